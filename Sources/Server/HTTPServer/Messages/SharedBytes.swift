package import Foundation

/// Bytes that many answers can send at once without copying them.
package final class SharedBytes: Sendable {
  /// The number of bytes.
  package let count: Int
  // Written in `init` alone and freed in `deinit`, so reading it needs no lock.
  nonisolated(unsafe) private let storage: UnsafeMutableRawBufferPointer

  /// Copies bytes once.
  package init(_ bytes: some Collection<UInt8>) {
    count = bytes.count
    storage = .allocate(byteCount: bytes.count, alignment: 16)
    storage.copyBytes(from: bytes)
  }

  deinit { storage.deallocate() }

  /// The bytes, valid as long as this object.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(storage) }

  /// A copy of the bytes.
  package var data: Data { Data(bytes) }
}
