public import Foundation
public import SwiftUICore

/// The outline of buttons that have a border.
public nonisolated struct ButtonBorderShape: Equatable, Sendable {
  let content: ButtonContent.Shape

  /// Whatever suits the place.
  public static let automatic = ButtonBorderShape(content: .automatic)
  /// Half circles at the ends.
  public static let capsule = ButtonBorderShape(content: .capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(content: .circle)
  /// Round corners of the usual radius.
  public static let roundedRectangle = ButtonBorderShape(content: .roundedRectangle(radius: nil))

  /// Round corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(content: .roundedRectangle(radius: radius))
  }
}

extension EnvironmentValues {
  private enum BorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
  }

  var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the outline of the buttons in the view that have a border.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
