public import Foundation
public import SwiftUICore

extension View {
  /// Lets a person choose the folder that a file is moved to, while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; it isn't while there is no file.
  ///   - file: The file.
  ///   - onCompletion: Takes where the file lies now, or why it could not be moved.
  /// - Returns: The view, with the dialog in front of its window.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets a person choose the folder that files are moved to, while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; it isn't while there are no files.
  ///   - files: The files.
  ///   - onCompletion: Takes where the files lie now, or why the first could not be moved.
  /// - Returns: The view, with the dialog in front of its window.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(
      isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets a person choose the folder that a file is moved to, and tells if it is to stay.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; it isn't while there is no file.
  ///   - file: The file.
  ///   - onCompletion: Takes where the file lies now, or why it could not be moved.
  ///   - onCancellation: Runs if the person wants it to stay.
  /// - Returns: The view, with the dialog in front of its window.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileMover(
      isPresented: isPresented, files: file.map { [$0] } ?? [],
      onCompletion: { onCompletion($0.flatMap(\.single)) }, onCancellation: onCancellation)
  }

  /// Lets a person choose the folder that files are moved to, and tells if they are to stay.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; it isn't while there are no files.
  ///   - files: The files.
  ///   - onCompletion: Takes where the files lie now, or why the first could not be moved.
  ///   - onCancellation: Runs if the person wants them to stay.
  /// - Returns: The view, with the dialog in front of its window.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    let files = Array(files)
    return modifier(
      FileDialog(
        isPresented: isPresented, request: files.isEmpty ? nil : FileRequest(.folder),
        outcome: FileDialog.Outcome(
          perform: { chosen in
            guard let folder = chosen.first else { return [] }
            return try await FileWriting.move(files, to: folder)
          }, onCompletion: onCompletion, onCancellation: onCancellation)))
  }
}
