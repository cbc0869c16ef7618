import SwiftUI

/// The fields for a floor and a page.
struct JumpFields: View {
  @Binding var request: JumpRequest
  let lastFloor: Int
  let pageCount: Int?

  var body: some View {
    Picker(selection: $request.kind) {
      Text("Floor", bundle: .module).tag(JumpRequest.Kind.floor)
      Text("Page", bundle: .module).tag(JumpRequest.Kind.page)
    } label: {
      Text("Go to", bundle: .module)
    }
    .pickerStyle(.segmented)
    TextField(text: $request.text) { prompt }
      .accessibilityIdentifier("number-field")
  }

  private var prompt: Text {
    switch request.kind {
    case .floor: Text("Floor from 0 to \(lastFloor)", bundle: .module)
    case .page:
      pageCount.map { Text("Page from 1 to \($0)", bundle: .module) }
        ?? Text("Page", bundle: .module)
    }
  }
}
