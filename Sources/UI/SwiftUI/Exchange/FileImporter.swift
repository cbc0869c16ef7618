public import Foundation
public import SwiftUICore
public import UniformTypeIdentifiers

extension View {
  /// Lets a person choose a file while a binding is true.
  ///
  /// The binding becomes false before the action runs; a person who wants none changes nothing else.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown.
  ///   - allowedContentTypes: The kinds of files that can be chosen; `.folder` for folders.
  ///   - onCompletion: Takes the file, or why there was no dialog.
  /// - Returns: The view, with the dialog in front of its window.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    importer(isPresented, allowedContentTypes, several: false) { result in
      onCompletion(result.flatMap(\.single))
    } onCancellation: {
    }
  }

  /// Lets a person choose files while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown.
  ///   - allowedContentTypes: The kinds of files that can be chosen; `.folder` for folders.
  ///   - allowsMultipleSelection: Whether several files can be chosen.
  ///   - onCompletion: Takes the files, or why there was no dialog.
  /// - Returns: The view, with the dialog in front of its window.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    importer(
      isPresented, allowedContentTypes, several: allowsMultipleSelection,
      onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets a person choose files while a binding is true, and tells if none is wanted.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown.
  ///   - allowedContentTypes: The kinds of files that can be chosen; `.folder` for folders.
  ///   - allowsMultipleSelection: Whether several files can be chosen.
  ///   - onCompletion: Takes the files, or why there was no dialog.
  ///   - onCancellation: Runs if the person wants none.
  /// - Returns: The view, with the dialog in front of its window.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    importer(
      isPresented, allowedContentTypes, several: allowsMultipleSelection,
      onCompletion: onCompletion, onCancellation: onCancellation)
  }

  nonisolated private func importer(
    _ isPresented: Binding<Bool>, _ types: [UTType], several: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    var request = FileRequest(.open(several: several))
    request.contentTypes = types
    return modifier(
      FileDialog(
        isPresented: isPresented, request: request,
        outcome: FileDialog.Outcome(
          perform: { $0 }, onCompletion: onCompletion, onCancellation: onCancellation)))
  }
}

extension [URL] {
  /// The one file that was chosen.
  var single: Result<URL, any Error> {
    first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile))
  }
}
