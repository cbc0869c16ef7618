public import Foundation

/// A height that a sheet can have.
public nonisolated struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case points(CGFloat)
  }

  private let value: Height

  /// About half of the window.
  public static let medium = PresentationDetent(value: .medium)
  /// The whole window, but for a margin.
  public static let large = PresentationDetent(value: .large)

  /// A part of the window's height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(value: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(value: .points(height))
  }

  /// The height in a window that has so much room for sheets.
  func height(in room: CGFloat) -> CGFloat {
    switch value {
    case .medium: (room / 2).rounded()
    case .large: room
    case .fraction(let fraction): min(max(room * fraction, 0), room)
    case .points(let points): min(max(points, 0), room)
    }
  }
}
