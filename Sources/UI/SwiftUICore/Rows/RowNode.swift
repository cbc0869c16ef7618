/// The view around one row.
@MainActor class AnyRowNode: UnaryNode {
  final fileprivate(set) var proxy: RowProxy

  fileprivate init(around proxy: RowProxy, in slot: _ViewSlot) {
    self.proxy = proxy
    super.init(around: nil, in: slot)
  }
}

/// Evaluates the view around one row.
final class RowNode<Maker: RowMaker>: AnyRowNode {
  private var maker: Maker

  init(_ maker: Maker, around proxy: RowProxy, in slot: _ViewSlot) {
    self.maker = maker
    super.init(around: proxy, in: slot)
    update()
  }

  func setMaker(_ new: Maker) {
    maker = new
    update()
  }

  /// Takes up where the row lies now.
  func show(_ new: RowProxy) {
    guard needsUpdate || new != proxy else { return }
    proxy = new
    update()
  }

  override func update() {
    needsUpdate = false
    guard proxy.node.isAlive else { return }
    graph.counters.builders += 1
    let row = tracker.track(observing: Maker.self) { maker.row(around: proxy) }
    reconcile(row, into: &contentNode)
  }

  override var label: String { "row" }
}
