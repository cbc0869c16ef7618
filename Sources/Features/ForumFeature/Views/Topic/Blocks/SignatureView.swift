import CommunityAPI
import SwiftUI

/// The lines that an author puts under all articles, dimmed.
struct SignatureView: View {
  let lines: [[ArticleRun]]
  @Environment(Forum.self) private var forum

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: "--").accessibilityHidden(true)
      Text(AttributedString(lines: lines, forum, font: .footnote))
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .font(.footnote).foregroundStyle(.tertiary)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("signature")
  }
}
