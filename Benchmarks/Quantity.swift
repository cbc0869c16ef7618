import Foundation

/// One figure without a peer.
struct Quantity: CustomStringConvertible, Sendable {
  let name: String
  let number: Double
  let unit: String

  init(_ name: String, _ number: Double, _ unit: String) {
    (self.name, self.number, self.unit) = (name, number, unit)
  }

  var description: String { "  \(name): \(String(format: "%.2f", number)) \(unit)" }
}
