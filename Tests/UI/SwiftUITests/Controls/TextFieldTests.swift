import HeadlessRenderer
import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct TextFieldTests {
  @Test func typingChangesTheBinding() throws {
    let host = ViewHost(Naming())

    host.perform(.setText("Ada"), on: try host.field())

    #expect(host.texts == ["hello Ada"])
    #expect(host.text(of: try host.field()) == "Ada")
  }

  @Test func labelIsThePromptUnlessThereIsOne() throws {
    let first = ViewHost(TextField("Name", text: .constant("")))
    let second = ViewHost(TextField("Name", text: .constant(""), prompt: Text("Your name")))

    #expect(first.controls.first?.kind == .field(FieldContent(text: "", prompt: "Name")))
    #expect(second.controls.first?.kind == .field(FieldContent(text: "", prompt: "Your name")))
    let field = try second.field()
    #expect(second.renderer.screen.elements[field]?.accessibility.label == "Name")
  }

  @Test func refusedTextIsReplacedByTheBindingsValue() throws {
    let host = ViewHost(
      TextField("Code", text: Binding(get: { "42" }, set: { _ in })))
    let field = try host.field()
    host.renderer.forgetCommits()

    host.perform(.setText("42x"), on: field)

    let kept = ControlContent(.field(FieldContent(text: "42", prompt: "Code")))
    #expect(host.renderer.commits == [[.update(field, .control(kept))]])
  }

  @Test func twoKeysBeforeATurnNeverBringBackTheFirst() throws {
    let host = ViewHost(Naming())
    let field = try host.field()
    host.renderer.forgetCommits()

    host.graph.handle(.action(field, .setText("A")))
    host.graph.handle(.action(field, .setText("Ad")))
    host.settle()

    let updates = host.renderer.commits.flatMap(\.self).compactMap { change -> String? in
      if case .update(field, .control(let control)) = change,
        case .field(let content) = control.kind
      {
        return content.text
      }
      return nil
    }
    #expect(updates == ["Ad"])
  }

  @Test func formattedValueChangesWhenEditingEnds() throws {
    let host = ViewHost(Counting())
    let field = try host.field()
    #expect(host.text(of: field) == "3")

    host.perform(.setText("12"), on: field)
    #expect(host.texts == ["count 3"])
    #expect(host.text(of: field) == "12")

    host.perform(.submit, on: field)
    #expect(host.texts == ["count 12"])

    host.perform(.focus, on: field)
    host.perform(.setText("many"), on: field)
    host.perform(.blur, on: field)
    #expect(host.texts == ["count 12"])
    #expect(host.text(of: field) == "12")
  }

  @Test func submissionIsHeardFromTheInsideOut() throws {
    let calls = Calls()
    let host = ViewHost(
      VStack {
        VStack { TextField("Name", text: .constant("")).onSubmit { calls.note("inner") } }
          .onSubmit(of: .search) { calls.note("search") }
      }.onSubmit { calls.note("outer") })

    host.perform(.submit, on: try host.field())

    #expect(calls.names == ["inner", "outer"])
  }

  @Test func submitScopeKeepsSubmissionsInside() throws {
    let calls = Calls()
    let host = ViewHost(
      TextField("Name", text: .constant("")).onSubmit { calls.note("inner") }.submitScope()
        .onSubmit { calls.note("outer") })

    host.perform(.submit, on: try host.field())

    #expect(calls.names == ["inner"])
  }

  @Test func styleOfOnesOwnSurroundsTheField() throws {
    let host = ViewHost(
      TextField("Name", text: .constant("Ada")).textFieldStyle(FramedStyle())
        .textFieldStyle(.roundedBorder))

    #expect(host.texts == ["before"])
    var content = FieldContent(text: "Ada", prompt: "Name")
    content.look = .roundedBorder
    #expect(host.controls.first?.kind == .field(content))
  }

  @Test func fieldGrowsAlongItsAxisWithinItsLines() throws {
    let host = ViewHost(Growing().lineLimit(2...3))
    let field = try host.field()
    let two = try #require(host.renderer.screen.elements[field]?.frame.height)

    host.perform(.setText("one\ntwo\nthree"), on: field)
    let three = try #require(host.renderer.screen.elements[field]?.frame.height)
    host.perform(.setText("one\ntwo\nthree\nfour"), on: field)

    #expect(three > two)
    #expect(host.renderer.screen.elements[field]?.frame.height == three)
  }

  @Test func hintsForTheKeyboardReachTheField() {
    let host = ViewHost(
      TextField("Name", text: .constant("")).textInputAutocapitalization(.never)
        .autocorrectionDisabled().submitLabel(.next))

    var content = FieldContent(text: "", prompt: "Name")
    content.capitalization = .never
    content.isCorrected = false
    content.submitLabel = "next"
    #expect(host.controls.first?.kind == .field(content))
  }

  @Test func secureFieldAndEditorSayWhatTheyAre() {
    let secure = ViewHost(SecureField("Password", text: .constant("x")))
    let editor = ViewHost(TextEditor(text: .constant("long")))

    #expect(
      secure.controls.first?.kind
        == .field(FieldContent(kind: .secure, text: "x", prompt: "Password")))
    #expect(editor.controls.first?.kind == .field(FieldContent(kind: .editor, text: "long")))
  }
}

private struct Naming: View {
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Text("hello \(name)")
    }
  }
}

private struct Growing: View {
  @State private var text = ""

  var body: some View { TextField("Text", text: $text, axis: .vertical) }
}

private struct Counting: View {
  @State private var count = 3

  var body: some View {
    VStack {
      TextField("Count", value: $count, format: .number)
      Text("count \(count)")
    }
  }
}

private struct FramedStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    HStack {
      Text("before")
      configuration
    }
  }
}
