import Foundation

extension View {
  /// Connects the identity of the view that a scroll view is scrolled to.
  ///
  /// Writing scrolls; when a person scrolls, the identity of the first view in sight is written.
  /// The views are those of the layout that `scrollTargetLayout` marks.
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    transformEnvironment(\.scrollSettings) {
      $0.position = ScrollPositionSource(id: id, anchor: anchor)
    }
  }

  /// Connects the position of a scroll view.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    transformEnvironment(\.scrollSettings) {
      $0.position = ScrollPositionSource(position, anchor: anchor)
    }
  }
}

/// Where the position of a scroll view is kept.
struct ScrollPositionSource {
  /// A position, or the identity of a view of a type that need not be sendable.
  enum Wish: Equatable {
    case view(AnyHashable)
    case position(ScrollPosition)
    case none
  }

  let read: () -> Wish
  /// Writes what is in sight after a person has scrolled.
  let tell: (AnyHashable?) -> Void
  let accepts: (AnyHashable) -> Bool
  let anchor: UnitPoint?
  /// Whether the position is taken up before it changes for the first time.
  let isTakenUpAtFirst: Bool

  init<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint?) {
    read = { id.wrappedValue.map { .view(AnyHashable($0)) } ?? .none }
    tell = { id.wrappedValue = $0?.base as? ID }
    accepts = { $0.base is ID }
    self.anchor = anchor
    isTakenUpAtFirst = false
  }

  init(_ position: Binding<ScrollPosition>, anchor: UnitPoint?) {
    read = { .position(position.wrappedValue) }
    tell = { position.wrappedValue = position.wrappedValue.movedByPerson(to: $0) }
    accepts = { position.wrappedValue.accepts($0) }
    self.anchor = anchor
    isTakenUpAtFirst = true
  }
}

extension ScrollNode {
  /// Scrolls to a position that is another one than was known.
  func takeUpPosition(_ wish: ScrollPositionSource.Wish?) {
    guard let source = settings.position, let wish, wish != knownWish else { return }
    let isFirst = knownWish == nil
    knownWish = wish
    guard !isFirst || source.isTakenUpAtFirst else { return }
    switch wish {
    case .none: break
    case .view(let id): scrollLater(to: id, anchor: source.anchor)
    case .position(let position):
      if !position.isPositionedByUser { scrollLater(to: position, anchor: source.anchor) }
    }
  }

  private func scrollLater(to id: AnyHashable, anchor: UnitPoint?) {
    wasMovedByPerson = false
    graph.scrollTargets.request(id, anchor: anchor, below: self)
  }

  private func scrollLater(to position: ScrollPosition, anchor: UnitPoint?) {
    if let id = position.viewID {
      return scrollLater(to: AnyHashable(id), anchor: position.anchor ?? anchor)
    }
    wasMovedByPerson = false
    graph.scrollTargets.request(position, of: self)
  }

  /// The offset of an edge or a point.
  func offset(of position: ScrollPosition) -> CGPoint? {
    var target = offset
    if let edge = position.edge {
      switch edge {
      case .top: target.y = 0
      case .bottom: target.y = .infinity
      case .leading: target.x = isMirrored(.horizontal) ? .infinity : 0
      case .trailing: target.x = isMirrored(.horizontal) ? 0 : .infinity
      }
      return target
    }
    guard position.point != nil else { return nil }
    if let x = position.x { target.x = x + startInset(.horizontal) }
    if let y = position.y { target.y = y + startInset(.vertical) }
    return target
  }

  /// The edge that the content is held at.
  var heldEdge: Edge? {
    guard !wasMovedByPerson, case .position(let position) = knownWish else { return nil }
    return position.edge
  }

  /// Writes what is in sight now if a person has scrolled.
  func tellPosition() {
    guard wasMovedByPerson, let source = settings.position else { return }
    let id = target(at: source.anchor, where: source.accepts)
    guard id != toldTarget || !isTold else { return }
    (toldTarget, isTold) = (id, true)
    graph.actions.add { [weak self] in
      source.tell(id)
      self?.knownWish = Evaluation.untracked(source.read)
    }
  }
}
