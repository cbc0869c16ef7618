import Architecture
import CommunityAPI
import ForumFeature
import Networking
import Testing

@MainActor struct UserModelTests {
  private let bench: ForumBench
  private let client = ScriptedClient()
  private let path = "/wap/api/account/alice01/mixlogs"

  init() async throws { bench = try await ForumBench() }

  @Test func aMembersPageShowsWhoAndWhatWasWrittenLast() async throws {
    let posts = Wire.list([
      Wire.article("d1", topic: "e1", floor: 3, more: #","topic":\#(Wire.topic("e1"))"#)
    ])
    client.answer(
      path, .success(Wire.success(#"{"account":\#(Wire.account("alice01")),"content":\#(posts)}"#)))
    let repository = CommunityMemberRepository(try bench.community(client))
    let model = UserModel(name: "alice01", members: repository)

    await model.open()

    #expect(model.profile?.member.name == "alice01")
    #expect(model.profile?.rank == "嫩芽")
    #expect(model.posts.items.map(\.topicID.rawValue) == ["e1"])
    #expect(model.posts.items.first?.floor == 3)
    #expect(client.calls.count == 1)
  }

  @Test func aMembersPageIsThereOfflineToo() async throws {
    client.answer(
      path, .success(Wire.success(#"{"account":\#(Wire.account("alice01")),"content":[]}"#)))
    let repository = CommunityMemberRepository(try bench.community(client))
    await UserModel(name: "alice01", members: repository).open()
    client.answer(path, .failure(.offline(.noRoute)))
    let model = UserModel(name: "alice01", members: repository)

    await model.open()

    #expect(model.profile?.member.name == "alice01")
  }
}
