import Foundation
import HeadlessRenderer
import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct DialogTests {
  @Test func alertShowsTitleMessageAndButtonsAndAButtonEndsIt() throws {
    let host = ViewHost(Asking())
    host.press("ask")
    #expect(host.texts == ["ask", "kept", "Delete?", "It is gone for good.", "Delete", "Cancel"])

    host.press("Delete")

    #expect(host.texts == ["ask", "deleted"])
    host.close()
  }

  @Test func dialogTellsItsTitleAndMessageToRenderers() throws {
    let host = ViewHost(Asking())
    host.press("ask")

    let dialog = try host.region { if case .dialog = $0 { true } else { false } }

    #expect(
      host.renderer.screen.elements[dialog]?.content
        == .region(
          .dialog(
            DialogContent(kind: .alert, title: "Delete?", message: "It is gone for good."))))
    host.close()
  }

  @Test func alertWithoutButtonsSaysOK() {
    let host = ViewHost(
      Text(verbatim: "window").alert("Done", isPresented: .constant(true)) {})

    #expect(host.texts == ["window", "Done", "OK"])
    host.close()
  }

  @Test func confirmationOffersAWayOut() {
    let host = ViewHost(Confirming())
    host.press("choose")
    #expect(host.texts == ["choose", "none", "Which?", "Red", "Blue", "Cancel"])

    host.press("Cancel")
    #expect(host.texts == ["choose", "none"])
    host.press("choose")
    host.press("Blue")

    #expect(host.texts == ["choose", "blue"])
    host.close()
  }

  @Test func confirmationWithACancelButtonOfItsOwnGetsNoOther() {
    let host = ViewHost(
      Text(verbatim: "window").confirmationDialog("Which?", isPresented: .constant(true)) {
        Button("Go") {}
        Button("Never mind", role: .cancel) {}
      })

    #expect(host.texts == ["window", "Which?", "Go", "Never mind"])
    host.close()
  }

  @Test func alertAboutAnErrorSaysWhatTheErrorSays() {
    let host = ViewHost(Failing())

    host.press("fail")
    #expect(host.texts == ["fail", "No connection", "Retry"])
    host.press("Retry")

    #expect(host.texts == ["fail"])
    host.close()
  }

  @Test func alertPresentingAValueWaitsForTheValue() {
    let host = ViewHost(Presenting())
    host.press("show")
    #expect(host.texts == ["show", "set"])

    host.press("set")

    #expect(host.texts == ["show", "set", "About", "value 5", "use 5"])
    host.close()
  }

  @Test func contextMenuOpensBesideTheViewAndClosesOnAction() throws {
    let host = ViewHost(WithMenu())
    let text = try #require(
      host.elements { if case .text = $0.content { true } else { false } }.first)

    #expect(host.renderer.screen.elements[text]?.accessibility.actions == [.showMenu])
    host.perform(.showMenu, on: text)
    #expect(host.texts == ["item 0", "Raise"])
    host.press("Raise")

    #expect(host.texts == ["item 1"])
    host.close()
  }
}

private struct Asking: View {
  @State private var isAsking = false
  @State private var isDeleted = false

  var body: some View {
    Text(verbatim: "ask").onTapGesture { isAsking = true }
      .alert("Delete?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) { isDeleted = true }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text(verbatim: "It is gone for good.")
      }
    Text(verbatim: isDeleted ? "deleted" : "kept")
  }
}

private struct Confirming: View {
  @State private var isChoosing = false
  @State private var color = "none"

  var body: some View {
    Text(verbatim: "choose").onTapGesture { isChoosing = true }
      .confirmationDialog("Which?", isPresented: $isChoosing) {
        Button("Red") { color = "red" }
        Button("Blue") { color = "blue" }
      }
    Text(verbatim: color)
  }
}

private struct Failure: LocalizedError {
  var errorDescription: String? { "No connection" }
}

private struct Failing: View {
  @State private var error: Failure?
  @State private var isFailed = false

  var body: some View {
    Text(verbatim: "fail")
      .onTapGesture {
        error = Failure()
        isFailed = true
      }
      .alert(isPresented: $isFailed, error: error) { Button("Retry") {} }
  }
}

private struct Presenting: View {
  @State private var isShown = false
  @State private var value: Int?

  var body: some View {
    VStack {
      Text(verbatim: "show").onTapGesture { isShown = true }
      Text(verbatim: "set").onTapGesture { value = 5 }
    }
    .alert("About", isPresented: $isShown, presenting: value) { value in
      Button("use \(value)") {}
    } message: { value in
      Text(verbatim: "value \(value)")
    }
  }
}

private struct WithMenu: View {
  @State private var count = 0

  var body: some View {
    Text(verbatim: "item \(count)").contextMenu { Button("Raise") { count += 1 } }
  }
}
