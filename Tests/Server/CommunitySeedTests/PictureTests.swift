import CGD
import Foundation
import ServerStorage
import Testing

@testable import CommunitySeed

struct PictureTests {
  private static let plan = SeedPlan(now: SampleCommunity.now)

  @Test func fullAlbumHasEverySortOfPicture() {
    let plans = Album(plan: Self.plan).plans

    #expect(plans.count == Self.plan.pictures)
    #expect(Set(plans.map(\.scene)).count == PictureScene.allCases.count)
    #expect(Set(plans.map(\.format)).count == PicturePlan.Format.allCases.count)
    #expect(plans.contains { $0.width == 8_000 && $0.height == 6_000 })
    #expect(plans.contains { $0.width == 800 && $0.height == 12_000 })
    #expect(plans.contains { $0.camera?.orientation == 6 })
    #expect(plans.allSatisfy { $0.camera == nil || $0.format == .jpeg })
  }

  @Test func smallAlbumHasEverySceneThatFits() {
    let plans = Album(plan: SeedPlan(topics: 300, now: SampleCommunity.now)).plans

    #expect(Set(plans.map(\.scene)).count == PictureScene.allCases.count)
    #expect(plans.allSatisfy { $0.width * $0.height <= 2_000_000 })
    #expect(Set(plans.map(\.format)).count == PicturePlan.Format.allCases.count)
  }

  @Test(arguments: PictureScene.allCases)
  func everySceneDecodesWithItsSize(scene: PictureScene) throws {
    for format in [PicturePlan.Format.jpeg, .png] {
      let plan = PicturePlan(index: 7, scene: scene, format: format, width: 321, height: 200)
      let file = PicturePainter(seed: 1).file(of: plan)

      let picture = try #require(Decoded(file))
      #expect(picture.width == 321 && picture.height == 200)
      #expect(picture.colors > 8, "\(scene) is not blank")
    }
  }

  @Test(arguments: PicturePlan.Format.allCases)
  func everyFormatIsWhatItSays(format: PicturePlan.Format) throws {
    let plan = PicturePlan(index: 3, scene: .lotus, format: format, width: 120, height: 90)
    let file = PicturePainter(seed: 1).file(of: plan)

    #expect(Decoded.mediaType(of: file) == format.mediaType)
    let picture = try #require(Decoded(file))
    #expect(picture.width == 120 && picture.height == 90)
    let frames = file.count { $0 == 0x2C }
    #expect(format != .animatedGIF || frames >= 6)
  }

  @Test func tallPicturesAreWhole() throws {
    let plan = PicturePlan(index: 1, scene: .terminal, format: .png, width: 800, height: 12_000)
    let picture = try #require(Decoded(PicturePainter(seed: 1).file(of: plan)))

    #expect(picture.width == 800 && picture.height == 12_000)
  }

  @Test func picturesDifferByTheirPlace() {
    let files = (0..<12).map { index in
      PicturePainter(seed: 1).file(
        of: PicturePlan(index: index, scene: .cat, format: .png, width: 80, height: 60))
    }

    #expect(Set(files).count == 12)
  }

  @Test(arguments: 1...8)
  func cameraNoteIsFoundWhereExifSays(orientation: Int) throws {
    let note = CameraNote(maker: "Hetang", model: "Lotus 5", orientation: orientation)
    let plan = PicturePlan(
      index: 2, scene: .flower, format: .jpeg, width: 64, height: 48, camera: note)
    let file = PicturePainter(seed: 1).file(of: plan)

    let bytes = [UInt8](file)
    #expect(Array(bytes[0..<4]) == [0xFF, 0xD8, 0xFF, 0xE1])
    let length = Int(bytes[4]) << 8 | Int(bytes[5])
    #expect(bytes[4 + length] == 0xFF, "the next segment follows")
    let tags = ExifReader(Array(bytes[12..<(4 + length)])).tags
    #expect(tags[0x010F] == "Hetang" && tags[0x0110] == "Lotus 5")
    #expect(tags[0x0112] == "\(orientation)")
    #expect(try #require(Decoded(file)).width == 64)
  }

  @Test func membersHaveFacesOfTheirOwn() throws {
    let painter = AvatarPainter(seed: 1)
    let files = (0..<24).map { painter.file(of: $0, name: "lotus") }

    #expect(Set(files.map(\.bytes)).count == 24)
    #expect(Set(files.map(\.mediaType)) == ["image/png", "image/jpeg"])
    for file in files {
      #expect(Decoded.mediaType(of: file.bytes) == file.mediaType)
      #expect(try #require(Decoded(file.bytes)).width == 120)
    }
  }
}
