/// Where conversations take place: the members, the boards, what is said there.
struct Stage: Sendable {
  /// A board with those who write on it.
  struct Room: Sendable {
    let plan: BoardPlan
    let sheet: Sheet
    let crowd: Crowd
    /// The words of the sheet as this board means them.
    let lists: [[Template]]
  }

  let seed: UInt64
  let population: Population
  /// By board; none for a directory.
  let rooms: [Room?]
  let outlines: [TopicOutline]

  /// Returns the topics of the board of another topic that were begun before it.
  func earlierTopic(than outline: TopicOutline, using dice: inout Dice) -> TopicOutline? {
    for _ in 0..<6 {
      let other = outline.index + dice.within(1...12)
      guard other < outlines.count else { continue }
      if outlines[other].board == outline.board, outlines[other].firstAge > outline.firstAge {
        return outlines[other]
      }
    }
    return nil
  }
}
