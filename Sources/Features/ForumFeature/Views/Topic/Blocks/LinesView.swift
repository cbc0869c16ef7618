import CommunityAPI
import SwiftUI

/// Lines of words as their author wrote them.
struct LinesView: View {
  let lines: [[ArticleRun]]
  @Environment(Forum.self) private var forum

  var body: some View {
    Text(AttributedString(lines: lines, forum))
      .textSelection(.enabled)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}
