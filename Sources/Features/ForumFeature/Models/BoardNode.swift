package import CommunityAPI

/// A board, or a directory with what it holds.
package struct BoardNode: Hashable, Sendable, Identifiable {
  package let board: BoardSummary
  package let isDirectory: Bool
  /// What the directory holds, in the server's order; none for a board.
  package let children: [BoardNode]

  package var id: Board.ID { board.id }

  package init(board: BoardSummary, isDirectory: Bool, children: [BoardNode]) {
    self.board = board
    self.isDirectory = isDirectory
    self.children = children
  }
}

extension BoardNode {
  /// Makes the tree of a section from its flat list.
  ///
  /// A board whose directory isn't in the list stands at the top, and so do the members of a ring
  /// of directories, the first of them opened: no board is lost, none appears twice.
  ///
  /// - Complexity: O(boards).
  package static func tree(_ boards: [Board]) -> [BoardNode] {
    var grower = TreeGrower(boards)
    return grower.grow()
  }

  /// How many boards there are in this, directories not counted.
  package var boardCount: Int {
    isDirectory ? children.reduce(0) { $0 + $1.boardCount } : 1
  }

  /// Finds a board or directory in this, itself among them.
  package func node(_ id: Board.ID) -> BoardNode? {
    if self.id == id { return self }
    return children.lazy.compactMap { $0.node(id) }.first
  }
}

/// Puts boards below their directories, each once.
private struct TreeGrower {
  private let boards: [Board]
  private var children: [Board.ID: [Int]] = [:]
  private var roots: [Int] = []
  private var placed: Set<Board.ID> = []
  /// What is to stand at the top next; also what is nested deeper than any reader would follow.
  private var tops: [Int] = []

  init(_ all: [Board]) {
    var seen: Set<Board.ID> = []
    boards = all.filter { seen.insert($0.id).inserted }
    let directories = Set(boards.filter(\.isDirectory).map(\.id))
    for (index, board) in boards.enumerated() {
      if let parent = board.groupID, directories.contains(parent), parent != board.id {
        children[parent, default: []].append(index)
      } else {
        roots.append(index)
      }
    }
  }

  mutating func grow() -> [BoardNode] {
    var nodes: [BoardNode] = []
    // What hangs on no root is a ring; its first member is opened like a root.
    for start in roots + boards.indices {
      tops = [start]
      while let top = tops.popLast() {
        if let node = node(top, depth: 0) { nodes.append(node) }
      }
    }
    return nodes
  }

  /// Returns the node of a board, or `nil` when it has its place already.
  private mutating func node(_ index: Int, depth: Int) -> BoardNode? {
    let board = boards[index]
    guard placed.insert(board.id).inserted else { return nil }
    var inner: [BoardNode] = []
    for child in board.isDirectory ? children[board.id] ?? [] : [] {
      if depth < Self.depthLimit {
        if let node = node(child, depth: depth + 1) { inner.append(node) }
      } else {
        tops.append(child)
      }
    }
    return BoardNode(board: BoardSummary(board), isDirectory: board.isDirectory, children: inner)
  }

  private static let depthLimit = 16
}
