import Routing
import SwiftUI

extension RoutingError {
  /// Why the address leads nowhere.
  var words: Text {
    switch self {
    case .malformed(let url, _): Text("“\(url)” is no valid address.", bundle: .module)
    case .unknown(let url): Text("Nothing here opens “\(url)”.", bundle: .module)
    case .unusable(let url, _, _): Text("Something in “\(url)” is wrong.", bundle: .module)
    }
  }
}
