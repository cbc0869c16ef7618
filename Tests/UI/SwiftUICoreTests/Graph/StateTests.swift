import Foundation
import HeadlessRenderer
import Observation
import SwiftUICore
import Testing

/// What writes and equal values bring about.
@MainActor struct StateTests {
  @Test func equalWriteDoesNothing() {
    let log = Log()
    let host = Host(100, 100, Constant(log: log))

    let counted = host.counting { log.flip?() }

    #expect(counted.bodies == 0)
    #expect(counted.turns == 0)
    host.close()
  }

  private struct Constant: View {
    let log: Log
    @State private var v = 7

    var body: some View {
      let _ = log.flip = { v = 7 }
      Text("\(v)")
    }
  }

  @Test func writeFromAnotherThreadArrives() async {
    let log = Log()
    let host = Host(100, 100, Threaded(log: log))

    await log.background?()
    await Task.yield()
    await host.arrival()

    #expect(host.renderer.screen.texts == ["9"])
    host.close()
  }

  private struct Threaded: View {
    let log: Log
    @State private var v = 0

    var body: some View {
      let state = _v
      let _ = log.background = { await Task.detached { state.wrappedValue = 9 }.value }
      Text("\(v)")
    }
  }

  @Test func bindingWithSameSourceIsSame() {
    let log = Log()
    let host = Host(100, 100, BindingOwner(log: log))

    let counted = host.counting { log.flip?() }

    #expect(counted.bodiesByType == ["BindingOwner": 1])
    host.close()
  }

  private struct BindingOwner: View {
    let log: Log
    @State private var pair = (first: 1, second: 2)
    @State private var other = 0

    var body: some View {
      let _ = log.flip = { other += 1 }
      VStack {
        Text("\(other)")
        Reader(value: $pair.first)
      }
    }
  }

  private struct Reader: View {
    @Binding var value: Int

    var body: some View { Text("\(value)") }
  }
}
