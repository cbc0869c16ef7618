public import Foundation

/// How previews are shown.
public struct PreviewTrait<T> {
  enum Kind {
    case layout(PreviewLayout)
    case modifier(@MainActor (AnyView) -> AnyView)
  }

  let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// In a window.
  public static var defaultLayout: Self { Self(kind: .layout(.window)) }
  /// As large as the view would like to be.
  public static var sizeThatFitsLayout: Self { Self(kind: .layout(.content)) }

  /// In a picture of a size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(kind: .layout(.fixed(width: width, height: height)))
  }

  /// In a window as a phone held upright has it.
  public static var portrait: Self { fixedLayout(width: 390, height: 844) }
  /// In a window as a phone held upside down has it.
  public static var portraitUpsideDown: Self { portrait }
  /// In a window as a phone lying on its side has it.
  public static var landscapeLeft: Self { fixedLayout(width: 844, height: 390) }
  /// In a window as a phone lying on its other side has it.
  public static var landscapeRight: Self { landscapeLeft }

  /// Inside what a modifier puts around previews.
  @MainActor public static func modifier(_ modifier: some PreviewModifier) -> Self {
    Self(kind: .modifier { AnyView(ModifiedPreview(modifier: modifier, content: $0)) })
  }
}
