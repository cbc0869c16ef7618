import Foundation
import SwiftUICore
import Testing

/// The measured facts of group `lazy`.
@MainActor struct LazyScenarioTests {
  @Test func onlyRowsInSightAreShown() {
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

    host.expect("r{i:0..9} 50,20*i,200,20; scroll 0,0,300,200")
    target.request = .init(id: "r100", anchor: .top)
    host.settle()
    host.expect("r{i:100..109} 50,20*(i-100),200,20; scroll 0,0,300,200")
    host.close()
  }

  @Test func gridItemsAlignTheirCells() {
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

    host.expect(
      """
      l0 30,130,20,20; l1 98,120,20,40; l2 206,140,20,20; leading 30,120,240,40; t0 74,50,20,20;
      t1 182,40,20,40; t2 250,60,20,20; t3 74,84,20,20; trailing 30,40,240,64
      """)
    host.close()
  }

  @Test func gridSectionsTakeLinesOfTheirOwn() {
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

    host.expect(
      """
      a0 52,28,60,20; a1 120,28,60,20; a2 188,28,60,20; a3 52,52,60,20; a4 120,52,60,20;
      aF 30,76,240,16; aH 30,0,240,24; b0 52,116,60,20; b1 120,116,60,20; b2 188,116,60,20;
      b3 52,140,60,20; bH 127,96,46,16; grid 30,0,240,160; scroll 30,0,240,300
      """)
    host.close()
  }

  // MARK: - Pinned views

  private let start = """
    a{i:0..7} 50,24+20*i,200,20; aF 50,184,200,16; aH 50,0,200,24; scroll 0,0,300,200
    """

  @Test func pinnedHeadersAndFooters() {
    let target = Target()
    let host = pinned([.sectionHeaders, .sectionFooters], target)

    host.expect(start)
    target.request = .init(id: "b3", anchor: .top)
    host.settle()
    host.expect(
      """
      b3 50,0,200,20; b4 50,20,200,20; b5 50,40,200,20; b6 50,60,200,20; b7 50,80,200,20;
      bF 50,100,200,16; bH 50,0,200,24; c0 50,140,200,20; c1 50,160,200,20; c2 50,180,200,20;
      cF 50,184,200,16; cH 50,116,200,24; scroll 0,0,300,200
      """)
    host.close()
  }

  @Test func pinnedFooters() {
    let target = Target()
    let host = pinned(.sectionFooters, target)

    host.expect(start)
    target.request = .init(id: "b3", anchor: .top)
    host.settle()
    host.expect(
      """
      b3 50,0,200,20; b4 50,20,200,20; b5 50,40,200,20; b6 50,60,200,20; b7 50,80,200,20;
      bF 50,100,200,16; c0 50,140,200,20; c1 50,160,200,20; c2 50,180,200,20; cF 50,184,200,16;
      cH 50,116,200,24; scroll 0,0,300,200
      """)
    target.request = .init(id: "b0", anchor: .bottom)
    host.settle()
    host.expect(
      """
      a1 50,0,200,20; a2 50,20,200,20; a3 50,40,200,20; a4 50,60,200,20; a5 50,80,200,20;
      a6 50,100,200,20; a7 50,120,200,20; aF 50,140,200,16; b0 50,180,200,20; bF 50,184,200,16;
      bH 50,156,200,24; scroll 0,0,300,200
      """)
    host.close()
  }

  @Test func pinnedHeaders() {
    let target = Target()
    let host = pinned(.sectionHeaders, target)

    host.expect(start)
    target.request = .init(id: "b3", anchor: .top)
    host.settle()
    host.expect(
      """
      b3 50,0,200,20; b4 50,20,200,20; b5 50,40,200,20; b6 50,60,200,20; b7 50,80,200,20;
      bF 50,100,200,16; bH 50,0,200,24; c0 50,140,200,20; c1 50,160,200,20; c2 50,180,200,20;
      cH 50,116,200,24; scroll 0,0,300,200
      """)
    target.request = .init(id: "a7", anchor: .bottom)
    host.settle()
    host.expect(start)
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
