/// As what values of a type go out and come in.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable
  /// The type of what this is made of.
  associatedtype Body: TransferRepresentation

  /// What this is made of.
  @TransferRepresentationBuilder<Item> var body: Body { get }

  /// All ways out and in, the preferred ones first.
  func _plan() -> _TransferPlan<Item>
}

extension TransferRepresentation where Body.Item == Item {
  public func _plan() -> _TransferPlan<Item> { body._plan() }
}

extension TransferRepresentation where Body == Never {
  public var body: Never { fatalError("\(Self.self) is made of nothing else") }
}

/// All ways in which values of a type go out and come in.
public struct _TransferPlan<Item>: Sendable {
  package var exports: [TransferExport<Item>] = []
  package var imports: [TransferImport<Item>] = []

  package init(exports: [TransferExport<Item>] = [], imports: [TransferImport<Item>] = []) {
    self.exports = exports
    self.imports = imports
  }
}

extension TransferRepresentation {
  /// Lets values that meet a condition alone go out so.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> _ConditionalTransferRepresentation<Self> {
    _ConditionalTransferRepresentation(base: self) { plan in
      for index in plan.exports.indices {
        let applies = plan.exports[index].applies
        plan.exports[index].applies = { condition($0) && applies($0) }
      }
    }
  }

  /// Says who may have the values so.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> {
    _ConditionalTransferRepresentation(base: self) { plan in
      for index in plan.exports.indices { plan.exports[index].visibility = visibility }
    }
  }

  /// Says what a file with a value is called, if nobody says otherwise.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    suggestedFileName { _ in fileName }
  }

  /// Says what a file with a value is called, if nobody says otherwise.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    _ConditionalTransferRepresentation(base: self) { plan in
      for index in plan.exports.indices { plan.exports[index].suggestedName = fileName }
    }
  }
}

/// A representation of which something is said beyond what it says itself.
public struct _ConditionalTransferRepresentation<Base: TransferRepresentation>:
  TransferRepresentation
{
  public typealias Item = Base.Item
  public typealias Body = Never

  let base: Base
  let change: @Sendable (inout _TransferPlan<Item>) -> Void

  public func _plan() -> _TransferPlan<Item> {
    var plan = base._plan()
    change(&plan)
    return plan
  }
}

/// Who may have a representation.
public struct TransferRepresentationVisibility: Sendable, Equatable {
  private let width: Int

  /// Everybody.
  public static let all = TransferRepresentationVisibility(width: 3)
  /// Programs by the same makers; this system doesn't know them, so only the program itself.
  public static let team = TransferRepresentationVisibility(width: 2)
  /// Programs of the same group; this system doesn't know it, so only the program itself.
  public static let group = TransferRepresentationVisibility(width: 1)
  /// The program itself.
  public static let ownProcess = TransferRepresentationVisibility(width: 0)

  /// Whether somebody of some sort may have it.
  package func reaches(_ somebody: TransferRepresentationVisibility) -> Bool {
    width >= somebody.width
  }
}
