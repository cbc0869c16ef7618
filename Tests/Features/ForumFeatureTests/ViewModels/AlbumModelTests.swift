import CommunityAPI
import ForumFeature
import Foundation
import Testing

@MainActor struct AlbumModelTests {
  @Test func picturesStandInTheirArticlesOrderAndHaveEveryAddress() async throws {
    let bench = try await ForumBench()
    let client = ScriptedClient()
    let files = #"""
      ,"attachments":[{"id":"f2","name":"b.PNG","type":"","serial":2,"url":"file/2","cdnUrl":""},null,
      {"id":"f1","name":"a.jpg","type":"image/jpeg","serial":1,"cdnUrl":"http://cdn.example/1"},
      {"id":"f3","name":"c.zip","type":"application/zip","serial":3}]
      """#
    let articles = Wire.list([
      Wire.article("d1", topic: "e1", floor: 0, more: files),
      Wire.article("d2", topic: "e2", floor: 0),
    ])
    client.answer(
      "/wap/api/album/load/global", .success(Wire.success(#"{"articles":\#(articles)}"#)))
    let model = AlbumModel(album: CommunityAlbumRepository(try bench.community(client)))

    await model.list.open()

    #expect(model.list.items.map(\.id.rawValue) == ["d1"])
    #expect(model.pictures.map(\.id.rawValue) == ["f1", "f2"])
    #expect(
      model.pictures.map { $0.addresses.map(\.absoluteString) } == [
        ["http://cdn.example/1", "http://forum.example/wap/api/attachment/download/f1"],
        ["http://forum.example/file/2", "http://forum.example/wap/api/attachment/download/f2"],
      ])
  }
}
