/// The sets of small faces that articles name as `[em1]`, `[ema0]`….
package enum EmoticonSet: String, Sendable, CaseIterable {
  case em
  case ema
  case emb
  case emc

  /// The numbers of its faces.
  package var numbers: ClosedRange<Int> {
    switch self {
    case .em: 1...73
    case .ema: 0...41
    case .emb: 0...24
    case .emc: 0...58
    }
  }
}
