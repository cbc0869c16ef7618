import CommunityAPI
import SwiftUI

/// Where a forwarded article begins: who forwarded it, and its own header.
struct ForwardedView: View {
  let header: ForwardedHeader

  var body: some View {
    Text(verbatim: header.text)
      .font(.footnote).foregroundStyle(.secondary)
      .frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityIdentifier("forwarded")
  }
}
