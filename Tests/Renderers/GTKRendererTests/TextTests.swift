import CGTK
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import GTKRenderer

@MainActor @Suite(.serialized, .hangLimit) struct TextTests {
  @Test func textsAreLabelsWhereTheEngineSays() async throws {
    let host = try await WindowHost(
      VStack(alignment: .leading, spacing: 10) {
        Text("One")
        Text("Two and more")
      })
    defer { host.close() }

    let (first, second) = (
      host.frame(of: try host.label("One")), host.frame(of: try host.label("Two and more"))
    )

    #expect(first.minX == second.minX)
    #expect(second.minY == first.maxY + 10)
    #expect(second.width > first.width)
  }

  @Test(arguments: [
    String(repeating: "荷塘月色 ", count: 30), String(repeating: "wrapped words ", count: 20),
  ])
  func wrappedTextsShowAllTheirLines(text: String) async throws {
    let host = try await WindowHost(
      Text(text).frame(width: 150), size: CGSize(width: 400, height: 700))
    defer { host.close() }

    let label = try host.label(text)
    let layout = gtk_label_get_layout(label.opaque)
    var (width, height): (CInt, CInt) = (0, 0)
    pango_layout_get_pixel_size(layout, &width, &height)

    #expect(pango_layout_is_ellipsized(layout) == 0)
    #expect(pango_layout_get_line_count(layout) > 2)
    #expect(CGFloat(height) == host.frame(of: label).height)
  }

  @Test func textsOutOfSightWaitUntilTheyAreScrolledTo() async throws {
    let host = try await WindowHost(
      ScrollView { VStack { ForEach(0..<200, id: \.self) { Text(verbatim: "row \($0)") } } })
    defer { host.close() }
    let (first, last) = (try host.label("row 0"), try host.label("row 199"))
    #expect(gtk_widget_get_mapped(first) != 0)
    #expect(gtk_widget_get_mapped(last) == 0)

    let area = try #require(host.window.renderer.scrollAreas.first)
    host.graph.handle(.scroll(area, to: CGPoint(x: 0, y: 100_000)))
    try await host.draw()

    #expect(gtk_widget_get_mapped(first) == 0)
    #expect(gtk_widget_get_mapped(last) != 0)
    let frame = host.frame(of: last)
    #expect(frame.maxY <= 300 && frame.minY > 200)
  }

  @Test func textThatFitsIsLaidOutOnceForAllWidths() async throws {
    let host = try await WindowHost(Text("Lotus"))
    defer { host.close() }
    let text = host.window.renderer.text
    var content = TextContent(string: "Pond")
    content.lineLimit = 2
    let before = text.measurements

    let sizes = [nil, 80, 100, 1_000].map { text.measure(content, width: $0, height: 400).size }

    #expect(Set(sizes.map(\.width)).count == 1)
    #expect(text.measurements == before + 1)
    #expect(text.measure(content, width: 1, height: nil).size.height > sizes[0].height)
  }

  /// A width that is rounded down leaves no room for the last character.
  @Test func textsInTheirOwnWidthAreWhole() async throws {
    let words = (1...20).map { String("不想上班的荷塘 Wifi月色，rm -i 3.5".prefix($0)) }
    let fonts: [Font] = [.headline, .body, .subheadline, .caption]
    let host = try await WindowHost(
      VStack(alignment: .leading) {
        ForEach(words, id: \.self) { word in
          HStack {
            ForEach(fonts.indices, id: \.self) { Text(word).font(fonts[$0]) }
            Spacer()
          }
        }
      }, size: CGSize(width: 1400, height: 900))
    defer { host.close() }

    for word in words {
      let labels = host.labels(word)
      #expect(labels.count == fonts.count)
      for label in labels {
        let layout = gtk_label_get_layout(label.opaque)
        #expect(pango_layout_is_ellipsized(layout) == 0, "\(word)")
        #expect(pango_layout_get_line_count(layout) == 1, "\(word)")
      }
    }
  }

  /// The mark of a cut text is wide here, so that a row in its own width cuts the wider text.
  @Test func textsInTheLabelOfAButtonAreWhole() async throws {
    let host = try await WindowHost(
      Button {
      } label: {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text("不想上班").fontWeight(.semibold)
          Text("oldpaper").font(.subheadline)
        }
        .lineLimit(1)
      }
      .buttonStyle(.plain))
    defer { host.close() }

    for name in ["不想上班", "oldpaper"] {
      #expect(pango_layout_is_ellipsized(gtk_label_get_layout(try host.label(name).opaque)) == 0)
    }
  }

  @Test func longTextsAreCutAtTheirLimit() async throws {
    let text = String(repeating: "words ", count: 50)
    let host = try await WindowHost(Text(text).lineLimit(2).frame(width: 150))
    defer { host.close() }

    let layout = gtk_label_get_layout(try host.label(text).opaque)

    #expect(pango_layout_is_ellipsized(layout) != 0)
    #expect(pango_layout_get_line_count(layout) == 2)
  }

  @Test func textsAreCutWhereThereIsTooLittleHeight() async throws {
    let text = String(repeating: "words ", count: 50)
    let host = try await WindowHost(Text(text).frame(width: 150, height: 45))
    defer { host.close() }

    let layout = gtk_label_get_layout(try host.label(text).opaque)

    #expect(pango_layout_is_ellipsized(layout) != 0)
    #expect(pango_layout_get_line_count(layout) == 2)
  }

  @Test(arguments: [(language: "zh", "zh-cn"), ("en", "zh-cn"), ("ja", "ja")])
  func charactersAreThoseOfTheLanguage(language: String, drawn: String) async throws {
    let host = try await WindowHost(Text("直骨角"), language: language)
    defer { host.close() }

    let list = gtk_label_get_attributes(try host.label("直骨角").opaque)
    let iterator = pango_attr_list_get_iterator(list)
    defer { pango_attr_iterator_destroy(iterator) }
    let attribute = pango_attr_iterator_get(iterator, PANGO_ATTR_LANGUAGE)
    let value = UnsafeMutableRawPointer(attribute)?.assumingMemoryBound(
      to: PangoAttrLanguage.self
    ).pointee.value

    #expect(value.flatMap { pango_language_to_string($0) }.map { String(cString: $0) } == drawn)
  }

  @Test func aChangedTextIsMeasuredAnew() async throws {
    let host = try await WindowHost(CountingView())
    defer { host.close() }
    let narrow = host.frame(of: try host.label("9")).width

    try await host.press(button: 0)

    #expect(host.frame(of: try host.label("10")).width > narrow)
  }
}

private struct CountingView: View {
  @State private var count = 9

  var body: some View {
    VStack {
      Text(verbatim: "\(count)")
      Button("Add") { count += 1 }
    }
  }
}
