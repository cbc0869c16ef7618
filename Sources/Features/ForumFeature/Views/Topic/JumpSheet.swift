import SwiftUI

/// Asks for the floor or the page of a topic to go to.
struct JumpSheet: View {
  let model: TopicModel
  @Environment(\.dismiss) private var dismiss
  @State private var request = JumpRequest()

  var body: some View {
    NavigationStack {
      Form {
        JumpFields(
          request: $request, lastFloor: model.phase.hasContent ? model.lastFloor : nil,
          pageCount: model.pageCount, submit: go)
      }
      .navigationTitle(Text("Go to Floor or Page", bundle: .module))
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(role: .cancel) {
            dismiss()
          } label: {
            Text("Cancel", bundle: .module)
          }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button(action: go) { Text("Go", bundle: .module) }
            .disabled(!request.isComplete)
            .accessibilityIdentifier("go")
        }
      }
    }
    .presentationDetents([.medium])
  }

  /// Goes there, once a whole number is typed.
  private func go() {
    guard request.isComplete else { return }
    model.jump(request)
    dismiss()
  }
}
