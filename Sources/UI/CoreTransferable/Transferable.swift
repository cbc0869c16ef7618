public import UniformTypeIdentifiers

/// Something that can go to other programs, and come from them.
///
/// Conform by saying as what: as bytes of a kind, as a file, by a coder, or as something else that
/// can be transferred. What is said first is preferred.
public protocol Transferable: SendableMetatype {
  /// The type of what is said.
  associatedtype Representation: TransferRepresentation

  /// As what values of the type go out and come in.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Never: Transferable, TransferRepresentation {
  public typealias Item = Never
  public typealias Body = Never

  public static var transferRepresentation: Never { fatalError("Never has no representation") }
  public func _plan() -> _TransferPlan<Never> { _TransferPlan() }
}

extension Transferable {
  static var plan: _TransferPlan<Self>? {
    // The item's type is always this one, but `Representation` cannot say so for `Never`.
    transferRepresentation._plan() as? _TransferPlan<Self>
  }

  /// The kinds of data that values of the type can be had as.
  public static func exportedContentTypes(
    visibility: TransferRepresentationVisibility = .all
  ) -> [UTType] {
    distinct((plan?.exports ?? []).filter { $0.visibility.reaches(visibility) }.map(\.contentType))
  }

  /// The kinds of data that values of the type can be made of.
  public static func importedContentTypes() -> [UTType] {
    distinct((plan?.imports ?? []).map(\.contentType))
  }

  /// The kinds of data that this value can be had as.
  public func exportedContentTypes(
    _ visibility: TransferRepresentationVisibility = .all
  ) -> [UTType] {
    Self.distinct(
      (Self.plan?.exports ?? []).filter { $0.visibility.reaches(visibility) && $0.applies(self) }
        .map(\.contentType))
  }

  /// The kinds of data that values of the type can be made of.
  public func importedContentTypes() -> [UTType] { Self.importedContentTypes() }

  private static func distinct(_ types: [UTType]) -> [UTType] {
    types.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
