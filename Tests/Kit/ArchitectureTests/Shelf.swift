import Architecture
import Foundation
import Synchronization

/// A cache that counts what is written and can be broken.
actor Shelf: LocalSource {
  private(set) var writes = 0
  private var values: [String: Cached<Int>] = [:]
  private var isBroken = false

  func breakDown() { isBroken = true }

  func read(_ key: String) throws -> Cached<Int>? {
    if isBroken { throw Fault(1) }
    return values[key]
  }

  func write(_ value: Cached<Int>, for key: String) throws {
    if isBroken { throw Fault(2) }
    writes += 1
    values[key] = value
  }

  func remove(_ key: String) throws {
    if isBroken { throw Fault(3) }
    values[key] = nil
  }
}

/// The time as a test has it, and the errors that were reported meanwhile.
final class Time: Sendable {
  private let date = Mutex(Date(timeIntervalSinceReferenceDate: 0))
  private let errors = Mutex<[any Error]>([])

  var now: Date { date.withLock(\.self) }
  var reports: [any Error] { errors.withLock(\.self) }

  func advance(_ seconds: TimeInterval) { date.withLock { $0 += seconds } }
  func report(_ error: any Error) { errors.withLock { $0.append(error) } }
}
