import CoreTransferable
import Foundation
import HeadlessRenderer
import SwiftUI
import SwiftUICore
import SwiftUITesting
import TestSupport
import Testing
import UniformTypeIdentifiers

@MainActor @Suite(.hangLimit) struct FileDialogTests {
  private let folder: TemporaryDirectory
  private let exchange = RecordedExchange()
  private let told = Told()

  init() throws { folder = try TemporaryDirectory() }

  @Test func filesAreChosenInTheRenderersDialog() async {
    let file = folder.file("a.png")
    exchange.fileAnswers = RecordedFileChoices([.success([file])])
    let host = host { view, isPresented in
      view.fileImporter(
        isPresented: isPresented, allowedContentTypes: [.png], allowsMultipleSelection: true
      ) { told.take($0) }
      .fileDialogConfirmationLabel("Take")
    }

    await host.finishTasks()

    #expect(told.files == [[file]])
    #expect(!told.isPresented)
    var request = FileRequest(.open(several: true))
    request.contentTypes = [.png]
    request.confirmation = "Take"
    #expect(exchange.fileAnswers?.requests == [request])
  }

  @Test func whoWantsNoneChangesNothing() async {
    exchange.fileAnswers = RecordedFileChoices([.success(nil)])
    let host = host { view, isPresented in
      view.fileImporter(
        isPresented: isPresented, allowedContentTypes: [], allowsMultipleSelection: false
      ) {
        told.take($0)
      } onCancellation: {
        told.cancellations += 1
      }
    }

    await host.finishTasks()

    #expect(told.files.isEmpty && told.failures.isEmpty)
    #expect(told.cancellations == 1)
    #expect(!told.isPresented)
  }

  @Test func aDialogThatCannotBeShownIsTold() async {
    exchange.fileAnswers = RecordedFileChoices([.failure(CocoaError(.featureUnsupported))])
    let host = host { view, isPresented in
      view.fileImporter(isPresented: isPresented, allowedContentTypes: []) { told.take($0) }
    }

    await host.finishTasks()

    #expect(told.failures.count == 1)
    #expect(!told.isPresented)
  }

  @Test func theProgramCanTakeTheDialogAway() async {
    exchange.fileAnswers = RecordedFileChoices([])
    let host = host { view, isPresented in
      view.fileImporter(isPresented: isPresented, allowedContentTypes: []) { told.take($0) }
    }

    told.isPresented = false
    await host.finishTasks()

    #expect(told.files.isEmpty && told.failures.isEmpty && told.cancellations == 0)
  }

  // MARK: - Writing

  @Test func aDocumentIsWrittenUnderItsName() async throws {
    let file = folder.file("pond.txt")
    exchange.fileAnswers = RecordedFileChoices([.success([file])])
    let host = host { view, isPresented in
      view.fileExporter(
        isPresented: isPresented, document: Note(text: "荷塘"), contentType: .plainText,
        defaultFilename: "pond"
      ) { told.take($0) }
    }

    await host.finishTasks()

    #expect(try String(contentsOf: file, encoding: .utf8) == "荷塘")
    #expect(told.files == [[file]])
    #expect(exchange.fileAnswers?.requests.first?.purpose == .save(name: "pond.txt"))
    #expect(try folder.names == ["pond.txt"])
  }

  @Test func aPictureIsSavedByteForByte() async throws {
    let file = folder.file("red.png")
    try Data("old".utf8).write(to: file)
    let picture = try EncodedPicture(ClipboardModifierTests.png)
    exchange.fileAnswers = RecordedFileChoices([.success([file])])
    let host = host { view, isPresented in
      view.fileExporter(
        isPresented: isPresented, item: Image(encoded: picture.data, pixels: picture.pixels),
        defaultFilename: "red"
      ) { told.take($0) }
    }

    await host.finishTasks()

    #expect(try Data(contentsOf: file) == ClipboardModifierTests.png)
    #expect(exchange.fileAnswers?.requests.first?.purpose == .save(name: "red.png"))
    #expect(try folder.names == ["red.png"])
  }

  @Test func severalFilesGetNamesOfTheirOwn() async throws {
    try Data("old".utf8).write(to: folder.file("Untitled.txt"))
    exchange.fileAnswers = RecordedFileChoices([.success([folder.url])])
    let host = host { view, isPresented in
      view.fileExporter(
        isPresented: isPresented, documents: [Note(text: "a"), Note(text: "b")],
        contentTypes: [.plainText]
      ) { told.take($0) }
    }

    await host.finishTasks()

    #expect(try folder.names == ["Untitled 2.txt", "Untitled 3.txt", "Untitled.txt"])
    #expect(try String(contentsOf: folder.file("Untitled.txt"), encoding: .utf8) == "old")
    #expect(try String(contentsOf: folder.file("Untitled 3.txt"), encoding: .utf8) == "b")
  }

  @Test func withoutADocumentNothingIsAsked() async {
    exchange.fileAnswers = RecordedFileChoices([.success([folder.file("x")])])
    let host = host { view, isPresented in
      view.fileExporter(isPresented: isPresented, document: Note?.none, contentType: .plainText) {
        told.take($0)
      }
    }

    await host.finishTasks()

    #expect(exchange.fileAnswers?.requests.isEmpty == true)
  }

  @Test func whatCannotBeWrittenIsToldAndLeavesNothing() async throws {
    try Data("old".utf8).write(to: folder.file("kept.txt"))
    exchange.fileAnswers = RecordedFileChoices([.success([folder.file("kept.txt")])])
    let host = host { view, isPresented in
      view.fileExporter(
        isPresented: isPresented, document: Note(text: "broken"), contentType: .plainText
      ) { told.take($0) }
    }

    await host.finishTasks()

    #expect(told.failures.count == 1)
    #expect(try String(contentsOf: folder.file("kept.txt"), encoding: .utf8) == "old")
    #expect(try folder.names == ["kept.txt"])
  }

  @Test func aFolderThatIsGoneIsTold() async throws {
    exchange.fileAnswers = RecordedFileChoices([.success([folder.file("gone/x.txt")])])
    let host = host { view, isPresented in
      view.fileExporter(
        isPresented: isPresented, document: Note(text: "x"), contentType: .plainText
      ) { told.take($0) }
    }

    await host.finishTasks()

    #expect(told.failures.count == 1)
  }

  @Test func aFullDiskLeavesWhatWasThere() async {
    await #expect(processExitsWith: .success) {
      // No file of this process may be longer than 64 KB: what a full disk does to a write.
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 65_536, rlim_max: 65_536)
      setrlimit(__rlimit_resource_t(1), &limit)
      await FullDisk.run()
    }
  }

  // MARK: - Moving

  @Test func filesAreMovedIntoAFolder() async throws {
    try Data("a".utf8).write(to: folder.file("a"))
    let target = folder.url.appending(path: "to", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: false)
    exchange.fileAnswers = RecordedFileChoices([.success([target]), .success([target])])
    let host = host { view, isPresented in
      view.fileMover(isPresented: isPresented, file: folder.file("a")) { told.take($0) }
    }

    await host.finishTasks()
    try Data("b".utf8).write(to: folder.file("a"))
    told.isPresented = true
    await host.finishTasks()

    #expect(told.files.map { $0.map(\.lastPathComponent) } == [["a"]])
    #expect(told.failures.count == 1)
    #expect(try Data(contentsOf: target.appending(path: "a")) == Data("a".utf8))
    #expect(try Data(contentsOf: folder.file("a")) == Data("b".utf8))
  }

  // MARK: - Where the renderer has no dialog

  @Test func aPathIsTypedWhereThereIsNoDialog() async throws {
    try Data("x".utf8).write(to: folder.file("here.txt"))
    let host = host { view, isPresented in
      view.fileImporter(isPresented: isPresented, allowedContentTypes: [.plainText]) {
        told.take($0)
      }
    }

    try host.find(role: "field").type(folder.file("here").path(percentEncoded: false))
    try host.find(role: "field").submit()
    #expect(host.texts.contains("There is no such file."))
    #expect(host.texts.contains("here.txt"))
    try host.find(role: "field").type(folder.file("here.txt").path(percentEncoded: false))
    #expect(!host.texts.contains("There is no such file."))
    try host.find("Choose").tap()
    await host.finishTasks()

    #expect(told.files.map { $0.map(\.lastPathComponent) } == [["here.txt"]])
    #expect(!told.isPresented)
  }

  @Test func whatIsThereIsReplacedOnlyWhenAskedAgain() async throws {
    let file = folder.file("note.txt")
    try Data("old".utf8).write(to: file)
    let host = host { view, isPresented in
      view.fileExporter(
        isPresented: isPresented, document: Note(text: "new"), contentType: .plainText
      ) { told.take($0) }
      .fileDialogDefaultDirectory(folder.url)
    }

    try host.find(role: "field").type(file.path(percentEncoded: false))
    try host.find("Save").tap()
    await host.finishTasks()
    #expect(try String(contentsOf: file, encoding: .utf8) == "old")
    try host.find("Replace").tap()
    await host.finishTasks()

    #expect(try String(contentsOf: file, encoding: .utf8) == "new")
  }

  @Test func cancellingTheSheetIsTold() async throws {
    let host = host { view, isPresented in
      view.fileImporter(
        isPresented: isPresented, allowedContentTypes: [], allowsMultipleSelection: true
      ) {
        told.take($0)
      } onCancellation: {
        told.cancellations += 1
      }
    }

    try host.find("Cancel").tap()
    await host.finishTasks()
    told.isPresented = true
    host.settle()
    host.graph.press(KeyPress(key: .escape))
    await host.finishTasks()

    #expect(told.cancellations == 2)
    #expect(!told.isPresented)
  }

  private func host<V: View>(
    @ViewBuilder _ content: @escaping (AnyView, Binding<Bool>) -> V
  ) -> ViewHost {
    ViewHost(
      DialogView(told: told, content: content)
        .environment(\.exchange, exchange.fileAnswers == nil ? nil : exchange))
  }
}

@MainActor @Observable private final class Told {
  var isPresented = true
  var files: [[URL]] = []
  var failures: [String] = []
  var cancellations = 0

  func take(_ result: Result<[URL], any Error>) {
    switch result {
    case .success(let found): files.append(found)
    case .failure(let error): failures.append("\(error)")
    }
  }

  func take(_ result: Result<URL, any Error>) { take(result.map { [$0] }) }
}

private struct DialogView<Content: View>: View {
  let told: Told
  @ViewBuilder let content: (AnyView, Binding<Bool>) -> Content

  var body: some View {
    content(
      AnyView(Text(verbatim: "page")),
      Binding(get: { told.isPresented }, set: { told.isPresented = $0 }))
  }
}

private struct Note: FileDocument {
  var text: String

  static let readableContentTypes: [UTType] = [.plainText]

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else {
      throw CocoaError(.fileReadCorruptFile)
    }
    text = String(decoding: data, as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    if text == "broken" { throw CocoaError(.fileWriteUnknown) }
    return FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

/// Writes more than the disk takes, in a process of its own.
@MainActor private enum FullDisk {
  static func run() async {
    do {
      let folder = try TemporaryDirectory()
      let file = folder.file("kept.txt")
      try Data("old".utf8).write(to: file)
      let (exchange, told) = (RecordedExchange(), Told())
      exchange.fileAnswers = RecordedFileChoices([.success([file])])
      let host = ViewHost(
        DialogView(told: told) { view, isPresented in
          view.fileExporter(
            isPresented: isPresented, item: Data(count: 1 << 20), defaultFilename: "kept.txt"
          ) { told.take($0) }
        }.environment(\.exchange, exchange))
      await host.finishTasks()
      let isKept = try Data(contentsOf: file) == Data("old".utf8)
      let names = try folder.names
      exit(isKept && told.failures.count == 1 && names == ["kept.txt"] ? 0 : 1)
    } catch {
      exit(2)
    }
  }
}

extension TemporaryDirectory {
  /// The names of what is in the folder.
  fileprivate var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false)).sorted()
    }
  }
}
