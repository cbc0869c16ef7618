import CommunityAPI
import SwiftUI

extension Emoticon {
  /// The set and the number, read aloud or written in place of the picture.
  var name: Text {
    switch family {
    case .em: Text("face \(number)", bundle: .module)
    case .ema: Text("monkey \(number)", bundle: .module)
    case .emb: Text("rabbit \(number)", bundle: .module)
    case .emc: Text("onion \(number)", bundle: .module)
    }
  }
}
