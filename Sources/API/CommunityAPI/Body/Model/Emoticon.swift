/// One of the site's little faces, written `[em13]`.
package struct Emoticon: Hashable, Sendable {
  /// The four sets, named as in the text.
  package enum Family: String, Sendable, CaseIterable {
    case em, ema, emb, emc

    /// The numbers that exist.
    package var numbers: ClosedRange<Int> {
      switch self {
      case .em: 1...73
      case .ema: 0...41
      case .emb: 0...24
      case .emc: 0...58
      }
    }
  }

  package let family: Family
  package let number: Int

  /// Names a face; `nil` for a number that the family doesn't have.
  package init?(_ family: Family, _ number: Int) {
    guard family.numbers.contains(number) else { return nil }
    self.family = family
    self.number = number
  }

  /// Reads the address of a face's picture on any host; `nil` for other pictures.
  package init?(address: String) {
    let parts = address.utf8.split(separator: UInt8(ascii: "/")).suffix(4).map { Substring($0) }
    guard parts.count == 4, parts[0] == "img", parts[1] == "ubb", parts[3].hasSuffix(".gif"),
      let family = Family(rawValue: String(parts[2])), let number = Int(parts[3].dropLast(4))
    else { return nil }
    self.init(family, number)
  }

  /// How an author writes it.
  package var mark: String { "[\(family.rawValue)\(number)]" }

  /// Where the site has its picture.
  package var path: String { "/nForum/img/ubb/\(family.rawValue)/\(number).gif" }
}
