import SwiftUI

extension TopicMode {
  /// What a person chooses it by.
  var name: Text {
    switch self {
    case .oldestFirst: Text("Oldest First", bundle: .module)
    case .newestFirst: Text("Newest First", bundle: .module)
    case .starterOnly: Text("Only the Starter", bundle: .module)
    case .authorOnly: Text("Only This Author", bundle: .module)
    }
  }
}
