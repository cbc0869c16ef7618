import SwiftUI

struct PresentationsPage: View {
  @State private var showsSheet = false
  @State private var showsAlert = false
  @State private var showsQuestion = false
  @State private var showsPopover = false
  @State private var name = ""
  @State private var answer: LocalizedStringKey = "Nothing yet"

  var body: some View {
    Samples {
      Sample("Sheets") {
        Button("Show a sheet") { showsSheet = true }
          .sheet(isPresented: $showsSheet) { PresentedSheet() }
      }
      Sample("Alerts") {
        Button("Show an alert") { showsAlert = true }
          .alert("Delete the note?", isPresented: $showsAlert) {
            TextField("Name", text: $name)
            Button("Delete", role: .destructive) { answer = "Delete" }
            Button("Cancel", role: .cancel) { answer = "Cancel" }
          } message: {
            Text("It cannot be brought back.")
          }
      }
      Sample("Choices") {
        Button("Ask") { showsQuestion = true }
          .confirmationDialog(
            "What is to be done?", isPresented: $showsQuestion, titleVisibility: .visible
          ) {
            Button("Copy") { answer = "Copy" }
            Button("Delete", role: .destructive) { answer = "Delete" }
          }
      }
      Sample("Popovers") {
        Button("Show a popover") { showsPopover = true }
          .popover(isPresented: $showsPopover) { Text("A popover").padding() }
      }
      Sample("Chosen last") { Text(answer).foregroundStyle(.secondary) }
    }
    .buttonStyle(.bordered)
  }
}

/// What the page shows as a sheet.
private struct PresentedSheet: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isOn = true

  var body: some View {
    NavigationStack {
      Form { Toggle("Show signatures", isOn: $isOn) }
        .navigationTitle("A sheet")
        .toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
        }
    }
  }
}
