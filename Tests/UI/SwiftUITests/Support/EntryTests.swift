import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

extension EnvironmentValues {
  @Entry fileprivate var flavour: String = "plain"
  @Entry fileprivate var spoons = 2
  @Entry fileprivate var guest: String?
}

extension Transaction {
  @Entry fileprivate var isQuick: Bool = false
}

@MainActor struct EntryTests {
  @Test func valueIsTheFirstOneWhereNobodySetsIt() {
    #expect(ViewHost(Order()).texts == ["plain 2 nobody"])
  }

  @Test func valueIsTheOneThatIsSetAround() {
    let order = Order().environment(\.spoons, 3).environment(\.flavour, "mint")
      .environment(\.guest, "Lian")
    #expect(ViewHost(order).texts == ["mint 3 Lian"])
  }

  @Test func transactionsCarryEntries() {
    var transaction = Transaction()
    #expect(!transaction.isQuick)
    transaction.isQuick = true
    #expect(transaction.isQuick)
  }
}

private struct Order: View {
  @Environment(\.flavour) private var flavour
  @Environment(\.spoons) private var spoons
  @Environment(\.guest) private var guest

  var body: some View { Text("\(flavour) \(spoons) \(guest ?? "nobody")") }
}
