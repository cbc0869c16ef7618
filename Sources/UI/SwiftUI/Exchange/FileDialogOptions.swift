public import Foundation
public import SwiftUICore

/// What a dialog in which files are chosen shows beside files.
public nonisolated struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Ends of names.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1)
  /// What packages hold.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 2)
  /// Files that are hidden by their names.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 4)
}

/// What the views around say about dialogs in which files are chosen.
nonisolated struct FileDialogOptions {
  var message: Text?
  var confirmation: Text?
  var folder: URL?
  var browser: FileDialogBrowserOptions = []

  /// A request with what was said filled in.
  @MainActor func applied(to request: FileRequest, in environment: EnvironmentValues) -> FileRequest
  {
    var request = request
    request.title = message?.string(in: environment)
    request.confirmation = confirmation?.string(in: environment)
    request.folder = folder
    request.showsHiddenFiles = browser.contains(.includeHiddenFiles)
    return request
  }
}

extension EnvironmentValues {
  private enum FileDialogKey: EnvironmentKey {
    static var defaultValue: FileDialogOptions { FileDialogOptions() }
  }

  var fileDialog: FileDialogOptions {
    get { self[FileDialogKey.self] }
    set { self[FileDialogKey.self] = newValue }
  }
}

extension View {
  /// Says in dialogs in which files are chosen what they are chosen for.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
    transformEnvironment(\.fileDialog) { $0.message = message }
  }

  /// Says in dialogs in which files are chosen what they are chosen for.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// Says in dialogs in which files are chosen what they are chosen for.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Names the button that ends the choice of files well.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    transformEnvironment(\.fileDialog) { $0.confirmation = label }
  }

  /// Names the button that ends the choice of files well.
  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// Names the button that ends the choice of files well.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(
    _ label: S
  ) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Says in which folder the choice of files begins.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    transformEnvironment(\.fileDialog) { $0.folder = defaultDirectory }
  }

  /// Says what dialogs in which files are chosen show beside files.
  nonisolated public func fileDialogBrowserOptions(
    _ options: FileDialogBrowserOptions
  ) -> some View {
    transformEnvironment(\.fileDialog) { $0.browser = options }
  }
}
