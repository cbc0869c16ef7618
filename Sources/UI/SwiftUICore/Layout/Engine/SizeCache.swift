import Foundation

/// The sizes that a node answered, by proposal; a few, the oldest making room.
struct SizeCache {
  struct Entry {
    let proposal: ProposedViewSize
    let size: CGSize
    var guides: ContiguousArray<(key: AlignmentKey, value: CGFloat?)> = []
  }

  static let capacity = 8
  private(set) var entries: ContiguousArray<Entry> = []
  private var next = 0

  func index(of proposal: ProposedViewSize) -> Int? {
    entries.firstIndex { $0.proposal == proposal }
  }

  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    let entry = Entry(proposal: proposal, size: size)
    if entries.count < Self.capacity {
      entries.append(entry)
    } else {
      entries[next] = entry
      next = (next + 1) % Self.capacity
    }
  }

  func guide(_ key: AlignmentKey, at index: Int) -> CGFloat?? {
    for guide in entries[index].guides where guide.key == key { return .some(guide.value) }
    return nil
  }

  mutating func insert(_ value: CGFloat?, of key: AlignmentKey, at index: Int) {
    entries[index].guides.append((key, value))
  }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    next = 0
  }
}
