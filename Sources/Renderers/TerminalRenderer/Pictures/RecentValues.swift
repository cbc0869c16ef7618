/// Values that were asked for lately, as many as a limit allows.
struct RecentValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    let value: Value
    let cost: Int
    var use: Int
  }

  private let limit: Int
  private var entries: [Key: Entry] = [:]
  private var cost = 0
  private var uses = 0

  /// - Parameter limit: What all values together may cost.
  init(limit: Int) { self.limit = limit }

  /// The value of a key, which counts as a use.
  subscript(key: Key) -> Value? {
    mutating get {
      uses += 1
      entries[key]?.use = uses
      return entries[key]?.value
    }
  }

  /// Keeps a value; those that nobody asked for the longest time go if there is no room for all.
  ///
  /// - Returns: The values that went.
  /// - Complexity: O(n) in the values for each that goes.
  @discardableResult mutating func set(_ value: Value, for key: Key, cost: Int) -> [Value] {
    uses += 1
    var gone = [remove(key)].compactMap(\.self)
    entries[key] = Entry(value: value, cost: cost, use: uses)
    self.cost += cost
    while self.cost > limit, entries.count > 1,
      let oldest = entries.min(by: { $0.value.use < $1.value.use })
    {
      if let value = remove(oldest.key) { gone.append(value) }
    }
    return gone
  }

  /// Forgets a value.
  @discardableResult mutating func remove(_ key: Key) -> Value? {
    guard let entry = entries.removeValue(forKey: key) else { return nil }
    cost -= entry.cost
    return entry.value
  }

  /// Forgets all.
  mutating func removeAll() {
    entries.removeAll()
    cost = 0
  }
}
