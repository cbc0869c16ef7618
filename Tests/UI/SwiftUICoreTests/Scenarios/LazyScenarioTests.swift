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
}
