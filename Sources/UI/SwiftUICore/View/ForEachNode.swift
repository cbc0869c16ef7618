/// Stands for a collection of views: all of them, or those rows that a lazy container asks for.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
  typealias Item = ForEachItemNode<Data.Element, Content>

  /// An identity, and how many elements before have the same (in a sound program, none).
  struct Key: Hashable {
    let id: ID
    var occurrence = 0
  }

  private var value: ForEach<Data, ID, Content>
  private var items: [Key: Item] = [:]
  /// The items in order, once something has asked for all of them.
  private var order: ContiguousArray<Item>?
  private let parking: StateParking<Key>

  init(_ value: ForEach<Data, ID, Content>, in slot: _ViewSlot) {
    self.value = value
    parking =
      slot.parent.graph.restoring?.take(StateParking<Key>.self, of: ForEachNode.self)
      ?? StateParking()
    super.init(in: slot)
  }

  func replace(with new: ForEach<Data, ID, Content>) {
    let isSameContent = areSame(value.content, new.content)
    let isSameData = areSame(value.data, new.data)
    if isSameContent, isSameData { return }
    value = new
    if order != nil {
      arrange(isSameContent: isSameContent)
    } else if isSameData {
      updateItems(isSameContent: isSameContent)
    } else {
      follow(isSameContent: isSameContent)
    }
  }

  // MARK: - All items

  /// Makes, updates, drops and orders items by identity.
  private func arrange(isSameContent: Bool) {
    var kept: [Key: Item] = [:]
    var new: ContiguousArray<Item> = []
    new.reserveCapacity(value.data.count)
    for element in value.data {
      let key = uniqueKey(of: element) { kept[$0] == nil }
      let item = items.removeValue(forKey: key)
      item?.replace(element, make: value.content, isSameContent: isSameContent)
      let placed = item ?? makeItem(element, key: key)
      kept[key] = placed
      new.append(placed)
    }
    let isSameOrder = order?.elementsEqual(new, by: ===) ?? false
    let gone = items.values
    items = kept
    order = new
    for item in gone { end(item) }
    if !isSameOrder { elementsDidChange() }
  }

  private func uniqueKey(of element: Data.Element, isFree: (Key) -> Bool) -> Key {
    graph.counters.identityReads += 1
    var key = Key(id: value.identify.id(of: element))
    if isFree(key) { return key }
    Diagnostics.report(
      "ForEach<\(Data.self)>: the id \(key.id) occurs several times; give every element its own")
    while !isFree(key) { key.occurrence += 1 }
    return key
  }

  private var itemSlot: _ViewSlot { _ViewSlot(node: nil, parent: self, scope: scope) }

  override func collectElements(into elements: inout ContiguousArray<LayoutNode>) {
    for item in allItems() { item.collectElements(into: &elements) }
  }

  private func allItems() -> ContiguousArray<Item> {
    if let order { return order }
    arrange(isSameContent: false)
    return order ?? []
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let order { order.forEach(body) } else { items.values.forEach(body) }
  }

  // MARK: - Items on demand

  /// Whether an item is one row; otherwise an item is itself a collection, and all are made.
  private var isItemOneRow: Bool { Content._elementCount != .collection }

  private func element(at index: Int) -> Data.Element {
    value.data[value.data.index(value.data.startIndex, offsetBy: index)]
  }

  override var rowCount: Int {
    isItemOneRow ? value.data.count : allItems().reduce(0) { $0 + $1.rowCount }
  }

  override func collectRuns(into runs: inout RowRuns) {
    guard !isItemOneRow else { return runs.add(value.data.count) }
    for item in allItems() { item.collectRuns(into: &runs) }
  }

  override func collectRow(_ index: Int, into elements: inout ContiguousArray<LayoutNode>) {
    guard isItemOneRow else {
      _ = allItems()
      return super.collectRow(index, into: &elements)
    }
    item(at: index).collectElements(into: &elements)
  }

  private func item(at index: Int) -> Item {
    if let order { return order[index] }
    let element = element(at: index)
    let key = Key(id: value.identify.id(of: element))
    if let item = items[key] {
      if item.index == index { return item }
      reportDuplicate(key.id)
      let copy = Key(id: key.id, occurrence: index + 1)
      if let item = items[copy] { return item }
      return make(element, key: copy, at: index)
    }
    return make(element, key: key, at: index)
  }

  private func make(_ element: Data.Element, key: Key, at index: Int) -> Item {
    let item = makeItem(element, key: key)
    item.index = index
    items[key] = item
    return item
  }

  private func makeItem(_ element: Data.Element, key: Key) -> Item {
    let outer = graph.restoring
    graph.restoring = parking.take(key)
    defer { graph.restoring = outer }
    return Item(element, id: key.id, make: value.content, in: itemSlot)
  }

  private func reportDuplicate(_ id: ID) {
    Diagnostics.report(
      "ForEach<\(Data.self)>: the id \(id) occurs several times; give every element its own")
  }

  override func keepRows(_ range: Range<Int>) {
    guard order == nil else { return super.keepRows(range) }
    for (key, item) in items where !range.contains(item.index) {
      parking.park(item, as: key)
      end(item)
      items[key] = nil
    }
  }

  /// Lets the made items follow their identities to where they are now.
  private func follow(isSameContent: Bool) {
    var lost = items
    items = [:]
    var index = 0
    for element in value.data {
      if lost.isEmpty { break }
      graph.counters.identityReads += 1
      let key = Key(id: value.identify.id(of: element))
      if let item = lost.removeValue(forKey: key) {
        item.index = index
        item.replace(element, make: value.content, isSameContent: isSameContent)
        items[key] = item
      }
      index += 1
    }
    for item in lost.values { end(item) }
    if !parking.isEmpty { forgetParkedOfRemoved() }
    elementsDidChange()
  }

  private func forgetParkedOfRemoved() {
    let ids = Set(value.data.lazy.map { self.value.identify.id(of: $0) })
    parking.keep { ids.contains($0.id) }
  }

  override func park(in state: ParkedState) {
    for (key, item) in items { parking.park(item, as: key) }
    state.add(parking, of: ForEachNode.self, isWorthKeeping: !parking.isEmpty)
  }

  private func updateItems(isSameContent: Bool) {
    for item in items.values {
      item.replace(
        element(at: item.index), make: value.content, isSameContent: isSameContent)
    }
  }

  // MARK: - Finding rows

  override func rowID(at index: Int) -> RowID? {
    guard isItemOneRow else { return super.rowID(at: index) }
    return RowID(value: AnyHashable(value.identify.id(of: element(at: index))))
  }

  override func placeInCollection(of child: ViewNode) -> (index: Int, count: Int)? {
    guard let item = child as? Item else { return nil }
    let index = order.map { $0.firstIndex { $0 === item } } ?? item.index
    return index.map { ($0, value.data.count) }
  }

  override func child(identifiedBy id: AnyHashable) -> ViewNode? {
    (id.base as? ID).flatMap { items[Key(id: $0)] }
  }

  override func rowIndex(of id: RowID) -> Int? {
    guard isItemOneRow else {
      _ = allItems()
      return super.rowIndex(of: id)
    }
    if let item = (id.value.base as? ID).flatMap({ items[Key(id: $0)] }), order == nil {
      return item.index
    }
    var index = 0
    for element in value.data {
      graph.counters.identityReads += 1
      if AnyHashable(value.identify.id(of: element)) == id.value { return index }
      index += 1
    }
    return namedRow(id)
  }

  /// Finds a row whose view was given a name, by asking the row builder but making no nodes.
  private func namedRow(_ id: RowID) -> Int? {
    guard Content.self is any Named.Type else { return nil }
    var index = 0
    for element in value.data {
      graph.counters.builders += 1
      let view = Evaluation.untracked { value.content(element) }
      if (view as? any Named)?.name == id.value { return index }
      index += 1
    }
    return nil
  }

  override var label: String { "ForEach" }
}

/// A view that may have been given a name by `id(_:)`.
nonisolated protocol Named {
  var name: AnyHashable? { get }
}

extension IDView: Named {
  nonisolated var name: AnyHashable? { AnyHashable(id) }
}

extension ModifiedContent: Named where Content: Named {
  nonisolated var name: AnyHashable? { content.name }
}
