import Foundation
import SwiftUICore
import TestSupport
import Testing

struct RowTreeTests {
  /// The same as the tree, by the simplest means.
  private struct Model {
    var extents: [CGFloat?]

    var estimate: CGFloat {
      let known = extents.compactMap(\.self)
      return known.isEmpty ? 20 : known.reduce(0, +) / CGFloat(known.count)
    }

    func offset(of index: Int) -> CGFloat {
      extents[..<index].reduce(0) { $0 + ($1 ?? estimate) }
    }
  }

  @Test func unmeasuredRowsCountAsAverage() {
    var tree = RowTree(count: 1_000_000)
    tree.set(30, at: 0)
    tree.set(50, at: 999_999)

    #expect(tree.total == 40_000_000)
    #expect(tree.offset(of: 1) == 30)
    #expect(abs(tree.offset(of: 500_000) - 19_999_990) < 0.001)
    #expect(tree.index(at: 30 + 40 * 7 + 1) == 8)
    #expect(tree.extent(of: 1) == nil)
    #expect(tree.extent(of: 999_999) == 50)
  }

  @Test(arguments: 1...8) func agreesWithPlainArray(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var model = Model(extents: Array(repeating: nil, count: 50))
    var tree = RowTree(count: 50)
    for _ in 0..<400 {
      let count = model.extents.count
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where count < 200:
        let (index, added) = (
          Int.random(in: 0...count, using: &random), Int.random(in: 1...5, using: &random)
        )
        model.extents.insert(contentsOf: Array(repeating: nil, count: added), at: index)
        tree.insert(added, at: index)
      case 1 where count > 5:
        let removed = Int.random(in: 1...5, using: &random)
        let index = Int.random(in: 0...(count - removed), using: &random)
        model.extents.removeSubrange(index..<index + removed)
        tree.remove(removed, at: index)
      default:
        let (index, extent) = (
          Int.random(in: 0..<count, using: &random), CGFloat.random(in: 1...60, using: &random)
        )
        model.extents[index] = extent
        tree.set(extent, at: index)
      }
      if let difference = difference(between: tree, and: model, using: &random) {
        Issue.record("\(difference)")
        return
      }
    }
    #expect(tree.count == model.extents.count)
  }

  private func difference(
    between tree: RowTree, and model: Model, using random: inout SeededGenerator
  ) -> String? {
    if let problem = tree.verify() { return problem }
    if abs(tree.total - model.offset(of: model.extents.count)) > 0.01 { return "total" }
    let index = Int.random(in: 0..<model.extents.count, using: &random)
    if tree.extent(of: index) != model.extents[index] { return "extent of \(index)" }
    let offset = model.offset(of: index)
    if abs(tree.offset(of: index) - offset) > 0.01 { return "offset of \(index)" }
    let middle = offset + (model.extents[index] ?? model.estimate) / 2
    return tree.index(at: middle) == index ? nil : "index at \(middle)"
  }
}
