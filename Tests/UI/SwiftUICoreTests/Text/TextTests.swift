import Foundation
import FoundationCompat
import HeadlessRenderer
import Observation
import SwiftUICore
import Testing

@MainActor struct TextTests {
  private func content<V: View>(_ view: V) -> TextContent? {
    Host(400, 400, view).text
  }

  private func runs<V: View>(_ view: V) -> [TextRun] { content(view)?.runs ?? [] }

  @Test func joinedTextsKeepTheirLooks() {
    let text = Text(verbatim: "a").bold() + Text(verbatim: "b") + Text(verbatim: "c").italic()

    let runs = runs(text)

    #expect(runs.map(\.string) == ["a", "b", "c"])
    #expect(runs.map { $0.font?.description().weight } == [.bold, nil, .regular])
    #expect(runs.map { $0.font?.description().isItalic } == [false, nil, true])
  }

  /// An attributed text can be written as a literal too; one of a text is a key to look up.
  @Test func literalIsAKey() {
    let key: LocalizedStringKey = "Topics"

    #expect(Text("Topics") == Text(key))
    #expect(Text("Topics") != Text(AttributedString("Topics")))
    #expect([Text("Topics")] == [Text(key)])
  }

  @Test func neighboursThatLookAlikeAreOneRun() {
    #expect(runs(Text(verbatim: "a") + Text(verbatim: "b")).map(\.string) == ["ab"])
  }

  @Test func innerChangesWinOverOuterOnes() {
    let text = (Text(verbatim: "a").foregroundStyle(.red) + Text(verbatim: "b"))
      .foregroundStyle(.blue)

    #expect(runs(text).map(\.color) == [.red, .blue])
    #expect(runs(text.foregroundColor(.green)).map(\.color) == [.red, .blue])
  }

  @Test func viewsAroundSayWhatTextsLeaveOpen() throws {
    let view = VStack { Text(verbatim: "a").fontWeight(.light) }
      .font(.title).bold().fontDesign(.serif).underline(color: .red).strikethrough()

    let run = try #require(runs(view).first)

    let font = try #require(run.font?.description())
    #expect(font.style == .title)
    #expect(font.weight == .bold)
    #expect(font.design == .serif)
    #expect(run.underline == TextRun.Line(color: .red))
    #expect(run.strike == TextRun.Line())
  }

  @Test func plainTextHasNoLooks() {
    #expect(runs(Text(verbatim: "a")) == [TextRun("a")])
  }

  @Test func foregroundLevelsAreThoseOfTheViewsAround() {
    let label = Text(verbatim: "a").foregroundStyle(.secondary)

    #expect(runs(label).map(\.color) == [Color.secondary])
    #expect(
      runs(VStack { label }.foregroundStyle(.red)).map(\.color) == [Color.red.opacity(0.5)])
    #expect(runs(VStack { label }.foregroundStyle(.red, .blue)).map(\.color) == [.blue])
  }

  @Test func levelsSetOnViewsReferToTheStyleAround() {
    let inner = VStack { Text(verbatim: "a") }.foregroundStyle(.secondary)

    #expect(runs(inner).map(\.color) == [Color.secondary])
    #expect(runs(inner.foregroundStyle(.green)).map(\.color) == [Color.green.opacity(0.5)])
  }

  @Test func tintIsThatOfTheView() {
    let text = Text(verbatim: "a").foregroundStyle(.tint)

    #expect(runs(text.tint(.orange)).map(\.color) == [.orange])
    #expect(runs(text.foregroundStyle(.red)).map(\.color?.system) == [.accent])
  }

  @Test func caseIsThatOfTheLocale() {
    #expect(runs(Text(verbatim: "i").textCase(.uppercase)).map(\.string) == ["I"])
    let turkish = Text(verbatim: "i").textCase(.uppercase)
      .environment(\.locale, Locale(identifier: "tr"))
    #expect(runs(turkish).map(\.string) == ["\u{130}"])
  }

  @Test func linesAreLimitedAndReserved() {
    let text = Text(verbatim: "a")

    #expect(content(text.lineLimit(3))?.lineLimit == 3)
    #expect(content(text.lineLimit(2...))?.reservedLines == 2)
    #expect(content(text.lineLimit(2...4))?.lineLimit == 4)
    #expect(content(text.lineLimit(...4))?.lineLimit == 4)
    #expect(content(text.lineLimit(2, reservesSpace: true))?.reservedLines == 2)
    #expect(content(text.lineLimit(2, reservesSpace: true).lineLimit(5))?.lineLimit == 2)
  }

  @Test func paragraphsAreSetAsViewsAroundSay() throws {
    let view = Text(verbatim: "a").multilineTextAlignment(.center).truncationMode(.middle)
      .lineSpacing(4).minimumScaleFactor(0.5).allowsTightening(true).textSelection(.enabled)

    let content = try #require(self.content(view))

    #expect(content.alignment == .center)
    #expect(content.truncation == .middle)
    #expect(content.lineSpacing == 4)
    #expect(content.minimumScale == 0.5)
    #expect(content.allowsTightening)
    #expect(content.isSelectable)
  }

  @Test func keysTakeTextsAndPictures() {
    let runs = runs(Text("see \(Text("this").bold()) \(Image(systemName: "star"))!"))

    #expect(runs.map(\.string) == ["see ", "this", " ", TextRun.imageCharacter, "!"])
    #expect(runs[1].font?.description().weight == .bold)
    #expect(runs[3].image?.source == .symbol("star"))
  }

  @Test func keysAreWrittenInMarkdownAndArgumentsAreNot() {
    let runs = runs(Text("**\("*new*")** at [home](https://example.org/\(7))"))

    #expect(runs.map(\.string) == ["*new*", " at ", "home"])
    #expect(runs[0].font?.description().weight == .bold)
    #expect(runs[2].link?.absoluteString == "https://example.org/7")
    #expect(self.runs(Text(verbatim: "**a**")).map(\.string) == ["**a**"])
    #expect(String(localized: "**a**") == "**a**")
  }

  @Test func attributesOfAttributedTextsAreShown() throws {
    var string = AttributedString("plain ")
    var link = AttributedString("link")
    link.link = URL(string: "https://example.org")
    link.font = .headline
    link.underlineStyle = .single
    string += link

    let runs = runs(Text(string).tint(.purple))

    #expect(runs.map(\.string) == ["plain ", "link"])
    #expect(runs[1].link?.absoluteString == "https://example.org")
    #expect(runs[1].font == .headline)
    #expect(runs[1].isUnderlined)
    #expect(runs[1].color == .purple)
  }

  @Test func valuesAreFormattedInTheLocaleOfTheView() {
    let text = Text(0.25, format: .percent)

    #expect(runs(text).map(\.string) == ["25%"])
    #expect(
      runs(text.environment(\.locale, Locale(identifier: "de"))).map(\.string)
        == ["25\u{a0}%"])
  }

  @Test func textSizeGrowsFonts() throws {
    let content = try #require(
      self.content(Text(verbatim: "a").font(.body).dynamicTypeSize(.accessibility5)))

    let size = try #require(content.font?.description(at: content.typeSize).size)
    #expect(size > 2 * 13)
  }

  @Test func textSizeStaysInItsRange() {
    let view = Text(verbatim: "a").dynamicTypeSize(...(.xLarge)).dynamicTypeSize(.accessibility1)

    #expect(content(view)?.typeSize == .xLarge)
  }
}

extension Host {
  /// The first text that is shown.
  var text: TextContent? {
    renderer.screen.flattened().lazy.compactMap {
      if case .text(let content) = $0.content { content } else { nil }
    }.first
  }
}
