/// What people call a floor.
package enum FloorName: Hashable, Sendable {
  /// 楼主: the article that began the topic.
  case start
  /// 沙发, 板凳 and 地板: the first three answers.
  case sofa, bench, ground
  case number(Int)

  /// Names a floor by its number; 0 is the first article.
  package init(_ number: Int) {
    switch number {
    case ...0: self = .start
    case 1: self = .sofa
    case 2: self = .bench
    case 3: self = .ground
    default: self = .number(number)
    }
  }
}
