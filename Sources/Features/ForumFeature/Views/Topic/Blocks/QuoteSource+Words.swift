import CommunityAPI
import SwiftUI

extension ArticleQuote.Source {
  /// Who said it, for the line above.
  var words: Text {
    let name = nick.flatMap { $0.isEmpty ? nil : $0 } ?? author
    return switch kind {
    case .article: Text("\(name) wrote:", bundle: .module)
    case .mail: Text("\(name) wrote in a mail:", bundle: .module)
    }
  }
}
