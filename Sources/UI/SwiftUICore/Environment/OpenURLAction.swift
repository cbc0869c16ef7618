public import Foundation

/// Opens addresses: by a handler of the program, or as the system does.
public nonisolated struct OpenURLAction {
  /// What a handler did with an address.
  public struct Result: Sendable {
    enum Kind: Equatable {
      case handled, discarded
      case system(URL?)
    }

    let kind: Kind

    /// The handler opened the address.
    public static let handled = Result(kind: .handled)
    /// The handler did nothing, and nobody else shall.
    public static let discarded = Result(kind: .discarded)
    /// The system is to open the address.
    public static let systemAction = Result(kind: .system(nil))

    /// The system is to open another address instead.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (URL) -> Result
  fileprivate var system: (@MainActor (URL) -> Bool)?

  /// Creates an action that asks a handler first.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens an address.
  @MainActor public func callAsFunction(_ url: URL) { open(url) }

  /// Opens an address, and says whether that worked.
  @MainActor public func callAsFunction(
    _ url: URL, completion: @escaping (_ accepted: Bool) -> Void
  ) {
    completion(open(url))
  }

  @MainActor @discardableResult private func open(_ url: URL) -> Bool {
    switch handler(url).kind {
    case .handled: true
    case .discarded: false
    case .system(let other): system?(other ?? url) ?? false
    }
  }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
  }

  private enum SystemOpenerKey: EnvironmentKey {
    static var defaultValue: (@MainActor (URL) -> Bool)? { nil }
  }

  /// Opens addresses.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.system = systemURLOpener
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }

  /// The system's way of opening an address, which says whether it worked; without one, addresses
  /// that the program doesn't handle are not accepted.
  package var systemURLOpener: (@MainActor (URL) -> Bool)? {
    get { self[SystemOpenerKey.self] }
    set { self[SystemOpenerKey.self] = newValue }
  }
}
