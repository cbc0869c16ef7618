import Foundation

/// A request's body as it comes in, never longer than the limit.
struct BodyBuffer {
  /// What a client may send in vain before it is cut off instead of answered.
  static let drainLimit = 256 << 10

  private(set) var bytes = Data()
  /// Whether there was more than the limit; then `bytes` is empty.
  private(set) var isTooLarge = false
  private var discarded = 0

  /// Adds bytes; `false` when the client goes on and on past the limit.
  mutating func append(_ chunk: UnsafeRawBufferPointer, limit: Int) -> Bool {
    if !isTooLarge, bytes.count + chunk.count <= limit {
      bytes.append(contentsOf: chunk)
      return true
    }
    refuse()
    discarded += chunk.count
    return discarded <= Self.drainLimit
  }

  /// Keeps nothing of what comes.
  mutating func refuse() {
    isTooLarge = true
    bytes = Data()
  }
}
