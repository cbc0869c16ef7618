import Dispatch
import Synchronization

/// Makes many things on all processors and hands them over in their order, a batch at a time, so
/// that what is made does not pile up.
struct Batch: Sequence, IteratorProtocol {
  private let count: Int
  private let size: Int
  private var start = 0

  /// Divides `count` things into batches of at most `size`.
  init(count: Int, size: Int) {
    self.count = count
    self.size = size
  }

  /// Returns the places of the next batch.
  mutating func next() -> Range<Int>? {
    guard start < count else { return nil }
    let batch = start..<Swift.min(start + size, count)
    start = batch.upperBound
    return batch
  }

  /// Makes the things of some places; `make` is called on several threads at once.
  static func made<Product: Sendable>(
    _ places: Range<Int>, _ make: @Sendable (Int) -> Product
  ) -> [Product] {
    let products = Mutex<[Int: Product]>([:])
    DispatchQueue.concurrentPerform(iterations: places.count) { offset in
      let place = places.lowerBound + offset
      let product = make(place)
      products.withLock { $0[place] = product }
    }
    return products.withLock { products in places.compactMap { products[$0] } }
  }
}
