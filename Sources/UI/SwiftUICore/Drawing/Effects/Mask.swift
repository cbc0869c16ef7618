import Foundation

extension View {
  /// Shows of the view as much as a mask shows of itself.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    let mask = mask()
    return overlay(alignment: alignment) {
      ElementView(.effect(.maskLayer), alignment: alignment) { mask }
    }.modifier(PlainEffect(content: .mask))
  }

  /// Shows of the view as much as a mask shows of itself.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }

  /// Draws the view as one before anything else is done to it, such as making it translucent.
  nonisolated public func compositingGroup() -> some View {
    modifier(PlainEffect(content: .group))
  }

  /// Draws the view as one picture.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(PlainEffect(content: .group))
  }

  /// Joins the colours of the view with those behind it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(PlainEffect(content: .blend(blendMode)))
  }
}

/// The space in which colours are worked out.
public nonisolated enum ColorRenderingMode: Hashable, Sendable {
  /// Standard colours, joined as they are.
  case nonLinear
  /// Standard colours, joined as light.
  case linear
  /// Colours of a wide range, joined as light.
  case extendedLinear
}

/// A way to join colours with those behind them.
public nonisolated enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

/// An effect that is the same for every size.
nonisolated struct PlainEffect: EffectModifier, Equatable {
  var content: EffectContent

  @MainActor func effect(in size: CGSize, direction: LayoutDirection) -> EffectContent { content }
}
