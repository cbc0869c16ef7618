import SwiftUI

/// The fields for a floor and a page.
struct JumpFields: View {
  @Binding var request: JumpRequest
  /// The last floor and the number of pages; `nil` while nobody knows.
  let lastFloor: Int?
  let pageCount: Int?
  let submit: @MainActor () -> Void
  @FocusState private var isTyping: Bool

  var body: some View {
    Picker(selection: $request.kind) {
      Text("Floor", bundle: .module).tag(JumpRequest.Kind.floor)
      Text("Page", bundle: .module).tag(JumpRequest.Kind.page)
    } label: {
      Text("Go to", bundle: .module)
    }
    .pickerStyle(.segmented)
    TextField(text: $request.text) { prompt }
      .focused($isTyping)
      .onAppear { isTyping = true }
      .onSubmit(submit)
      .accessibilityIdentifier("number-field")
  }

  private var prompt: Text {
    switch request.kind {
    case .floor:
      lastFloor.map { Text("Floor from 0 to \(String($0))", bundle: .module) }
        ?? Text("Floor", bundle: .module)
    case .page:
      pageCount.map { Text("Page from 1 to \(String($0))", bundle: .module) }
        ?? Text("Page", bundle: .module)
    }
  }
}
