extension PictureBytes {
  /// The size in the frame header, turned as the camera's note of its orientation says.
  var jpegSize: Size? {
    var offset = 2
    var isTurned = false
    while let segment = segment(at: offset) {
      if segment.holdsSize {
        guard let height = number(at: segment.start + 1, length: 2, order: .big),
          let width = number(at: segment.start + 3, length: 2, order: .big)
        else { return nil }
        return isTurned ? (height, width) : (width, height)
      }
      if segment.marker == 0xE1 { isTurned = isTurned || exchangesSides(segment) }
      offset = segment.end
    }
    return nil
  }

  private struct Segment {
    let marker: Int
    let start: Int
    let end: Int

    /// Whether it is one of the frame headers, of which there is one for each way of coding.
    var holdsSize: Bool { 0xC0...0xCF ~= marker && ![0xC4, 0xC8, 0xCC].contains(marker) }
  }

  /// The segment at a place; `nil` where pixels or the end begin.
  private func segment(at offset: Int) -> Segment? {
    var offset = offset
    guard byte(at: offset) == 0xFF else { return nil }
    while byte(at: offset) == 0xFF { offset += 1 }
    guard let marker = byte(at: offset) else { return nil }
    // Markers without content: the start, restarts and a relic.
    if marker == 0xD8 || marker == 0x01 || 0xD0...0xD7 ~= marker {
      return Segment(marker: marker, start: offset + 1, end: offset + 1)
    }
    guard marker != 0xD9, marker != 0xDA,
      let length = number(at: offset + 1, length: 2, order: .big), length >= 2
    else { return nil }
    return Segment(marker: marker, start: offset + 3, end: offset + 1 + length)
  }

  /// Whether the notes of a camera say that width and height are exchanged.
  private func exchangesSides(_ segment: Segment) -> Bool {
    guard has("Exif\0\0", at: segment.start) else { return false }
    let start = segment.start + 6
    let order: Order
    if has("II*\0", at: start) {
      order = .little
    } else if has("MM\0*", at: start) {
      order = .big
    } else {
      return false
    }
    guard let table = number(at: start + 4, length: 4, order: order),
      let count = number(at: start + table, length: 2, order: order)
    else { return false }
    for entry in 0..<count {
      let place = start + table + 2 + entry * 12
      guard place + 12 <= min(segment.end, self.count),
        let tag = number(at: place, length: 2, order: order)
      else { return false }
      if tag == 0x0112 {
        return number(at: place + 8, length: 2, order: order).map { 5...8 ~= $0 } ?? false
      }
    }
    return false
  }
}
