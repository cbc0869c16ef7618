import Foundation

/// Shares articles among topics as people do: most get a handful, few get hundreds.
enum TopicSizes {
  /// How many articles the longest topic of a community of full size has at least.
  static let longest = 1_201

  /// Returns `count` numbers of at least one whose sum is `total`, in no order.
  ///
  /// The first is the greatest: a sixth of all in a small community, `longest` or more in one of
  /// full size.
  static func sizes(count: Int, total: Int, using dice: inout Dice) -> [Int] {
    guard count > 1 else { return [total] }
    let spare = total - count
    let first = spare > 6 * longest ? longest + dice.below(120) : 1 + spare / 6
    let weights = (1..<count).map { _ in exp(dice.normal() * 1.45) }
    var sizes = [first] + scaled(weights, to: total - first)
    for index in sizes.indices.dropFirst() where sizes[index] >= first {
      sizes[0] += sizes[index] - 1
      sizes[index] = 1
    }
    return sizes
  }

  /// Returns whole numbers of at least one in the proportion of the weights.
  private static func scaled(_ weights: [Double], to total: Int) -> [Int] {
    var low = 0.0
    var high = Double(total)
    for _ in 0..<60 {
      let scale = (low + high) / 2
      let sum = weights.reduce(0) { $0 + max(1, Int($1 * scale)) }
      if sum > total { high = scale } else { low = scale }
    }
    var sizes = weights.map { max(1, Int($0 * low)) }
    var missing = total - sizes.reduce(0, +)
    var index = 0
    while missing > 0 {
      sizes[index % sizes.count] += 1
      missing -= 1
      index += 1
    }
    return sizes
  }
}
