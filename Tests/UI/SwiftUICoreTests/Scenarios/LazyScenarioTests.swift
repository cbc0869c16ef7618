import Foundation
import SwiftUICore
import Testing

/// The measured facts of group `lazy`.
@MainActor struct LazyScenarioTests {
  @Test(.measured("lazy/laziness")) func onlyRowsInSightAreShown() {
    let target = Target()
    let host = Host(
      300, 200,
      Scrolling(target: target) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<200) { Box(200, 20).probe("r\($0)").id("r\($0)") }
          }
        }
      })

    host.expectMeasured()
    target.request = .init(id: "r100", anchor: .top)
    host.settle()
    host.expectMeasured(after: "r100")
    host.close()
  }

  @Test(.measured("lazy/grid-alignment")) func gridItemsAlignTheirCells() {
    let columns = [
      GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
      GridItem(.fixed(60), alignment: .bottomTrailing),
    ]
    let host = Host(
      300, 200,
      VStack(spacing: 16) {
        LazyVGrid(columns: columns, alignment: .trailing, spacing: 4) {
          Box(20, 20).probe("t0")
          Box(20, 40).probe("t1")
          Box(20, 20).probe("t2")
          Box(20, 20).probe("t3")
        }.frame(width: 240).probe("trailing")
        LazyVGrid(columns: columns, alignment: .leading, spacing: 4) {
          Box(20, 20).probe("l0")
          Box(20, 40).probe("l1")
          Box(20, 20).probe("l2")
        }.frame(width: 240).probe("leading")
      })

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("lazy/grid-sections")) func gridSectionsTakeLinesOfTheirOwn() {
    let columns = Array(repeating: GridItem(.fixed(60)), count: 3)
    let host = Host(
      300, 300, text: .sized(["Second": 46]),
      ScrollView {
        LazyVGrid(columns: columns, spacing: 4) {
          Section {
            ForEach(0..<5) { Color.red.frame(height: 20).probe("a\($0)") }
          } header: {
            Color.red.frame(height: 24).probe("aH")
          } footer: {
            Color.red.frame(height: 16).probe("aF")
          }
          Section {
            ForEach(10..<14) { Color.red.frame(height: 20).probe("b\($0 - 10)") }
          } header: {
            Text("Second").probe("bH")
          }
        }.probe("grid")
      }.frame(width: 240).probe("scroll"))

    host.expectMeasured()
    host.close()
  }

  // MARK: - Pinned views

  @Test(.measured("lazy/pinned-both")) func pinnedHeadersAndFooters() {
    let target = Target()
    let host = pinned([.sectionHeaders, .sectionFooters], target)

    host.expectMeasured()
    target.request = .init(id: "b3", anchor: .top)
    host.settle()
    host.expectMeasured(after: "b3")
    host.close()
  }

  @Test(.measured("lazy/pinned-footers")) func pinnedFooters() {
    let target = Target()
    let host = pinned(.sectionFooters, target)

    host.expectMeasured()
    target.request = .init(id: "b3", anchor: .top)
    host.settle()
    host.expectMeasured(after: "b3")
    target.request = .init(id: "b0", anchor: .bottom)
    host.settle()
    host.expectMeasured(after: "b0-bottom")
    host.close()
  }

  @Test(.measured("lazy/pinned-headers")) func pinnedHeaders() {
    let target = Target()
    let host = pinned(.sectionHeaders, target)

    host.expectMeasured()
    target.request = .init(id: "b3", anchor: .top)
    host.settle()
    host.expectMeasured(after: "b3")
    target.request = .init(id: "a7", anchor: .bottom)
    host.settle()
    host.expectMeasured(after: "a7")
    host.close()
  }

  private func pinned(_ views: PinnedScrollableViews, _ target: Target) -> Host {
    Host(
      300, 200,
      Scrolling(target: target) {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: views) {
            PinnedSection(name: "a")
            PinnedSection(name: "b")
            PinnedSection(name: "c")
          }
        }
      })
  }

  private struct PinnedSection: View {
    let name: String

    var body: some View {
      Section {
        ForEach(0..<8) { Box(200, 20).probe("\(name)\($0)").id("\(name)\($0)") }
      } header: {
        Box(200, 24).probe("\(name)H")
      } footer: {
        Box(200, 16).probe("\(name)F")
      }
    }
  }
}
