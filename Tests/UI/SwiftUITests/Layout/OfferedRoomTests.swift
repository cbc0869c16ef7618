import Foundation
import HeadlessRenderer
import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

/// What was measured is offered the same room again when it is placed: a row that is offered just
/// what it took hands it out otherwise, and cuts a text that there is room for.
@MainActor struct OfferedRoomTests {
  @Test func aRowInItsOwnWidthWouldCutAText() throws {
    let host = ViewHost(TightRow().frame(width: 128))

    let width = try host.width(of: "ten letter")
    #expect(width < 80)
  }

  @Test func aButtonLeavesItsLabelWhole() throws {
    let host = ViewHost(
      Button {
      } label: {
        TightRow()
      }.buttonStyle(.plain))

    #expect(try host.width(of: "ten letter") == 80)
  }

  @Test func anOptionLeavesItsLabelWhole() throws {
    let host = ViewHost(
      Picker("Choice", selection: .constant(1)) { TightRow().tag(1) }.pickerStyle(.inline))

    #expect(try host.width(of: "ten letter") == 80)
  }

  @Test(arguments: [ToolbarItemPlacement.topBarLeading, .principal, .primaryAction])
  func aBarLeavesItsItemsWhole(placement: ToolbarItemPlacement) throws {
    let host = ViewHost(
      NavigationStack {
        Text("Page").toolbar { ToolbarItem(placement: placement) { TightRow() } }
      })

    #expect(try host.width(of: "ten letter") == 80)
  }

  @Test func aTabLeavesItsWordsWhole() throws {
    let host = ViewHost(
      TabView {
        Text("Page").tabItem { Text("ten letter") }
        Text("Other").tabItem { Text("sixsix") }
      })

    #expect(try host.width(of: "ten letter") == 80)
  }

  @Test func aPopoverLeavesItsContentWhole() throws {
    let host = ViewHost(
      Text("Page").popover(isPresented: .constant(true)) { TightRow() },
      size: CGSize(width: 800, height: 600))

    #expect(try host.width(of: "ten letter") == 80)
  }
}

/// A text that needs more than its share, and is served first because what is beside it is more
/// flexible.
private struct TightRow: View {
  var body: some View {
    HStack(spacing: 0) {
      Text("ten letter").frame(minWidth: 60)
      Color.red.frame(minWidth: 8, idealWidth: 48, maxWidth: 48, maxHeight: 16)
    }
    .lineLimit(1)
  }
}

extension ViewHost {
  /// The width that a text is shown in.
  fileprivate func width(of string: String) throws -> CGFloat {
    try #require(
      renderer.screen.flattened().first { element in
        if case .text(let text) = element.content { text.string == string } else { false }
      }
    ).frame.width
  }
}
