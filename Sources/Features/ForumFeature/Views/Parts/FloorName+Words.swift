import SwiftUI

extension FloorName {
  /// The name in words.
  var words: Text {
    switch self {
    case .start: Text("floor start", bundle: .module)
    case .sofa: Text("floor sofa", bundle: .module)
    case .bench: Text("floor bench", bundle: .module)
    case .ground: Text("floor ground", bundle: .module)
    case .number(let number): Text("floor \(String(number))", bundle: .module)
    }
  }
}
