import Foundation
import FoundationCompat
import HeadlessRenderer
import SwiftUICore
import Testing

/// Which views a finger hits.
@MainActor struct HitTestTests {
  /// Taps in a view of 100x100 and tells whether its action has run.
  private func isHit(_ view: some View, at x: CGFloat, _ y: CGFloat) -> Bool {
    let log = Log()
    let host = Host(100, 100, view.onTapGesture { log.add("hit") })
    Finger(host).tap(at: x, y)
    host.close()
    return !log.lines.isEmpty
  }

  private var square: some View { Color.red.frame(width: 40, height: 40) }

  @Test func onlyWhatIsShownIsHit() {
    #expect(isHit(square, at: 50, 50))
    #expect(!isHit(square, at: 10, 10))
    #expect(!isHit(square.frame(width: 100, height: 100), at: 10, 10))
    #expect(!isHit(Color.clear, at: 50, 50))
    #expect(!isHit(square.opacity(0), at: 50, 50))
    #expect(!isHit(square.hidden(), at: 50, 50))
    #expect(!isHit(square.allowsHitTesting(false), at: 50, 50))
  }

  @Test func contentShapeIsHitWhereNothingIsShown() {
    let padded = square.frame(width: 100, height: 100)

    #expect(isHit(padded.contentShape(Rectangle()), at: 10, 10))
    #expect(isHit(padded.contentShape(Circle()), at: 50, 5))
    #expect(!isHit(padded.contentShape(Circle()), at: 5, 5))
  }

  @Test func clippedPartsAreNotHit() {
    let wide = Color.red.frame(width: 80, height: 80).frame(width: 40, height: 40)

    #expect(isHit(wide, at: 15, 50))
    #expect(!isHit(wide.clipped(), at: 15, 50))
    #expect(!isHit(Color.red.clipShape(Circle()), at: 3, 3))
    #expect(isHit(Color.red.clipShape(Circle()), at: 50, 3))
  }

  @Test func turnedAndStretchedViewsAreHitWhereTheyAreDrawn() {
    let bar = Color.red.frame(width: 80, height: 10)

    #expect(!isHit(bar, at: 50, 20))
    #expect(isHit(bar.rotationEffect(.degrees(90)), at: 50, 20))
    #expect(isHit(square.scaleEffect(2), at: 15, 15))
    #expect(isHit(square.offset(x: 30), at: 85, 50))
    #expect(
      isHit(square.transformEffect(CGAffineTransform(translationX: -30, y: 0)), at: 5, 50))
  }

  @Test func viewInFrontIsHit() {
    let log = Log()
    let host = Host(
      100, 100,
      ZStack {
        Color.red.onTapGesture { log.add("front") }.zIndex(1)
        Color.blue.onTapGesture { log.add("back") }
      })

    Finger(host).tap(at: 50, 50)

    #expect(log.lines == ["front"])
    host.close()
  }

  @Test func hitsGoThroughToWhatIsBehind() {
    let log = Log()
    let host = Host(
      100, 100,
      Color.red.onTapGesture { log.add("back") }
        .overlay { Color.blue.allowsHitTesting(false) })

    Finger(host).tap(at: 50, 50)

    #expect(log.lines == ["back"])
    host.close()
  }
}
