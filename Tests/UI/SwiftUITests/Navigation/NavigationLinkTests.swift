import Foundation
import HeadlessRenderer
import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct NavigationLinkTests {
  @Test func rowWithALinkLeadsOnAndIsPressedAsAWhole() throws {
    let host = ViewHost(
      NavigationStack {
        List { NavigationLink("topic", value: 5) }
          .navigationDestination(for: Int.self) { Text(verbatim: "number \($0)") }
      })
    let row = try host.region { if case .row = $0 { true } else { false } }
    guard case .region(.row(let content))? = host.renderer.screen.elements[row]?.content else {
      Issue.record("no row")
      return
    }
    #expect(content.leadsOn)
    #expect(content.isPressable)

    host.perform(.press, on: row)

    #expect(host.texts.contains("number 5"))
    host.close()
  }

  @Test func linkWithoutAValueIsDisabled() throws {
    let host = ViewHost(NavigationStack { NavigationLink("nowhere", value: Int?.none) })

    let id = try #require(
      host.elements { if case .control = $0.content { true } else { false } }.first)

    guard case .control(let control)? = host.renderer.screen.elements[id]?.content else { return }
    #expect(!control.isEnabled)
    host.close()
  }

  @Test func linkFollowsABinding() {
    let host = ViewHost(Active())
    host.press("link")
    #expect(host.texts.contains("page"))

    host.press("leave")
    #expect(host.texts == ["link", "by program", "active false"])
    host.press("by program")

    #expect(host.texts.contains("page"))
    host.close()
  }

  @Test func linkFollowsASelection() {
    let host = ViewHost(Tagged())

    host.press("second")
    #expect(host.texts.contains("page 2"))
    host.press("Back")

    #expect(host.texts.contains("chosen 0"))
    host.close()
  }

  @Test func oldNavigationViewsShowStacksAndColumns() {
    let stack = ViewHost(NavigationView { Text(verbatim: "root").navigationBarTitle("Title") })
    #expect(stack.texts == ["Title", "root"])
    stack.close()

    let columns = ViewHost(
      NavigationView {
        Text(verbatim: "side")
        Text(verbatim: "detail")
      }, size: CGSize(width: 800, height: 600))
    #expect(columns.texts == ["side", "detail"])
    columns.close()

    let forced = ViewHost(
      NavigationView {
        Text(verbatim: "side")
        Text(verbatim: "detail")
      }.navigationViewStyle(.stack), size: CGSize(width: 800, height: 600))
    #expect(forced.texts == ["side"])
    forced.close()
  }

  @Test func systemWordsAreInTheLanguageOfThePlace() {
    let host = ViewHost(
      NavigationStack {
        Text(verbatim: "root")
          .navigationDestination(isPresented: .constant(true)) { Text(verbatim: "page") }
      }
      .environment(\.locale, Locale(identifier: "zh_CN")))

    #expect(host.texts == ["返回", "page"])
    host.close()
  }
}

private struct Active: View {
  @State private var isActive = false

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink(isActive: $isActive) {
          VStack {
            Text(verbatim: "page")
            Text(verbatim: "leave").onTapGesture { isActive = false }
          }
        } label: {
          Text(verbatim: "link")
        }
        Text(verbatim: "by program").onTapGesture { isActive = true }
        Text(verbatim: "active \(isActive)")
      }
    }
  }
}

private struct Tagged: View {
  @State private var chosen: Int?

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("first", destination: Text(verbatim: "page 1"), tag: 1, selection: $chosen)
        NavigationLink("second", destination: Text(verbatim: "page 2"), tag: 2, selection: $chosen)
        Text(verbatim: "chosen \(chosen ?? 0)")
      }
    }
  }
}
