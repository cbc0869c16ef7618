import CommunityAPI
import SwiftUI

/// Text with every blank in its place; what is too wide can be scrolled to.
struct CodeView: View {
  let code: ArticleCode

  var body: some View {
    ScrollView(.horizontal) {
      Text(verbatim: code.text)
        .font(.callout).monospaced()
        .fixedSize()
        .textSelection(.enabled)
        .padding(8)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.quaternary, in: RoundedRectangle(cornerRadius: 6))
    .accessibilityIdentifier("code")
  }
}
