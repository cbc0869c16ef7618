import Synchronization

/// A name for one subscriber or subscription, unlike all others.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let last = Atomic<UInt64>(0)
  private let number: UInt64

  /// Creates a new name.
  public init() { number = Self.last.wrappingAdd(1, ordering: .relaxed).newValue }

  /// Creates the name of an object.
  public init(_ obj: AnyObject) {
    number = UInt64(UInt(bitPattern: ObjectIdentifier(obj).hashValue))
  }

  public var description: String { "0x\(String(number, radix: 16))" }
}

/// Something with a name for telling connections apart.
public protocol CustomCombineIdentifierConvertible {
  /// The name.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
