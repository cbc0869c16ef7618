package import CoreTransferable
package import Foundation

/// What a view has to do with other programs and other views.
package enum ExchangeRole {
  /// What the view stands for when something is copied.
  case copy(() -> [Parcel])
  /// Takes out of the view what is cut, and hands it over.
  case cut(() -> [Parcel])
  case paste(PasteTarget)
  case drag(DragSource)
  case drop(DropTarget)
}

/// Takes up what is pasted.
package struct PasteTarget {
  /// Whether something of an offer may be pasted.
  package let suits: (TransferOffer) -> Bool
  /// Pastes what came.
  ///
  /// - Throws: Why nothing was pasted.
  package let perform: ([Parcel]) async throws -> Void

  package init(
    suits: @escaping (TransferOffer) -> Bool,
    perform: @escaping ([Parcel]) async throws -> Void
  ) {
    self.suits = suits
    self.perform = perform
  }
}

/// Says what is dragged.
package struct DragSource {
  /// The values.
  package let parcels: () -> [Parcel]
  /// Shows what is dragged; `nil` for the dragged view itself.
  package let preview: AnyView?

  package init(parcels: @escaping () -> [Parcel], preview: AnyView? = nil) {
    self.parcels = parcels
    self.preview = preview
  }
}

/// Takes up what is dropped.
package struct DropTarget {
  /// Whether something of an offer may be dropped.
  package let suits: (TransferOffer) -> Bool
  /// Takes up that something that suits comes in, or goes away.
  package let setTargeted: (Bool) -> Void
  /// Takes up what was dropped at a point of the view.
  ///
  /// - Returns: Whether it was taken.
  /// - Throws: Why it could not be read.
  package let perform: ([Parcel], CGPoint) async throws -> Bool

  package init(
    suits: @escaping (TransferOffer) -> Bool, setTargeted: @escaping (Bool) -> Void,
    perform: @escaping ([Parcel], CGPoint) async throws -> Bool
  ) {
    self.suits = suits
    self.setTargeted = setTargeted
    self.perform = perform
  }
}

extension View {
  /// Gives the view a role for what is copied, pasted and dragged.
  nonisolated package func exchanging(_ role: ExchangeRole) -> some View {
    modifier(ExchangeBox(role: role))
  }
}

/// Gives each element of a view a role for what is copied, pasted and dragged.
nonisolated struct ExchangeBox: BoxModifier {
  let role: ExchangeRole

  @MainActor static func makeBox(
    _ modifier: ExchangeBox, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<ExchangeBox> {
    ExchangeNode(modifier, around: inner, in: slot)
  }
}

/// The node of an `ExchangeBox`.
final class ExchangeNode: BoxNode<ExchangeBox> {
  var role: ExchangeRole { modifier.role }
  /// Whether something that may be dropped here is over the view.
  var isTargeted = false
  private var pasting: Task<Void, Never>?

  override func modifierDidChange(from old: ExchangeBox) {}

  /// Pastes something, in place of what is still being pasted.
  func run(_ paste: Paste) {
    pasting?.cancel()
    let count = graph.tasks
    let number = count.started(by: "paste")
    pasting = Task {
      await paste.run()
      count.ended(number)
    }
  }

  override func willTearDown() {
    pasting?.cancel()
    graph.drops.forget(self)
    super.willTearDown()
  }
}

extension LayoutNode {
  /// Whether a person may do something with what is here.
  final var isOpenToPeople: Bool {
    isAlive && isPlaced && Evaluation.untracked { scope.read(\.isEnabled) }
  }

  /// The way to other programs from here.
  final var exchange: (any Exchanging)? { Evaluation.untracked { scope.read(\.exchange) } }
}
