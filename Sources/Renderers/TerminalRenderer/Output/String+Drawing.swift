extension String {
  /// Whether every terminal gives the character the cells that it has here.
  var isSurelyDrawn: Bool {
    var scalars = unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return true }
    if first.isASCII, utf8.count == 1 { return true }
    guard scalars.next() == nil else { return false }
    switch first.value {
    // Letters of Europe, lines and blocks, and what Chinese, Japanese and Korean are written with.
    case 0xA0...0x17F, 0x400...0x45F, 0x2500...0x259F, 0x3001...0x3029, 0x3041...0x3096,
      0x30A1...0x30FA, 0x30FC, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
      0xFF01...0xFF60:
      return true
    default: return false
    }
  }
}
