import Dispatch
import Foundation
import HeadlessRenderer
import SwiftUICore
import Testing

/// Views that lie very deep.
struct DepthTests {
  @Test func tenThousandLevelsAreShown() async {
    await #expect(processExitsWith: .success) {
      await withCheckedContinuation { continuation in
        let thread = Thread {
          DispatchQueue.main.sync {
            MainActor.assumeIsolated { DepthTests.showDeepViews() }
          }
          continuation.resume()
        }
        thread.stackSize = 1 << 29
        thread.start()
      }
    }
  }

  /// Shows, changes and ends views that lie 10,000 levels deep, on a thread with a large stack.
  @MainActor static func showDeepViews() {
    let log = Log()
    var view = AnyView(Leaf(log: log))
    for level in 0..<10_000 {
      view = level.isMultiple(of: 2) ? AnyView(VStack { view }) : AnyView(view.padding(0))
    }
    let host = Host(100, 100, view)
    precondition(host.renderer.screen.texts == ["0"], "the view is not shown")
    log.flip?()
    host.renderer.settle(host.graph)
    precondition(host.renderer.screen.texts == ["1"], "the change is not shown")
    host.graph.close()
    precondition(host.graph.counters.nodes == 0, "nodes are left over")
  }

  private struct Leaf: View {
    let log: Log
    @State private var tick = 0

    var body: some View {
      let _ = log.flip = { tick += 1 }
      Text(verbatim: "\(tick)")
    }
  }
}
