import HeadlessRenderer
import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct FocusTests {
  @Test func focusOfTheRendererIsTheStates() throws {
    let host = ViewHost(Form2())
    let fields = host.fields

    host.perform(.focus, on: fields[1])
    #expect(host.texts.last == "password")
    #expect(host.focusedPrompt == "Password")

    host.perform(.blur, on: fields[1])
    #expect(host.texts.last == "none")
    #expect(host.focusedPrompt == nil)
  }

  @Test func programMovesTheFocusByWriting() {
    let host = ViewHost(Form2())

    host.press("to name")
    #expect(host.focusedPrompt == "Name")
    #expect(host.texts.last == "name")

    host.press("away")
    #expect(host.focusedPrompt == nil)
    #expect(host.texts.last == "none")
  }

  @Test func tapOnAFieldGivesItTheFocus() {
    let host = ViewHost(Form2())

    host.graph.handle(.tap(host.fields[0], count: 1))
    host.settle()

    #expect(host.focusedPrompt == "Name")
    #expect(host.texts.last == "name")
  }

  @Test func onlyOneElementHasTheFocus() {
    let host = ViewHost(Form2())
    host.perform(.focus, on: host.fields[0])
    host.perform(.focus, on: host.fields[1])

    #expect(host.controls.filter(\.isFocused).count == 1)
    #expect(host.focusedPrompt == "Password")
  }

  @Test func submittingMovesTheFocusOn() {
    let host = ViewHost(Form2())
    host.perform(.focus, on: host.fields[0])

    host.perform(.submit, on: host.fields[0])

    #expect(host.focusedPrompt == "Password")
  }

  @Test func fieldThatGoesAwayLosesTheFocus() {
    let host = ViewHost(Vanishing())
    host.press("focus")
    #expect(host.texts.contains("focused true"))

    host.press("remove")

    #expect(host.texts.contains("focused false"))
    #expect(host.graph.focusedElement == nil)
  }

  @Test func disabledFieldCannotHaveTheFocus() {
    let host = ViewHost(Vanishing(isDisabled: true))

    host.press("focus")

    #expect(host.graph.focusedElement == nil)
    #expect(host.texts.contains("focused false"))
  }

  @Test func valueOfNoViewFallsBackToWhereTheFocusIs() {
    let host = ViewHost(Form2())
    host.press("to name")

    host.press("to nowhere")

    #expect(host.texts.last == "name")
    #expect(host.focusedPrompt == "Name")
  }

  @Test func focusIsThereWhenTheViewAppears() {
    let asked = ViewHost(Appearing())
    let byDefault = ViewHost(Defaulting())

    #expect(asked.focusedPrompt == "Name")
    #expect(byDefault.focusedPrompt == "Password")
  }

  @Test func formattedFieldEndsItsEditWhenTheProgramMovesTheFocus() {
    let host = ViewHost(Amount())
    host.perform(.focus, on: host.fields[0])
    host.perform(.setText("7"), on: host.fields[0])
    #expect(host.texts.contains("amount 3"))

    host.press("away")

    #expect(host.texts.contains("amount 7"))
  }

  @Test func tabGoesThroughWhatCanHaveTheFocusInReadingOrder() {
    let host = ViewHost(
      VStack {
        TextField("One", text: .constant(""))
        Text("nothing")
        Button("Two") {}
        Button("Three") {}.disabled(true)
        Toggle("Four", isOn: .constant(true))
      })

    var order: [AccessibilityRole] = []
    for _ in 0..<4 {
      let id = host.graph.moveFocus(by: 1)
      host.settle()
      if let node = host.nodes.first(where: { $0.id == id }) { order.append(node.role) }
    }
    #expect(order == [.field, .button, .switch, .field])

    host.graph.moveFocus(by: -1)
    host.settle()
    #expect(host.nodes.first { $0.states.contains(.focused) }?.label == "Four")
  }

  @Test func viewMadeFocusableKnowsWhenItHasTheFocus() throws {
    let host = ViewHost(Knowing().focusable())
    #expect(host.texts == ["false"])

    host.perform(.focus, on: try host.control { $0 == .area })
    #expect(host.texts == ["true"])
  }

  @Test func nothingIsLeftOfAFocusStateThatHasGone() {
    let host = ViewHost(Form2())
    host.press("to name")

    host.graph.close()

    #expect(host.graph.counters.nodes == 0)
    #expect(host.graph.counters.registrations == 0)
  }
}

private enum Field { case name, password, nowhere }

private struct Form2: View {
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      TextField("Name", text: .constant("")).focused($field, equals: .name)
        .onSubmit { field = .password }
      SecureField("Password", text: .constant("")).focused($field, equals: .password)
      Text("to name").onTapGesture { field = .name }
      Text("to nowhere").onTapGesture { field = .nowhere }
      Text("away").onTapGesture { field = nil }
      Text(field.map { "\($0)" } ?? "none")
    }
  }
}

private struct Vanishing: View {
  var isDisabled = false
  @FocusState private var isFocused
  @State private var isThere = true

  var body: some View {
    VStack {
      if isThere {
        TextField("Name", text: .constant("")).focused($isFocused).disabled(isDisabled)
      }
      Text("focus").onTapGesture { isFocused = true }
      Text("remove").onTapGesture { isThere = false }
      Text("focused \(String(isFocused))")
    }
  }
}

private struct Appearing: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Name", text: .constant("")).focused($isFocused).onAppear { isFocused = true }
  }
}

private struct Defaulting: View {
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      TextField("Name", text: .constant("")).focused($field, equals: .name)
      SecureField("Password", text: .constant("")).focused($field, equals: .password)
    }.defaultFocus($field, .password)
  }
}

private struct Amount: View {
  @State private var amount = 3
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Amount", value: $amount, format: .number).focused($isFocused)
      Text("amount \(String(amount))")
      Text("away").onTapGesture { isFocused = false }
    }
  }
}

private struct Knowing: View {
  @Environment(\.isFocused) private var isFocused

  var body: some View { Text(String(isFocused)) }
}

extension ViewHost {
  fileprivate var fields: [ElementID] {
    elements {
      if case .control(let control) = $0.content, case .field = control.kind { true } else { false }
    }
  }

  /// The prompt of the field that has the focus.
  fileprivate var focusedPrompt: String? {
    let fields = controls.filter(\.isFocused).compactMap { control -> String? in
      if case .field(let field) = control.kind { field.prompt } else { nil }
    }
    return fields.first
  }
}
