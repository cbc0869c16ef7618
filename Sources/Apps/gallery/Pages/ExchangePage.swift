import SwiftUI
import UniformTypeIdentifiers

struct ExchangePage: View {
  @State private var received = ""
  @State private var isTargeted = false
  @State private var opens = false
  @State private var saves = false
  @State private var outcome: LocalizedStringKey = "Nothing yet"

  var body: some View {
    Samples {
      Sample("Drag and drop") {
        HStack {
          Label("Drag me", systemImage: "hand.draw").padding().background(.quaternary)
            .draggable("水木清华")
          Text(received.isEmpty ? "Drop something here" : LocalizedStringKey(received))
            .padding().background(isTargeted ? Color.accentColor.opacity(0.3) : Color.clear)
            .border(.secondary)
            .dropDestination(for: String.self) { texts, _ in
              received = texts.joined(separator: ", ")
              return true
            } isTargeted: {
              isTargeted = $0
            }
        }
      }
      Sample("Copy and paste") {
        HStack {
          Text("Copied by Control and C").focusable().copyable(["荷塘"])
          PasteButton(payloadType: String.self) { received = $0.joined(separator: ", ") }
        }
      }
      Sample("Rows that can be moved") { MovableRows() }
      Sample("Files") {
        HStack {
          Button("Open a text…") { opens = true }
            .fileImporter(
              isPresented: $opens, allowedContentTypes: [.plainText], onCompletion: read)
          Button("Save a text…") { saves = true }
            .fileExporter(
              isPresented: $saves, document: GalleryText(text: received), contentType: .plainText,
              defaultFilename: "gallery"
            ) { outcome = $0.isSuccess ? "Saved" : "Could not be saved" }
        }
        Text(outcome).foregroundStyle(.secondary)
      }
    }
    .buttonStyle(.bordered)
  }

  private func read(_ result: Result<URL, any Error>) {
    do {
      received = try String(contentsOf: try result.get(), encoding: .utf8)
      outcome = "Read"
    } catch {
      outcome = "Could not be read"
    }
  }
}

/// Rows in an order that a person chooses.
private struct MovableRows: View {
  @State private var names = ["水", "木", "清", "华"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { Text(verbatim: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        .dropDestination(for: String.self) { names.insert(contentsOf: $0, at: $1) }
    }
    .listStyle(.insetGrouped)
    .frame(height: 240)
  }
}

/// A text as a document.
private struct GalleryText: FileDocument {
  var text: String

  static let readableContentTypes: [UTType] = [.plainText]

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

extension Result {
  fileprivate var isSuccess: Bool { if case .success = self { true } else { false } }
}
