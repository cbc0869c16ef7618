public import CoreTransferable
public import Foundation
import FoundationCompat
public import SwiftUICore
public import UniformTypeIdentifiers

extension View {
  /// Lets a person choose where a document is written, while a binding is true.
  ///
  /// The file is written beside its place and then put there, so that a full disk leaves what was
  /// there before. The binding becomes false before the action runs.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; it isn't while there is no document.
  ///   - document: The document.
  ///   - contentType: The kind of file.
  ///   - defaultFilename: What the file is called unless the person says otherwise.
  ///   - onCompletion: Takes where the file lies, or why it could not be written.
  /// - Returns: The view, with the dialog in front of its window.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(
      isPresented, document.map { [ExportedFile($0, as: contentType, named: defaultFilename)] },
      onCompletion: { onCompletion($0.flatMap(\.single)) }, onCancellation: {})
  }

  /// Lets a person choose the folder that documents are written to, while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown.
  ///   - documents: The documents.
  ///   - contentType: The kind of files.
  ///   - onCompletion: Takes where the files lie, or why one could not be written.
  /// - Returns: The view, with the dialog in front of its window.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    exporter(
      isPresented, documents.map { ExportedFile($0, as: contentType, named: nil) },
      onCompletion: onCompletion, onCancellation: {}, isOne: false)
  }

  /// Lets a person choose where a document is written, and tells if that is nowhere.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; it isn't while there is no document.
  ///   - document: The document.
  ///   - contentTypes: The kinds of files, the usual one first; the document's own if there is none.
  ///   - defaultFilename: What the file is called unless the person says otherwise.
  ///   - onCompletion: Takes where the file lies, or why it could not be written.
  ///   - onCancellation: Runs if the person wants no file.
  /// - Returns: The view, with the dialog in front of its window.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(
      isPresented,
      document.map { [ExportedFile($0, as: contentTypes.first, named: defaultFilename)] },
      onCompletion: { onCompletion($0.flatMap(\.single)) }, onCancellation: onCancellation)
  }

  /// Lets a person choose the folder that documents are written to, and tells if that is none.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown.
  ///   - documents: The documents.
  ///   - contentTypes: The kinds of files, the usual one first; the documents' own if there is none.
  ///   - onCompletion: Takes where the files lie, or why one could not be written.
  ///   - onCancellation: Runs if the person wants no files.
  /// - Returns: The view, with the dialog in front of its window.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    exporter(
      isPresented, documents.map { ExportedFile($0, as: contentTypes.first, named: nil) },
      onCompletion: onCompletion, onCancellation: onCancellation, isOne: false)
  }

  /// Lets a person choose where a value is written, and tells if that is nowhere.
  ///
  ///     .fileExporter(isPresented: $isSaving, item: picture, contentTypes: [.jpeg],
  ///       defaultFilename: "pond.jpg") { result in … }
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; it isn't while there is no value.
  ///   - item: The value; its bytes are made once a file was chosen.
  ///   - contentTypes: The kinds of files, the usual one first; what the value can be had as if
  ///     there is none.
  ///   - defaultFilename: What the file is called unless the person says otherwise; as the value
  ///     suggests by default.
  ///   - onCompletion: Takes where the file lies, or why it could not be written.
  ///   - onCancellation: Runs if the person wants no file.
  /// - Returns: The view, with the dialog in front of its window.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(
      isPresented, item.map { [ExportedFile($0, of: contentTypes, named: defaultFilename)] },
      onCompletion: { onCompletion($0.flatMap(\.single)) }, onCancellation: onCancellation)
  }

  /// Lets a person choose the folder that values are written to, and tells if that is none.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown.
  ///   - items: The values.
  ///   - contentTypes: The kinds of files, the usual one first; what the values can be had as if
  ///     there is none.
  ///   - onCompletion: Takes where the files lie, or why one could not be written.
  ///   - onCancellation: Runs if the person wants no files.
  /// - Returns: The view, with the dialog in front of its window.
  nonisolated public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where T == C.Element {
    exporter(
      isPresented, items.map { ExportedFile($0, of: contentTypes, named: nil) },
      onCompletion: onCompletion, onCancellation: onCancellation, isOne: false)
  }

  nonisolated private func exporter(
    _ isPresented: Binding<Bool>, _ files: [ExportedFile]?,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void, isOne: Bool = true
  ) -> some View {
    let files = files ?? []
    var request: FileRequest?
    if let first = files.first {
      request = FileRequest(isOne ? .save(name: first.name) : .folder)
      if isOne { request?.contentTypes = [first.contentType] }
    }
    return modifier(
      FileDialog(
        isPresented: isPresented, request: request,
        outcome: FileDialog.Outcome(
          perform: { chosen in
            guard let place = chosen.first else { return [] }
            return isOne
              ? [try await FileWriting.write(files[0], to: place)]
              : try await FileWriting.write(files, into: place)
          }, onCompletion: onCompletion, onCancellation: onCancellation)))
  }
}
