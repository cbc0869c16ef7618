public import Foundation

extension DynamicViewContent {
  /// Lets the rows be deleted by an action that is handed their offsets in the collection.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent<Data> {
    ModifiedContent(content: self, modifier: RowEditing(delete: action, move: nil))
  }

  /// Lets the rows be moved by an action that is handed their offsets in the collection, and the
  /// offset of the row before which they are put.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent<Data> {
    ModifiedContent(content: self, modifier: RowEditing(delete: nil, move: action))
  }

  /// Lets something that is dropped be put between the rows.
  nonisolated package func onInsertion(
    _ insertion: RowInsertion
  ) -> some DynamicViewContent<Data> {
    ModifiedContent(
      content: self, modifier: RowEditing(delete: nil, move: nil, insertion: insertion))
  }
}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection.
  @MainActor public var data: Content.Data { content.data }
}

extension View {
  /// Forbids that the row is deleted.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    rowTrait(DeleteDisabledKey.self, isDisabled)
  }

  /// Forbids that the row is moved.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    rowTrait(MoveDisabledKey.self, isDisabled)
  }
}

nonisolated enum DeleteDisabledKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

nonisolated enum MoveDisabledKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// What the collection of a row offers to do to it.
nonisolated enum RowEditingKey: LayoutValueKey {
  struct Editing {
    var deletion: RowAction?
    var moves: [RowAction] = []
    var mover: RowMover?
    var inserter: RowInserter?
  }

  static var defaultValue: Editing? { nil }
}

/// Lets the rows of a collection be edited.
nonisolated struct RowEditing: BoxModifier {
  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?
  var insertion: RowInsertion?

  @MainActor static func makeBox(
    _ modifier: RowEditing, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<RowEditing> {
    RowEditingNode(modifier, around: inner, in: slot)
  }
}

/// The node of `RowEditing` around one row.
final class RowEditingNode: BoxNode<RowEditing> {
  override func modifierDidChange(from old: RowEditing) {
    if (old.delete == nil) != (modifier.delete == nil) { rowTraitsDidChange() }
  }

  override func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value {
    let inner = super.layoutValue(for: key)
    guard K.self == RowEditingKey.self else { return inner }
    var editing = (inner as? RowEditingKey.Editing) ?? RowEditingKey.Editing()
    if modifier.delete != nil { editing.deletion = deletion }
    if let move = modifier.move {
      editing.moves = moves
      editing.mover = placeInCollection.map { RowMover(place: $0, move: move) }
    }
    if let insertion = modifier.insertion {
      editing.inserter = placeInCollection.map { RowInserter(place: $0, insertion: insertion) }
    }
    return (editing as? K.Value) ?? inner
  }

  private func name(_ text: SystemText) -> String {
    text.string(in: Evaluation.untracked { scope.read(\.locale) })
  }

  private var deletion: RowAction {
    RowAction(name: name(.delete)) { [weak self] in
      guard let self, let place = placeInCollection else { return }
      modifier.delete?(IndexSet(integer: place.index))
    }
  }

  private var moves: [RowAction] {
    guard let place = placeInCollection else { return [] }
    func move(_ text: SystemText, to target: @escaping (Int) -> Int) -> RowAction {
      RowAction(name: name(text)) { [weak self] in
        guard let self, let place = placeInCollection else { return }
        modifier.move?(IndexSet(integer: place.index), target(place.index))
      }
    }
    return (place.index > 0 ? [move(.moveUp) { $0 - 1 }] : [])
      + (place.index < place.count - 1 ? [move(.moveDown) { $0 + 2 }] : [])
  }

  /// Where the row lies in the collection that is edited, the outermost one below the modifier.
  private var placeInCollection: CollectionPlace? {
    var node: ViewNode = innermost
    var place: CollectionPlace?
    while let parent = node.parent, node !== self.parent {
      if let found = parent.placeInCollection(of: node) {
        place = CollectionPlace(
          collection: ObjectIdentifier(parent), index: found.index, count: found.count)
      }
      node = parent
    }
    return place
  }
}
