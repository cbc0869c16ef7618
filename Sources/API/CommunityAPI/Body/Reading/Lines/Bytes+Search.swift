/// Looking for words in bytes.
extension [UInt8] {
  /// Whether `word` stands at a place, within a limit.
  func has(_ word: [UInt8], at place: Int, before end: Int) -> Bool {
    guard place >= 0, place + word.count <= end else { return false }
    for (offset, byte) in word.enumerated() where self[place + offset] != byte { return false }
    return true
  }

  /// Returns where `word` first stands in a range, if it does.
  func first(_ word: [UInt8], in range: Range<Int>) -> Range<Int>? {
    guard let head = word.first, range.count >= word.count else { return nil }
    for place in range.lowerBound...(range.upperBound - word.count)
    where self[place] == head && has(word, at: place, before: range.upperBound) {
      return place..<(place + word.count)
    }
    return nil
  }

  /// Returns where `word` last stands in a range, if it does.
  func last(_ word: [UInt8], in range: Range<Int>) -> Range<Int>? {
    guard let head = word.first, range.count >= word.count else { return nil }
    for place in (range.lowerBound...(range.upperBound - word.count)).reversed()
    where self[place] == head && has(word, at: place, before: range.upperBound) {
      return place..<(place + word.count)
    }
    return nil
  }

  /// Returns a range without the blanks at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, self[start] == 0x20 || self[start] == 0x09 { start += 1 }
    while end > start, self[end - 1] == 0x20 || self[end - 1] == 0x09 { end -= 1 }
    return start..<end
  }
}
