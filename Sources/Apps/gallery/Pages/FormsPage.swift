import SwiftUI

struct FormsPage: View {
  @State private var name = "荷塘"
  @State private var showsSignatures = true
  @State private var size = 1
  @State private var zoom = 1.0
  @State private var copies = 2

  var body: some View {
    Form {
      Section("Reading") {
        TextField("Name", text: $name)
        Toggle("Show signatures", isOn: $showsSignatures)
        Picker("Text size", selection: $size) {
          Text("Small").tag(0)
          Text("Regular").tag(1)
          Text("Large").tag(2)
        }
        Stepper("\(copies) copies", value: $copies, in: 0...9)
        LabeledContent("Zoom") { Slider(value: $zoom, in: 0.5...2) }
      }
      Section {
        LabeledContent("Version", value: "0.1")
        NavigationLink("Licences") { Text("Here it leads") }
        Button("Forget everything", role: .destructive) {}
      } header: {
        Text("About")
      } footer: {
        Text("What is forgotten can be read again as long as the server has it.")
      }
    }
  }
}
