import SwiftUI
import SwiftUITesting
import Testing

/// Controls written in the ways that programs write them most.
@MainActor struct CallShapeTests {
  @Test func buttons() {
    let host = ViewHost(Buttons().lineLimit(1))

    #expect(
      host.nodes.filter { $0.role.isControl }.map(\.label) == [
        "closure", "function", "label first", "label, last", "role", "role and label", "symbol",
        "symbol and role", "string", "plain", "old style", "own", "Done",
      ])
  }

  @Test func controls() {
    let host = ViewHost(Controls())

    #expect(
      host.nodes.filter { $0.role.isControl }.map { "\($0.role.rawValue) \($0.label)" } == [
        "switch key", "switch view", "switch symbol", "field key", "field view", "field axis",
        "secureField key", "editor ", "menuButton Key", "menuButton View", "menuButton Old",
        "slider Volume", "slider ", "menuButton key", "menuButton view", "menuButton symbol",
        "link key", "link view", "progress ", "progress key", "progress view",
      ])
  }

  @Test func styleReadsTheEnvironmentOfItsPlace() {
    let host = ViewHost(
      VStack {
        Button("on") {}.buttonStyle(.mine)
        Button("off") {}.buttonStyle(.mine).disabled(true)
      })

    #expect(host.texts == ["on", "yes", "off", "no"])
  }

  @Test func focusIsHandedToAnotherView() {
    let host = ViewHost(Focusing())

    host.press("go")

    #expect(host.nodes.first { $0.states.contains(.focused) }?.label == "Name")
  }
}

private struct Buttons: View {
  private let title = "string"

  var body: some View {
    VStack {
      Group {
        Button("closure") { act() }
        Button("function", action: act)
        Button {
          act()
        } label: {
          Text("label first")
        }
        Button(action: act) {
          HStack {
            Text("label")
            Text("last")
          }
        }
        Button("role", role: .destructive) { act() }
        Button(role: .cancel, action: act) { Text("role and label") }
      }
      Group {
        Button("symbol", systemImage: "star", action: act)
        Button("symbol and role", systemImage: "trash", role: .destructive) { act() }
        Button(title) { act() }
        Button("plain") { act() }.buttonStyle(.plain)
        Button("old style") { act() }.buttonStyle(PlainButtonStyle())
        Button("own", action: act).buttonStyle(MineStyle()).keyboardShortcut(.defaultAction)
        Button(role: .confirm) { act() }
      }
    }
  }

  private func act() {}
}

private struct Controls: View {
  @State private var isOn = false
  @State private var text = ""
  @State private var choice = 1
  @State private var number = 0.5
  private let url = URL(filePath: "/")

  var body: some View {
    VStack {
      Group {
        Toggle("key", isOn: $isOn)
        Toggle(isOn: $isOn) { Text("view") }
        Toggle("symbol", systemImage: "star", isOn: $isOn)
        TextField("key", text: $text)
        TextField(text: $text, prompt: Text("prompt")) { Text("view") }
        TextField("axis", text: $text, prompt: nil, axis: .vertical).onSubmit { text = "" }
        SecureField("key", text: $text).textFieldStyle(RoundedBorderTextFieldStyle())
        TextEditor(text: $text)
      }
      Group {
        Picker("Key", selection: $choice) { options }
        Picker(selection: $choice) {
          options
        } label: {
          Text("View")
        }
        Picker(selection: $choice, label: Text("Old")) { options }.pickerStyle(MenuPickerStyle())
        Slider(value: $number, in: 0...1, step: 0.1) {
          Text("Volume")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("1")
        }
        Slider(value: $number)
      }
      Group {
        Menu("key") { Button("item") {} }
        Menu {
          Button("item") {}
        } label: {
          Text("view")
        }
        Menu("symbol", systemImage: "star") { Button("item") {} }
        Link("key", destination: url)
        Link(destination: url) { Text("view") }
        ProgressView()
        ProgressView("key", value: number, total: 2).progressViewStyle(LinearProgressViewStyle())
        ProgressView(value: number) { Text("view") }
      }
    }
  }

  @ViewBuilder private var options: some View {
    ForEach(0..<3, id: \.self) { Text("option \($0)").tag($0) }
  }
}

private struct MineStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1).accessibilityAddTraits([])
    Text(isEnabled ? "yes" : "no").accessibilityHidden(true)
  }
}

extension ButtonStyle where Self == MineStyle {
  fileprivate static var mine: MineStyle { MineStyle() }
}

private struct Focusing: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      Inner(isFocused: $isFocused)
      Text("go").onTapGesture { isFocused = true }
    }
  }

  private struct Inner: View {
    var isFocused: FocusState<Bool>.Binding

    var body: some View { TextField("Name", text: .constant("")).focused(isFocused) }
  }
}
