import Foundation
import HeadlessRenderer
import Observation
import SwiftUICore
import Testing

@MainActor struct TextUpdateTests {
  @Test func changedFontIsShownAndMeasured() {
    let model = Model()
    let host = Host(400, 400, Shown(model: model))
    let height = host.frames["text"]?.height

    model.isLarge = true
    host.settle()

    #expect(host.text?.font == .largeTitle)
    #expect(host.frames["text"]?.height != height)
    host.close()
  }

  @Test func changedStyleIsShownWithoutRunningTheBodyOfTheText() {
    let model = Model()
    let host = Host(400, 400, Shown(model: model))

    let cost = host.counting { model.isRed = true }

    #expect(host.text?.runs.first?.color == .red)
    #expect(cost.bodiesByType["Leaf"] == nil)
    host.close()
  }

  @Test func changedLocaleIsShown() {
    let model = Model()
    let host = Host(400, 400, Shown(model: model))
    #expect(host.text?.string == "1,234")

    model.language = "de"
    host.settle()

    #expect(host.text?.string == "1.234")
    host.close()
  }

  @Test func changedTintIsShownByLinksAlone() {
    let model = Model()
    let host = Host(
      400, 400,
      Tinted(model: model) {
        Text(verbatim: "plain")
        Text(AttributedString.link)
      })

    let changes = host.changes { model.isRed = true }

    #expect(changes.count == 1)
    guard case .update(_, .text(let text)) = changes.first else {
      Issue.record("not an update: \(changes)")
      return
    }
    #expect(text.string == "link")
    #expect(text.runs.first?.color == .red)
    host.close()
  }

  @Test func colourOfAnAreaFollowsTheTint() {
    let model = Model()
    let host = Host(100, 100, Tinted(model: model) { Color.accentColor })

    let changes = host.changes { model.isRed = true }

    #expect(changes.count == 1)
    guard case .update(_, .color(.red)) = changes.first else {
      Issue.record("not an update: \(changes)")
      return
    }
    host.close()
  }
}

@MainActor @Observable private final class Model {
  var isLarge = false
  var isRed = false
  var language = "en"
}

private struct Shown: View {
  let model: Model

  var body: some View {
    VStack { Leaf() }
      .font(model.isLarge ? .largeTitle : .body)
      .foregroundStyle(model.isRed ? Color.red : Color.primary)
      .environment(\.locale, Locale(identifier: model.language))
  }
}

private struct Leaf: View {
  var body: some View { Text("\(1234)").probe("text") }
}

private struct Tinted<Content: View>: View {
  let model: Model
  @ViewBuilder let content: Content

  var body: some View {
    VStack { content }.tint(model.isRed ? .red : nil)
  }
}

extension AttributedString {
  fileprivate static var link: AttributedString {
    var string = AttributedString("link")
    string.link = URL(string: "https://example.org")
    return string
  }
}

extension Host {
  /// The changes that a step brings about.
  func changes(_ step: () -> Void) -> [Change] {
    renderer.forgetCommits()
    step()
    settle()
    return renderer.commits.flatMap(\.self)
  }
}
