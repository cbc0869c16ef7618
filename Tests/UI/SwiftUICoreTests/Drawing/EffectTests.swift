import Foundation
import FoundationCompat
import HeadlessRenderer
import SwiftUICore
import Testing

/// What renderers are told of changes of drawing.
@MainActor struct EffectTests {
  private func effects(of view: some View, text: HeadlessText = .withFonts()) -> [EffectContent] {
    let host = Host(100, 100, text: text, view)
    let effects = host.renderer.screen.flattened().compactMap { element -> EffectContent? in
      if case .effect(let effect) = element.content { effect } else { nil }
    }
    host.close()
    return effects
  }

  private var square: some View { Color.red.frame(width: 40, height: 20) }

  @Test func turnAndStretchAreToldAboutTheirAnchor() {
    let turned = effects(of: square.rotationEffect(.degrees(90), anchor: .topLeading))
    let stretched = effects(of: square.scaleEffect(x: 2, y: 3, anchor: .bottomTrailing))

    guard case .transform(let turn) = turned.first, case .transform(let stretch) = stretched.first
    else {
      Issue.record("no transform is told")
      return
    }
    let corner = turn.transform(CGPoint(x: 40, y: 0))
    #expect(abs(corner.x) < 0.001 && abs(corner.y - 40) < 0.001)
    #expect(stretch.transform(CGPoint(x: 40, y: 20)) == CGPoint(x: 40, y: 20))
    #expect(stretch.transform(.zero) == CGPoint(x: -40, y: -40))
  }

  @Test func anchorIsMirroredFromRightToLeft() {
    let view = square.scaleEffect(2, anchor: .leading).environment(\.layoutDirection, .rightToLeft)

    guard case .transform(let stretch) = effects(of: view).first
    else {
      Issue.record("no transform is told")
      return
    }
    #expect(stretch.transform(CGPoint(x: 40, y: 10)) == CGPoint(x: 40, y: 10))
  }

  @Test func clipsAreToldByName() {
    #expect(effects(of: square.clipped()) == [.clip(.rectangle, isEvenOdd: false)])
    #expect(
      effects(of: square.cornerRadius(5))
        == [.clip(.roundedRectangle(radius: CGSize(width: 5, height: 5)), isEvenOdd: false)])
    #expect(effects(of: square.clipShape(Capsule())) == [.clip(.capsule, isEvenOdd: false)])
  }

  @Test func circleThatDoesNotFillItsFrameIsToldAsAPath() {
    guard case .clip(.path, _) = effects(of: square.clipShape(Circle())).first
    else {
      Issue.record("no path is told")
      return
    }
  }

  @Test func shadowAndBlurKeepTheirNumbers() {
    #expect(
      effects(of: square.shadow(color: .black, radius: 4, x: 1, y: 2))
        == [.shadow(color: .black, radius: 4, offset: CGSize(width: 1, height: 2))])
    #expect(effects(of: square.blur(radius: 3)) == [.blur(radius: 3, isOpaque: false)])
  }

  @Test func maskIsTheLastOfTheChildren() {
    let host = Host(100, 100, square.mask { Circle() })
    let screen = host.renderer.screen
    let mask = screen.elements.values.first { $0.content == .effect(.mask) }

    let kinds = (mask?.children ?? []).compactMap { screen.elements[$0]?.content }

    #expect(kinds == [.color(.red), .effect(.maskLayer)])
    host.close()
  }

  @Test func colorsAreChangedByAmounts() {
    guard case .colors(let grey) = effects(of: square.grayscale(1)).first,
      case .colors(let same) = effects(of: square.hueRotation(.zero)).first,
      case .colors(let inverted) = effects(of: square.colorInvert()).first
    else {
      Issue.record("no matrix is told")
      return
    }

    #expect(grey.rows[0] == grey.rows[1] && grey.rows[1] == grey.rows[2])
    #expect(abs(grey.rows[0].reduce(0, +) - 1) < 0.001)
    for row in 0..<3 {
      #expect(abs(same.rows[row][row] - 1) < 0.01)
      #expect(inverted.rows[row][row] == -1 && inverted.rows[row][4] == 1)
    }
  }

  @Test func redactionIsToldUntilItIsTakenBack() {
    let view = VStack {
      Text(verbatim: "hidden")
      Text(verbatim: "shown").unredacted()
    }.redacted(reason: .placeholder)

    #expect(effects(of: view) == [.placeholder(true), .placeholder(false)])
    #expect(effects(of: square.redacted(reason: [])) == [.placeholder(false)])
  }

  @Test func privateThingsAreHiddenWherePrivacyIsAskedFor() {
    let view = HStack {
      Text(verbatim: "open")
      Text(verbatim: "secret").privacySensitive()
    }.redacted(reason: .privacy)

    #expect(effects(of: view) == [.placeholder(false), .placeholder(true)])
  }

  private struct Leaning: GeometryEffect {
    var amount: CGFloat
    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(
        CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: -amount * size.height, ty: 0))
    }
  }

  @Test func effectOfOnesOwnKnowsTheSize() {
    guard case .transform(let lean) = effects(of: square.modifier(Leaning(amount: 0.5))).first
    else {
      Issue.record("no transform is told")
      return
    }

    #expect(lean.transform(CGPoint(x: 10, y: 20)) == CGPoint(x: 10, y: 20))
    #expect(lean.transform(.zero) == CGPoint(x: -10, y: 0))
  }

  @Test func turnInSpaceTiltsAboutItsAxis() {
    let turned = square.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    guard case .projection(let tilt) = effects(of: turned).first
    else {
      Issue.record("no projection is told")
      return
    }

    let middle = CGPoint(x: 20, y: 10)
    let (left, right) = (CGPoint(x: 0, y: 0).applying(tilt), CGPoint(x: 40, y: 0).applying(tilt))
    #expect(abs(middle.applying(tilt).x - 20) < 0.001)
    #expect(right.x - left.x < 40)
    #expect(left.y != right.y)
    #expect(abs(left.applying(tilt.inverted()).x) < 0.001)
  }

  @Test func stylesCoverTheFrame() {
    let host = Host(100, 100, square.background(.green, in: Capsule()).overlay(.blue))
    let contents = host.renderer.screen.flattened().map(\.content)

    #expect(contents.count == 3)
    guard case .shape(let capsule) = contents[0] else {
      Issue.record("no shape")
      return
    }
    #expect(capsule.outline == .capsule)
    #expect(capsule.color == .green)
    #expect(contents[1] == .color(.red))
    #expect(contents[2] == .color(.blue))
    host.close()
  }

  @Test func gradientsAreToldWithTheirStops() {
    let gradient = LinearGradient(
      colors: [.red, .green, .blue], startPoint: .top, endPoint: .bottom)
    let host = Host(100, 100, gradient)

    guard case .shape(let shape) = host.renderer.screen.flattened().first?.content,
      case .gradient(let paint) = shape.paint
    else {
      Issue.record("no gradient is told")
      return
    }
    #expect(paint.stops.map(\.location) == [0, 0.5, 1])
    #expect(paint.course == .linear(from: .top, to: .bottom))
    #expect(shape.color == .green)
    host.close()
  }

  @Test func shapeIsPaintedInTheForegroundStyle() {
    let host = Host(100, 100, Circle().foregroundStyle(.orange))

    guard case .shape(let shape) = host.renderer.screen.flattened().first?.content
    else {
      Issue.record("no shape is told")
      return
    }
    #expect(shape.outline == .ellipse)
    #expect(shape.color == .orange)
    host.close()
  }
}
