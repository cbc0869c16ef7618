import Foundation

/// How far something is turned.
public nonisolated struct Angle: Hashable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// Creates an angle of nothing.
  public init() { self.init(radians: 0) }

  /// Creates an angle from radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle from degrees.
  public init(degrees: Double) { self.init(radians: degrees * (.pi / 180)) }

  /// The angle of so many radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// The angle of so many degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// No turn at all.
  public static let zero = Angle()
}

extension Angle: Comparable {
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

extension Angle: Animatable {
  /// The radians times 128, the scale that springs settle well on.
  public var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }
}
