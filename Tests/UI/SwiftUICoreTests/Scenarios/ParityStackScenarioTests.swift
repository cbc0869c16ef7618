import Foundation
import HeadlessRenderer
import SwiftUICore
import Testing

/// The second half of the measured facts of group `parity`.
@MainActor struct ParityStackScenarioTests {
  @Test(.measured("parity/hstack-bottom")) func hstackBottom() {
    let host = ParityHost(
      400, 600, ["Short": CGSize(width: 33.5, height: 16), "Tall": CGSize(width: 51, height: 48)],
      HStack(alignment: .bottom) {
        Text("Short").probe("short")
        Text("Tall").probe("tall")
      })

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("parity/hstack-in-vstack")) func hstackInVstack() {
    let host = ParityHost(
      400, 600,
      [
        "Label": CGSize(width: 33, height: 16), "Value": CGSize(width: 33.5, height: 16),
        "Another": CGSize(width: 48.5, height: 16), "Data": CGSize(width: 28.5, height: 16),
      ],
      VStack(spacing: 12) {
        HStack {
          Text("Label").probe("label")
          Spacer()
          Text("Value").probe("value")
        }.padding(.horizontal, 16)
        HStack {
          Text("Another").probe("another")
          Spacer()
          Text("Data").probe("data")
        }.padding(.horizontal, 16)
      })

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("parity/hstack-with-spacer")) func hstackWithSpacer() {
    let host = ParityHost(
      400, 600, ["Left": CGSize(width: 24, height: 16), "Right": CGSize(width: 32, height: 16)],
      HStack {
        Text("Left").probe("left")
        Spacer()
        Text("Right").probe("right")
      })

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("parity/nested-alignment-override")) func nestedAlignmentOverride() {
    let host = ParityHost(
      400, 600, ["A": CGSize(width: 9, height: 16), "B": CGSize(width: 8.5, height: 16)],
      VStack(alignment: .leading) {
        HStack {
          Text("A").probe("a")
          Spacer()
        }.frame(maxWidth: .infinity)
        Text("B").probe("b").frame(maxWidth: .infinity, alignment: .trailing)
      })

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("parity/padding-nested")) func paddingNested() {
    let host = ParityHost(
      400, 600, ["Double Padded": CGSize(width: 93, height: 16)],
      Text("Double Padded").probe("text").padding(8).padding(16))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("parity/sidebar-detail-split")) func sidebarDetailSplit() {
    let host = ParityHost(
      400, 600,
      [
        "Item 1": CGSize(width: 36.5, height: 16), "Item 2": CGSize(width: 38, height: 16),
        "Item 3": CGSize(width: 38.5, height: 16), "Item 4": CGSize(width: 38.5, height: 16),
        "Item 5": CGSize(width: 38.5, height: 16), "Detail": CGSize(width: 35, height: 16),
      ],
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 4) {
          Text("Item 1").probe("i1")
          Text("Item 2").probe("i2")
          Text("Item 3").probe("i3")
          Text("Item 4").probe("i4")
          Text("Item 5").probe("i5")
        }.frame(width: 120).padding(.vertical, 8)
        Color.red.frame(width: 1).probe("line")
        VStack(alignment: .leading) {
          Text("Detail").probe("detail")
          Spacer()
        }.frame(maxWidth: .infinity, alignment: .leading).padding(12)
      })

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("parity/toolbar-content-layout")) func toolbarContentLayout() {
    let host = ParityHost(
      400, 600,
      [
        "Back": CGSize(width: 30, height: 16), "Title": CGSize(width: 26.5, height: 16),
        "Done": CGSize(width: 32, height: 16),
      ],
      VStack(spacing: 0) {
        HStack {
          Text("Back").probe("back")
          Spacer()
          Text("Title").probe("title")
          Spacer()
          Text("Done").probe("done")
        }.padding(8).frame(maxWidth: .infinity)
        Color.red.frame(height: 1).probe("line")
        Spacer()
      })

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("parity/two-column-hstack")) func twoColumnHstack() {
    let host = ParityHost(
      400, 600,
      [
        "Main content": CGSize(width: 79, height: 16), "Second line": CGSize(width: 71, height: 16),
      ],
      HStack(spacing: 0) {
        Color.red.frame(width: 120).probe("blue")
        VStack(alignment: .leading, spacing: 8) {
          Text("Main content").probe("t1")
          Text("Second line").probe("t2")
        }.frame(maxWidth: .infinity, alignment: .leading).padding(16)
      })

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("parity/unequal-flex-spacers")) func unequalFlexSpacers() {
    let host = ParityHost(
      400, 600,
      [
        "Top": CGSize(width: 22.5, height: 16), "Mid": CGSize(width: 22.5, height: 16),
        "Bottom": CGSize(width: 44.5, height: 16),
      ],
      VStack {
        Text("Top").probe("top")
        Spacer()
        Text("Mid").probe("mid")
        Spacer()
        Spacer()
        Text("Bottom").probe("bottom")
      })

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("parity/vstack-nested")) func vstackNested() {
    let host = ParityHost(
      400, 600,
      [
        "Group 1 - A": CGSize(width: 69, height: 16), "Group 1 - B": CGSize(width: 69, height: 16),
        "Group 2 - A": CGSize(width: 71, height: 16),
        "Group 2 - B": CGSize(width: 70.5, height: 16),
      ],
      VStack(spacing: 10) {
        VStack(spacing: 4) {
          Text("Group 1 - A").probe("t1")
          Text("Group 1 - B").probe("t2")
        }
        VStack(spacing: 4) {
          Text("Group 2 - A").probe("t3")
          Text("Group 2 - B").probe("t4")
        }
      })

    host.expectMeasured()
    host.close()
  }
}
