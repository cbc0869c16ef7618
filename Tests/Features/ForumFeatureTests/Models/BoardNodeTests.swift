import CommunityAPI
import ForumFeature
import TestSupport
import Testing

struct BoardNodeTests {
  private func board(_ id: String, in parent: String? = nil, isDirectory: Bool = false) -> Board {
    Board(
      id: Identifier(id), name: id, title: id, type: isDirectory ? 1 : 0,
      groupID: parent.map(Identifier.init))
  }

  @Test func boardsStandBelowTheirDirectoriesInTheServersOrder() {
    let nodes = BoardNode.tree([
      board("inner", in: "outer", isDirectory: true), board("b", in: "inner"), board("top"),
      board("outer", isDirectory: true), board("a", in: "outer"),
    ])

    #expect(nodes.map(\.board.name) == ["top", "outer"])
    #expect(nodes[1].children.map(\.board.name) == ["inner", "a"])
    #expect(nodes[1].children[0].children.map(\.board.name) == ["b"])
    #expect(nodes[1].boardCount == 2)
    #expect(nodes[1].node(Identifier("b"))?.board.name == "b")
  }

  @Test func aBoardWhoseDirectoryIsMissingStandsAtTheTop() {
    #expect(BoardNode.tree([board("a", in: "nowhere")]).map(\.board.name) == ["a"])
  }

  @Test func aBoardIsNoDirectoryWhateverPointsAtIt() {
    #expect(BoardNode.tree([board("a"), board("b", in: "a")]).map(\.board.name) == ["a", "b"])
  }

  @Test func aRingOfDirectoriesLosesNothing() {
    let nodes = BoardNode.tree([
      board("x", in: "y", isDirectory: true), board("y", in: "x", isDirectory: true),
      board("self", in: "self", isDirectory: true), board("b", in: "y"),
    ])

    #expect(nodes.map(\.board.name) == ["self", "x"])
    #expect(nodes[1].children.map(\.board.name) == ["y"])
    #expect(nodes[1].children[0].children.map(\.board.name) == ["b"])
  }

  @Test(arguments: 0..<50)
  func whateverPointsWhereverEveryBoardAppearsOnce(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let boards = (0..<60).map { _ in
      board(
        "\(Int.random(in: 0..<50, using: &generator))",
        in: "\(Int.random(in: 0..<50, using: &generator))",
        isDirectory: Bool.random(using: &generator))
    }

    let found = names(BoardNode.tree(boards))

    #expect(found.sorted() == Set(boards.map(\.name)).sorted())
  }

  @Test func aChainOfDirectoriesIsNotFollowedToTheEndOfTheStack() {
    let boards = (0..<20_000).map { board("\($0)", in: "\($0 - 1)", isDirectory: true) }

    #expect(names(BoardNode.tree(boards)).count == 20_000)
  }

  private func names(_ nodes: [BoardNode]) -> [String] {
    nodes.flatMap { [$0.board.name] + names($0.children) }
  }
}
