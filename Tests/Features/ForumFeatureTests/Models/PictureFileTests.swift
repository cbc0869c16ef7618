import CommunityAPI
import ForumFeature
import Foundation
import Testing

struct PictureFileTests {
  @Test(arguments: [
    ("http://a.example/2024/pond.JPG", "x.jpg", "pond.JPG"),
    ("http://a.example/%E8%8D%B7%E5%A1%98.jpeg", "x.jpg", "荷塘.jpeg"),
    ("http://a.example/wap/api/attachment/download/77", "IMG_1.jpg", "IMG_1.jpg"),
    ("http://a.example/att?id=3", "IMG_1.png", "IMG_1.jpg"),
    ("http://a.example/", "../../.profile", "profile.jpg"),
    ("http://a.example/a%2F..%2Fb.jpg", "x", "b.jpg"),
  ])
  func fileIsCalledAsItsAddressOrItsAuthorCallsIt(
    address: String, name: String, expected: String
  ) throws {
    let url = try #require(URL(string: address))
    let picture = ForumPicture(id: Identifier("p"), name: name, sizeInBytes: 1, addresses: [url])

    let file = try PictureFile(PictureSample.jpeg(4, 4), from: url)

    #expect(file.name(of: picture) == expected)
  }
}
