import SwiftUI
import SwiftUITesting
import Testing

/// What was measured is offered the same room again when it is placed: a row that is offered just
/// what it took hands it out otherwise, and cuts a text that there is room for.
@MainActor struct OfferedRoomTests {
  @Test func aRowInItsOwnWidthWouldCutAText() throws {
    let host = ViewHost(TightRow().frame(width: 128))

    #expect(try host.find("ten letter").frame.width == 64)
  }

  @Test func aButtonLeavesItsLabelWhole() throws {
    let host = ViewHost(
      Button {
      } label: {
        TightRow()
      }.buttonStyle(.plain))

    #expect(try host.find("ten letter").frame.width == 80)
  }

  @Test func anOptionLeavesItsLabelWhole() throws {
    let host = ViewHost(
      Picker("Choice", selection: .constant(1)) { TightRow().tag(1) }.pickerStyle(.inline))

    #expect(try host.find("ten letter").frame.width == 80)
  }

  @Test(arguments: [ToolbarItemPlacement.topBarLeading, .principal, .primaryAction])
  func aBarLeavesItsItemsWhole(placement: ToolbarItemPlacement) throws {
    let host = ViewHost(
      NavigationStack {
        Text("Page").toolbar { ToolbarItem(placement: placement) { TightRow() } }
      })

    #expect(try host.find("ten letter").frame.width == 80)
  }

  @Test func aTabLeavesItsWordsWhole() throws {
    let host = ViewHost(
      TabView {
        Text("Page").tabItem { Text("ten letter") }
        Text("Other").tabItem { Text("sixsix") }
      })

    #expect(try host.find("ten letter").frame.width == 80)
  }

  @Test func aPopoverLeavesItsContentWhole() throws {
    let host = ViewHost(
      Text("Page").popover(isPresented: .constant(true)) { TightRow() },
      size: CGSize(width: 800, height: 600))

    #expect(try host.find("ten letter").frame.width == 80)
  }
}

/// Two texts of which the one that needs more room is the less flexible, so that it is served first.
private struct TightRow: View {
  var body: some View {
    HStack(spacing: 0) {
      Text("ten letter").frame(minWidth: 60)
      Text("sixsix")
    }
    .lineLimit(1)
  }
}
