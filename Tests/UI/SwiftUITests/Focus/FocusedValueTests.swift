import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct FocusedValueTests {
  @Test func valueOfWhatIsFocusedIsHandedOn() throws {
    let host = ViewHost(Fields())
    var names: [String?] = []
    host.graph.onFocusedValues = { names.append($0.name) }

    host.graph.moveFocus(by: 1)
    host.settle()
    host.graph.moveFocus(by: 1)
    host.settle()

    #expect(names == ["first", "second"])
  }

  @Test func innerValuesWinOverTheWindows() {
    let host = ViewHost(Nested())
    var names: [String?] = []
    host.graph.onFocusedValues = { names.append($0.name) }

    host.graph.moveFocus(by: 1)
    host.settle()

    #expect(names == ["inner"])
  }

  @Test func equalValuesAreNotToldAgain() {
    let host = ViewHost(Counting())
    var count = 0
    host.graph.onFocusedValues = { _ in count += 1 }

    host.press("Count")
    host.press("Count")

    #expect(host.texts.contains("2"))
    #expect(count == 0)
  }

  @Test func valuesWithoutFocusAreNone() {
    #expect(FocusedValues().name == nil)
    #expect(FocusedValues() == FocusedValues())
  }

  private struct Fields: View {
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("A", text: $text).focusedValue(\.name, "first")
        TextField("B", text: $text).focusedValue(\.name, "second")
      }
    }
  }

  private struct Nested: View {
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("A", text: $text).focusedValue(\.name, "inner")
      }
      .focusedSceneValue(\.name, "window")
      .focusedValue(\.name, "outer")
    }
  }

  private struct Counting: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Count") { count += 1 }
        Text(verbatim: "\(count)")
      }
      .focusedSceneValue(\.name, "same")
    }
  }
}

private struct NameKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var name: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}
