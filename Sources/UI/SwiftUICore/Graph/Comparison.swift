#if canImport(Glibc)
  import Glibc
#endif

/// A type whose values are compared by a rule of their own when a view is updated.
protocol ComparedByRule {
  @MainActor static func areSame(_ first: Self, _ second: Self) -> Bool
}

/// How two values of a type are told apart when a view is updated; made once per type.
///
/// Equal bits always mean the same value (same closure, same reference, same storage), so bits are
/// the rule of last resort: they can only say "changed" too often.
@MainActor indirect enum Comparison {
  case bits(size: Int)
  case rule((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
  case fields([(offset: Int, comparison: Comparison)])

  private static var known: [ObjectIdentifier: Comparison] = [:]

  /// The comparison of a view's own value: plain data by bits, whatever its `==` says.
  static func ofView<V>(_ type: V.Type) -> Comparison {
    if _isPOD(type), let fields = ofFields(of: type) { return fields }
    return of(type)
  }

  static func of(_ type: Any.Type) -> Comparison {
    if let comparison = known[ObjectIdentifier(type)] { return comparison }
    let comparison = make(for: type)
    known[ObjectIdentifier(type)] = comparison
    return comparison
  }

  private static func make(for type: Any.Type) -> Comparison {
    if let ruled = type as? any ComparedByRule.Type { return rule(of: ruled) }
    if Fields.isPlainData(type), let fields = ofFields(of: type) { return fields }
    if let equatable = type as? any Equatable.Type { return equality(of: equatable) }
    return ofFields(of: type) ?? .bits(size: Fields.size(of: type))
  }

  private static func ofFields(of type: Any.Type) -> Comparison? {
    let fields = Fields.of(type)
    guard !fields.isEmpty else { return nil }
    let sizes = fields.reduce(0) { $0 + Fields.size(of: $1.type) }
    if Fields.isPlainData(type), sizes == Fields.size(of: type) { return .bits(size: sizes) }
    return .fields(fields.map { ($0.offset, of($0.type)) })
  }

  private static func rule<T: ComparedByRule>(of type: T.Type) -> Comparison {
    .rule { first, second in
      T.areSame(
        first.assumingMemoryBound(to: T.self).pointee,
        second.assumingMemoryBound(to: T.self).pointee)
    }
  }

  private static func equality<T: Equatable>(of type: T.Type) -> Comparison {
    .rule { first, second in
      first.assumingMemoryBound(to: T.self).pointee
        == second.assumingMemoryBound(to: T.self).pointee
    }
  }

  func areSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    switch self {
    case .bits(let size): memcmp(first, second, size) == 0
    case .rule(let areSame): areSame(first, second)
    case .fields(let fields):
      fields.allSatisfy { $0.comparison.areSame(first + $0.offset, second + $0.offset) }
    }
  }

  func areSame<T>(_ first: T, _ second: T) -> Bool {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { areSame(UnsafeRawPointer(first), UnsafeRawPointer($0)) }
    }
  }
}

/// Whether two values of any type are known to be the same.
@MainActor func areSame<T>(_ first: T, _ second: T) -> Bool {
  Comparison.of(T.self).areSame(first, second)
}

extension Optional: ComparedByRule {
  @MainActor static func areSame(_ first: Wrapped?, _ second: Wrapped?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first?, let second?): Comparison.of(Wrapped.self).areSame(first, second)
    default: false
    }
  }
}
