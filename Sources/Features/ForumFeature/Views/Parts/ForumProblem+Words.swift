import SwiftUI

extension ForumProblem {
  /// What went wrong, in a few words.
  var title: Text {
    switch self {
    case .offline, .cancelled: Text("The server can't be reached", bundle: .module)
    case .timeout: Text("The server took too long", bundle: .module)
    case .refused: Text("The server said no", bundle: .module)
    case .noPermission: Text("Not open to you", bundle: .module)
    case .sessionExpired: Text("Only for members who are logged in", bundle: .module)
    case .gone: Text("This is no longer there", bundle: .module)
    case .serverBroken(let status):
      Text("The server is in trouble (\(status))", bundle: .module)
    case .notUnderstood: Text("The answer can't be understood", bundle: .module)
    case .insecure: Text("The connection can't be trusted", bundle: .module)
    case .storage: Text("This device can't keep or find its data", bundle: .module)
    case .notKept: Text("Nothing is kept here", bundle: .module)
    case .unusableRequest: Text("This can't be asked for", bundle: .module)
    }
  }

  /// What may help, or what the server itself says.
  var advice: Text {
    switch self {
    case .refused(let message), .noPermission(let message), .sessionExpired(let message),
      .gone(let message):
      message.isEmpty ? silentAdvice : Text(verbatim: message)
    default: silentAdvice
    }
  }

  private var silentAdvice: Text {
    switch self {
    case .offline, .cancelled, .notKept:
      Text("Look whether the network is there, then try again.", bundle: .module)
    case .timeout, .serverBroken: Text("It may work again in a moment.", bundle: .module)
    case .notUnderstood:
      Text("The site may be under repair, or a login page of the network answers.", bundle: .module)
    case .gone: Text("It was deleted, or the link is wrong.", bundle: .module)
    case .noPermission, .sessionExpired: Text("Logging in may help.", bundle: .module)
    case .insecure: Text("Somebody between here and the server may be listening.", bundle: .module)
    case .storage: Text("Look whether there is room left on the device.", bundle: .module)
    case .refused, .unusableRequest: Text("The server gives no reason.", bundle: .module)
    }
  }

  /// The name of the picture beside the words.
  var systemImage: String {
    switch self {
    case .offline, .timeout, .notKept, .cancelled: "wifi.slash"
    case .noPermission, .sessionExpired: "lock"
    case .gone: "trash"
    case .insecure: "lock.open"
    case .refused, .serverBroken, .notUnderstood, .storage, .unusableRequest:
      "exclamationmark.triangle"
    }
  }
}
