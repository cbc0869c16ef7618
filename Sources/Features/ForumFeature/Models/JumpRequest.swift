/// A place in a topic, as a person is typing it.
package struct JumpRequest: Hashable, Sendable {
  /// What is counted.
  package enum Kind: Hashable, Sendable {
    case floor, page
  }

  package var kind: Kind
  package var text: String

  package init(_ kind: Kind = .floor, text: String = "") {
    self.kind = kind
    self.text = text
  }

  /// The number that was typed, full-width digits among it; `nil` for anything else.
  package var number: Int? {
    let digits = text.filter { !$0.isWhitespace }.map { $0.wholeNumberValue.map(String.init) }
    guard !digits.isEmpty, digits.allSatisfy({ $0 != nil }),
      let number = Int(digits.compactMap(\.self).joined())
    else { return nil }
    return kind == .page && number < 1 ? nil : number
  }

  /// Whether there is somewhere to go.
  package var isComplete: Bool { number != nil }
}
