import CommunityAPI
import ForumFeature
import Testing

struct MemberTests {
  @Test(arguments: [
    ("昵称0", "昵"), ("alice", "A"), ("[潜水]小周", "潜"), (":)", "B"), ("7点半", "7"),
  ])
  func initialIsTheFirstCharacterThatCanBeRead(displayName: String, initial: String) {
    let member = Member(id: Identifier("1"), name: "bob", displayName: displayName)

    #expect(member.initial == initial)
  }

  @Test func everySetOfEmoticonsHasACharacterOfItsOwn() {
    let symbols = Emoticon.Family.allCases.compactMap { Emoticon($0, 1)?.symbol }

    #expect(Set(symbols).count == Emoticon.Family.allCases.count)
  }
}
