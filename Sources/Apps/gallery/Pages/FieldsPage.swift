import SwiftUI

struct FieldsPage: View {
  @State private var name = ""
  @State private var filled = "荷塘月色"
  @State private var password = "lotus"
  @State private var note = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    Samples {
      Sample("Text fields") {
        TextField("Name", text: $name, prompt: Text("As others see it"))
        TextField("Name", text: $filled).textFieldStyle(.roundedBorder)
        TextField("Name", text: $filled).textFieldStyle(.plain)
        TextField("Name", text: $filled).disabled(true)
      }
      Sample("Passwords") { SecureField("Password", text: $password) }
      Sample("Several lines") {
        TextField("Several lines", text: $note, axis: .vertical).lineLimit(2...5)
        TextEditor(text: $filled).frame(height: 96)
      }
      Sample("Focus") {
        TextField("Name", text: $name).focused($isFocused)
        Button("Give it the keyboard") { isFocused = true }
        Text(isFocused ? "It has the keyboard" : "It does not have the keyboard")
          .foregroundStyle(.secondary)
      }
    }
    .frame(maxWidth: 480)
  }
}
