import ForumFeature
import Foundation
import Testing

struct PictureZoomTests {
  private var zoom: PictureZoom

  init() {
    zoom = PictureZoom()
    zoom.place = CGSize(width: 400, height: 600)
    zoom.aspectRatio = 2
  }

  @Test func picturesAreNeverSmallerThanTheirPlaceNorLargerThanTheLimit() {
    var zoom = zoom
    zoom.scale(by: 0.1)
    #expect(zoom.scale == 1 && !zoom.isEnlarged)

    zoom.scale(by: 100)

    #expect(zoom.scale == 8 && zoom.isEnlarged)
  }

  @Test func pictureOfManyPixelsGrowsToItsOwnSize() {
    var zoom = zoom
    zoom.ownSize = CGSize(width: 12000, height: 6000)
    zoom.toggle(at: .zero)
    #expect(zoom.scale == 30)

    zoom.scale(by: 2)

    #expect(zoom.scale == 30)
    zoom.toggle(at: .zero)
    #expect(zoom.scale == 1)
  }

  @Test(arguments: [(200, 100, 2.5), (420, 210, 2.5), (800, 400, 2)])
  func twoTapsEnlargeAlsoWhatIsSmall(width: Int, height: Int, scale: CGFloat) {
    var zoom = zoom
    zoom.ownSize = CGSize(width: width, height: height)

    zoom.toggle(at: .zero)

    #expect(zoom.scale == scale)
  }

  @Test func whatLiesUnderThePointStaysThereWhenItGrows() {
    var zoom = zoom
    zoom.scale(by: 2, at: CGPoint(x: 100, y: 0))

    // The point was 100 right of the middle of the picture: now it is 200, and moved back by 100.
    #expect(zoom.offset == CGSize(width: -100, height: 0))
  }

  @Test func pictureMovesOnlyWhileSomeOfItIsOutOfSight() {
    var zoom = zoom
    zoom.move(to: CGSize(width: 50, height: 50))
    #expect(zoom.offset == .zero)

    zoom.scale(by: 4)
    zoom.move(to: CGSize(width: 900, height: -900))

    // 1600 wide in 400, 800 high in 600.
    #expect(zoom.offset == CGSize(width: 600, height: -100))
  }

  @Test func sharesAreOfThePlace() {
    var zoom = zoom
    zoom.scale(by: 4)

    zoom.move(byShare: CGSize(width: 0.25, height: 0))
    zoom.move(byShare: CGSize(width: 0.25, height: -0.1))

    #expect(zoom.offset == CGSize(width: 200, height: -60))
  }

  @Test func pictureComesBackWhenItsPlaceChanges() {
    var zoom = zoom
    zoom.scale(by: 2)
    zoom.move(to: CGSize(width: 200, height: 0))
    #expect(zoom.offset.width == 200)

    zoom.place = CGSize(width: 700, height: 200)

    // 800 wide in 700.
    #expect(zoom.offset.width == 50)
  }

  @Test func pictureOfUnknownShapeFillsItsPlace() {
    var zoom = zoom
    zoom.aspectRatio = nil
    zoom.scale(by: 2)
    zoom.move(to: CGSize(width: 900, height: 900))

    #expect(zoom.offset == CGSize(width: 200, height: 300))
  }

  @Test func twoTapsEnlargeAndTwoMoreShowAll() {
    var zoom = zoom
    zoom.toggle(at: .zero)
    #expect(zoom.scale == PictureZoom.doubleTapScale)

    zoom.toggle(at: CGPoint(x: 10, y: 10))

    #expect(zoom.scale == 1 && zoom.offset == .zero)
  }

  @Test(arguments: [(1, 1), (-1, 3), (4, 0), (-6, 2)])
  func turnsAreCountedRound(quarters: Int, expected: Int) {
    var zoom = zoom
    zoom.turn(by: quarters)

    #expect(zoom.quarterTurns == expected)
    #expect(zoom.space == (expected % 2 == 0 ? zoom.place : CGSize(width: 600, height: 400)))
  }

  @Test func pictureThatWasTurnedMovesAlongItsOtherSide() {
    var zoom = zoom
    zoom.turn(by: 1)
    zoom.scale(by: 2)
    zoom.move(to: CGSize(width: 900, height: 900))

    // Turned it is 600 wide and 1200 high, in 400 and 600.
    #expect(zoom.offset == CGSize(width: 100, height: 300))
  }

  @Test func turningShowsAllOfThePicture() {
    var zoom = zoom
    zoom.scale(by: 3, at: CGPoint(x: 9, y: 9))

    zoom.turn(by: 1)

    #expect(zoom.scale == 1 && zoom.offset == .zero)
  }
}
