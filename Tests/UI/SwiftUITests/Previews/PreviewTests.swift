import Foundation
import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

#Preview { Text("without a name") }

#Preview("Named", traits: .fixedLayout(width: 320, height: 48)) {
  Text("named")
  Text("a second view")
}

#Preview("State", traits: .sizeThatFitsLayout) {
  @Previewable @State var count = 1
  let word = "count"
  Button("\(word) \(count)") { count += 1 }
}

#Preview("Modified", traits: .modifier(GreetedPreview())) { Text("inside") }

#Preview("Failing", traits: .modifier(FailingPreview())) { Text("inside") }

@MainActor struct PreviewTests {
  @Test func previewsOfAProgramAreFoundInTheOrderOfTheirLines() throws {
    let lines = found.map { $0.line }
    let names = try previews.map(\.name)

    #expect(lines == [7, 9, 14, 20, 22])
    #expect(names == [nil, "Named", "State", "Modified", "Failing"])
  }

  @Test func layoutIsWhatTheLastTraitSays() throws {
    #expect(try preview("Named").layout == .fixed(width: 320, height: 48))
    #expect(try preview("State").layout == .content)
    #expect(try preview(nil).layout == .window)
    let twice = Preview(traits: .sizeThatFitsLayout, .landscapeLeft) { Text("twice") }
    #expect(twice.layout == .fixed(width: 844, height: 390))
  }

  @Test func stateOfAPreviewChanges() throws {
    let host = ViewHost(try preview("State").content)

    try host.find("count 1").tap()

    #expect(host.texts == ["count 2"])
  }

  @Test func severalViewsOfOnePreviewAreShown() throws {
    #expect(ViewHost(try preview("Named").content).texts == ["named", "a second view"])
  }

  @Test func modifierStandsAroundThePreviewOnceItsContextIsThere() async throws {
    let host = ViewHost(try preview("Modified").content)

    await host.finishTasks()

    #expect(host.texts == ["Hello", "inside"])
  }

  @Test func contextThatCannotBeMadeIsTold() async throws {
    let host = ViewHost(try preview("Failing").content)

    await host.finishTasks()

    #expect(host.texts == ["FailingPreview: noContext"])
  }

  @Test func previewsAreAnApplicationWithAWindowForEach() throws {
    let previews = try PreviewScreens()
    let screens = previews.screens.filter { $0.name.hasPrefix("SwiftUITests-PreviewTests") }

    #expect(screens.map(\.name) == fileNames)
    #expect(Set(screens.map(\.window.value)).count == 5)
  }

  private var fileNames: [String] {
    ["", "-Named", "-State", "-Modified", "-Failing"].map { "SwiftUITests-PreviewTests" + $0 }
  }

  private func preview(_ name: String?) throws -> Preview {
    let found = try previews
    return try #require(found.first { $0.name == name })
  }

  private var previews: [Preview] { get throws { try found.map { try $0.makePreview() } } }

  private var found: [any PreviewRegistry.Type] {
    PreviewList.all.filter { $0.fileID == #fileID }
  }
}

/// Greets above a preview.
private struct GreetedPreview: PreviewModifier {
  static func makeSharedContext() async throws -> String { "Hello" }

  func body(content: Content, context: String) -> some View {
    VStack {
      Text(context)
      content
    }
  }
}

/// Has nothing to share.
private struct FailingPreview: PreviewModifier {
  enum Failure: Error { case noContext }

  static func makeSharedContext() async throws { throw Failure.noContext }

  func body(content: Content, context: Void) -> some View { content }
}
