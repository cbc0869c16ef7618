import SwiftUI

extension Age {
  /// The age of what is shown, as the beginning of a line.
  var words: Text {
    switch self {
    case .moments: Text("From a moment ago", bundle: .module)
    case .minutes(let count): Text("From \(count) minutes ago", bundle: .module)
    case .hours(let count): Text("From \(count) hours ago", bundle: .module)
    case .days(let count): Text("From \(count) days ago", bundle: .module)
    }
  }
}
