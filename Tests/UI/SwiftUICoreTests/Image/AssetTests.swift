import Foundation
import HeadlessRenderer
import SwiftUICore
import TestSupport
import Testing

@MainActor struct AssetTests {
  private let folder: TemporaryDirectory
  private let bundle: Bundle

  init() throws {
    folder = try TemporaryDirectory()
    bundle = try #require(Bundle(path: folder.url.path))
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func shown<V: View>(_ view: V) -> (content: ImageContent?, size: CGSize?) {
    let element = Host(100, 100, view).renderer.screen.flattened().first
    guard case .image(let image) = element?.content else { return (nil, nil) }
    return (image, element?.frame.size)
  }

  @Test func pictureIsTheFileOfItsName() throws {
    try write(gif(width: 8, height: 4), to: "pond.gif")

    let (content, size) = shown(Image("pond", bundle: bundle))

    #expect(size == CGSize(width: 8, height: 4))
    #expect(content?.label == "pond")
  }

  @Test func fineFilesHaveMorePixelsAPoint() throws {
    try write(gif(width: 8, height: 4), to: "pond@2x.gif")

    #expect(shown(Image("pond", bundle: bundle)).size == CGSize(width: 4, height: 2))
  }

  @Test func imageSetsAreFoundInCatalogs() throws {
    try write(gif(width: 9, height: 6), to: "Assets.xcassets/Icons/pond.imageset/pond3.gif")
    try write(
      #"{"images":[{"idiom":"universal","scale":"1x"},{"filename":"pond3.gif","scale":"3x"}]}"#,
      to: "Assets.xcassets/Icons/pond.imageset/Contents.json")

    #expect(shown(Image("pond", bundle: bundle)).size == CGSize(width: 3, height: 2))
  }

  @Test func missingPictureIsNamedOnceAndTakesNoSpace() {
    let messages = Messages()
    messages.collect()

    let shown = (0..<2).map { _ in self.shown(Image("lost-\(folder.url.path)", bundle: bundle)) }

    #expect(shown.map(\.size) == [.zero, .zero])
    #expect(messages.all.count { $0.contains("lost-\(folder.url.path)") } == 1)
  }

  @Test func coloursOfCatalogsHaveALightAndADarkForm() throws {
    try write(
      """
      {"colors":[
        {"color":{"color-space":"srgb","components":
          {"red":"0x80","green":"128","blue":"0.25","alpha":"1.000"}}},
        {"appearances":[{"appearance":"luminosity","value":"dark"}],
          "color":{"color-space":"srgb","components":{"white":"1.0","alpha":"0.5"}}}
      ]}
      """, to: "Assets.xcassets/brand.colorset/Contents.json")

    let color = Color("brand", bundle: bundle)

    #expect(color.components(in: .light).hexadecimal == "#808040FF")
    #expect(color.components(in: .dark).hexadecimal == "#FFFFFF80")
    #expect(color == Color("brand", bundle: bundle))
  }

  @Test func missingColourIsClear() {
    #expect(Color("lost", bundle: bundle) == .clear)
  }

  /// The head of a picture.
  private func gif(width: UInt8, height: UInt8) -> String {
    "GIF89a\(Character(UnicodeScalar(width)))\0\(Character(UnicodeScalar(height)))\0"
  }
}
