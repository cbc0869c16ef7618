import CGTK
import Foundation
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@testable import GTKRenderer

/// Windows printed into files, and read by a program that knows only the files.
@MainActor @Suite(.serialized, .hangLimit) struct WindowPrintingTests {
  @Test func allRowsArePrintedInOrderOnSeveralPages() async throws {
    let host = try await WindowHost(Poem(lines: 120), size: CGSize(width: 400, height: 300))
    defer { host.close() }

    let pages = try await host.printed()

    #expect(pages.count > 3)
    let printed = pages.joined(separator: "\n").split(separator: "\n").filter { $0.contains("第") }
    #expect(printed.map(String.init) == (1...120).map { "第\($0)行：曲曲折折的荷塘上面" })
    for (index, page) in pages.enumerated() {
      #expect(page.contains("\(index + 1)/\(pages.count)"))
      #expect(page.contains("荷塘月色"))
    }
  }

  @Test func longTextsGoOnAtTheNextPageWithoutLosingALine() async throws {
    let words = (1...900).map { "词\($0)。" }
    let host = try await WindowHost(
      NavigationStack {
        ScrollView { Text(verbatim: words.joined()) }.navigationTitle("荷塘月色")
      }, size: CGSize(width: 400, height: 300))
    defer { host.close() }

    let pages = try await host.printed()

    #expect(pages.count > 1)
    let text = pages.flatMap { $0.split(separator: "\n") }
      .filter { !$0.contains("荷塘月色") && !$0.contains(/^\d+\/\d+$/) }.joined()
      .filter { !$0.isWhitespace }
    #expect(text == words.joined())
  }

  @Test func theWindowIsAsItWasAfterwards() async throws {
    let host = try await WindowHost(Poem(lines: 120), size: CGSize(width: 400, height: 300))
    defer { host.close() }
    let area = try #require(host.window.renderer.scrollAreas.first)
    host.graph.handle(.scroll(area, to: CGPoint(x: 0, y: 700)))
    try await host.draw()
    let before = try host.standing()

    _ = try await host.printed()
    try await host.draw()

    #expect(try host.standing() == before)
    #expect(before.contains { $0.contains("第") })
  }

  @Test func whatStandsInTheMiddleOfAPageIsOnOnePage() async throws {
    let host = try await WindowHost(
      NavigationStack {
        VStack {
          Text(verbatim: "上")
          Spacer()
          Text(verbatim: "下")
        }.navigationTitle("荷塘月色")
      }, size: CGSize(width: 400, height: 300))
    defer { host.close() }

    let pages = try await host.printed()

    #expect(pages.count == 1)
    #expect(pages[0].contains("上") && pages[0].contains("下"))
  }

  @Test func aFileThatCannotBeWrittenIsAnError() async throws {
    let host = try await WindowHost(Poem(lines: 1))
    defer { host.close() }

    #expect(throws: GLibFailure.self) {
      try WindowPrinting(host.window, to: .file(URL(filePath: "/nowhere/poem.pdf"))).run()
    }
  }
}

private struct Poem: View {
  let lines: Int

  var body: some View {
    NavigationStack {
      List(1...lines, id: \.self) { Text(verbatim: "第\($0)行：曲曲折折的荷塘上面") }
        .navigationTitle("荷塘月色")
        .toolbar { Button("of no use on paper") {} }
    }
  }
}

extension WindowHost {
  /// The texts of the pages on which the window is printed.
  fileprivate func printed() async throws -> [String] {
    let folder = try TemporaryDirectory()
    let file = folder.file("page.pdf")
    try WindowPrinting(window, to: .file(file)).run()
    let data = try await OtherProgram.run(
      "pdftotext", "-layout", "-enc", "UTF-8", file.path(percentEncoded: false), "-")
    let text = String(decoding: data, as: UTF8.self)
    #expect(!text.contains("of no use"))
    // Each page ends with a form feed.
    return text.split(separator: "\u{0C}").map { page in
      page.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .joined(separator: "\n")
    }
  }

  /// What the window shows, and where.
  fileprivate func standing() throws -> [String] {
    widgets(of: gtk_label_get_type()).filter { gtk_widget_get_child_visible($0) != 0 }.map {
      "\(String(cString: gtk_label_get_text($0.opaque))) \(frame(of: $0))"
    }.sorted()
  }
}
