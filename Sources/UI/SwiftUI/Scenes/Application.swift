import CApplication

/// An application that was asked to show itself.
///
/// `App.main()` hands it to the library that the program links for that, through the C symbol
/// `hetang_show_application`, as an unretained pointer. That library defines the symbol with
/// `@_cdecl`, takes the application back with `Application(at:)`, and makes its graph when the
/// flags are read and the place is ready.
@MainActor package final class Application {
  /// The application's type.
  package let type: any App.Type
  private let make: @MainActor () -> AppGraph

  package init<A: App>(_ type: A.Type) {
    self.type = type
    make = { AppGraph(type) }
  }

  /// The application behind the pointer that `hetang_show_application` is called with.
  package static func at(_ pointer: UnsafeMutableRawPointer) -> Application {
    Unmanaged<Application>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Creates the application's value, evaluates its scenes, and keeps both.
  package func makeGraph() -> AppGraph { make() }

  func show() {
    let pointer = Unmanaged.passUnretained(self).toOpaque()
    guard hetang_application_show(pointer) != 0 else {
      fatalError("\(type): the program links no library that shows applications (Launcher)")
    }
    withExtendedLifetime(self) {}
  }
}
