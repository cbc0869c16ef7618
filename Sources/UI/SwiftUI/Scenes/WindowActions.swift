public import SwiftUICore

/// Opens a window.
public nonisolated struct OpenWindowAction {
  let perform: (WindowRequest) -> Void

  /// Opens a window for a value, or brings the one that shows it to the front.
  @MainActor public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {
    perform(WindowRequest(value: value))
  }

  /// Opens the window of a name, or brings it to the front if there can only be one.
  @MainActor public func callAsFunction(id: String) { perform(WindowRequest(name: id)) }

  /// Opens a window of a name for a value.
  @MainActor public func callAsFunction<D>(id: String, value: D)
  where D: Decodable, D: Encodable, D: Hashable {
    perform(WindowRequest(name: id, value: value))
  }
}

/// Closes a window.
public nonisolated struct DismissWindowAction {
  let perform: (WindowRequest?) -> Void

  /// Closes the window that the view is in.
  @MainActor public func callAsFunction() { perform(nil) }

  /// Closes the window that shows a value.
  @MainActor public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {
    perform(WindowRequest(value: value))
  }

  /// Closes the windows of a name.
  @MainActor public func callAsFunction(id: String) { perform(WindowRequest(name: id)) }

  /// Closes the window of a name that shows a value.
  @MainActor public func callAsFunction<D>(id: String, value: D)
  where D: Decodable, D: Encodable, D: Hashable {
    perform(WindowRequest(name: id, value: value))
  }
}

/// Opens the window of the settings.
public nonisolated struct OpenSettingsAction {
  let perform: (WindowRequest) -> Void

  /// Opens the settings, or brings them to the front.
  @MainActor public func callAsFunction() { perform(WindowRequest(isSettings: true)) }
}

extension EnvironmentValues {
  private enum OpenWindowKey: EnvironmentKey {
    static var defaultValue: ((WindowRequest) -> Void)? { nil }
  }

  private enum DismissWindowKey: EnvironmentKey {
    static var defaultValue: ((WindowRequest?) -> Void)? { nil }
  }

  var windowOpener: ((WindowRequest) -> Void)? {
    get { self[OpenWindowKey.self] }
    set { self[OpenWindowKey.self] = newValue }
  }

  var windowCloser: ((WindowRequest?) -> Void)? {
    get { self[DismissWindowKey.self] }
    set { self[DismissWindowKey.self] = newValue }
  }

  /// Opens a window of the application.
  public var openWindow: OpenWindowAction {
    OpenWindowAction(perform: windowOpener ?? { _ in })
  }

  /// Closes a window of the application.
  public var dismissWindow: DismissWindowAction {
    DismissWindowAction(perform: windowCloser ?? { _ in })
  }

  /// Opens the settings of the application.
  public var openSettings: OpenSettingsAction {
    OpenSettingsAction(perform: windowOpener ?? { _ in })
  }
}
