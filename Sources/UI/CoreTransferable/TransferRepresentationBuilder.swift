/// Makes one representation of several, the preferred ones first.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Takes a representation of the item.
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R
  where R.Item == Item {
    content
  }

  /// Takes a coder's representation of the item, whose type it finds out by itself.
  public static func buildExpression<Encoder, Decoder>(
    _ content: CodableRepresentation<Item, Encoder, Decoder>
  ) -> CodableRepresentation<Item, Encoder, Decoder> {
    content
  }

  /// Takes one representation alone.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item {
    content
  }

  /// Takes 2 representations.
  public static func buildBlock<C1: TransferRepresentation, C2: TransferRepresentation>(
    _ c1: C1, _ c2: C2
  ) -> TupleTransferRepresentation<Item, (C1, C2)>
  where C1.Item == Item, C2.Item == Item {
    TupleTransferRepresentation([c1._plan(), c2._plan()])
  }

  /// Takes 3 representations.
  public static func buildBlock<
    C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation
  >(
    _ c1: C1, _ c2: C2, _ c3: C3
  ) -> TupleTransferRepresentation<Item, (C1, C2, C3)>
  where C1.Item == Item, C2.Item == Item, C3.Item == Item {
    TupleTransferRepresentation([c1._plan(), c2._plan(), c3._plan()])
  }

  /// Takes 4 representations.
  public static func buildBlock<
    C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation,
    C4: TransferRepresentation
  >(
    _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4)>
  where C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item {
    TupleTransferRepresentation([c1._plan(), c2._plan(), c3._plan(), c4._plan()])
  }

  /// Takes 5 representations.
  public static func buildBlock<
    C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation,
    C4: TransferRepresentation, C5: TransferRepresentation
  >(
    _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5)>
  where C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item, C5.Item == Item {
    TupleTransferRepresentation([c1._plan(), c2._plan(), c3._plan(), c4._plan(), c5._plan()])
  }

  /// Takes 6 representations.
  public static func buildBlock<
    C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation,
    C4: TransferRepresentation, C5: TransferRepresentation, C6: TransferRepresentation
  >(
    _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5, C6)>
  where
    C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item, C5.Item == Item,
    C6.Item == Item
  {
    TupleTransferRepresentation([
      c1._plan(), c2._plan(), c3._plan(), c4._plan(), c5._plan(), c6._plan(),
    ])
  }

  /// Takes 7 representations.
  public static func buildBlock<
    C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation,
    C4: TransferRepresentation, C5: TransferRepresentation, C6: TransferRepresentation,
    C7: TransferRepresentation
  >(
    _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5, C6, C7)>
  where
    C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item, C5.Item == Item,
    C6.Item == Item, C7.Item == Item
  {
    TupleTransferRepresentation([
      c1._plan(), c2._plan(), c3._plan(), c4._plan(), c5._plan(), c6._plan(), c7._plan(),
    ])
  }

  /// Takes 8 representations.
  public static func buildBlock<
    C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation,
    C4: TransferRepresentation, C5: TransferRepresentation, C6: TransferRepresentation,
    C7: TransferRepresentation, C8: TransferRepresentation
  >(
    _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5, C6, C7, C8)>
  where
    C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item, C5.Item == Item,
    C6.Item == Item, C7.Item == Item, C8.Item == Item
  {
    TupleTransferRepresentation([
      c1._plan(), c2._plan(), c3._plan(), c4._plan(), c5._plan(), c6._plan(), c7._plan(),
      c8._plan(),
    ])
  }

  /// Takes 9 representations.
  public static func buildBlock<
    C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation,
    C4: TransferRepresentation, C5: TransferRepresentation, C6: TransferRepresentation,
    C7: TransferRepresentation, C8: TransferRepresentation, C9: TransferRepresentation
  >(
    _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  where
    C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item, C5.Item == Item,
    C6.Item == Item, C7.Item == Item, C8.Item == Item, C9.Item == Item
  {
    TupleTransferRepresentation([
      c1._plan(), c2._plan(), c3._plan(), c4._plan(), c5._plan(), c6._plan(), c7._plan(),
      c8._plan(), c9._plan(),
    ])
  }

  /// Takes 10 representations.
  public static func buildBlock<
    C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation,
    C4: TransferRepresentation, C5: TransferRepresentation, C6: TransferRepresentation,
    C7: TransferRepresentation, C8: TransferRepresentation, C9: TransferRepresentation,
    C10: TransferRepresentation
  >(
    _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9,
    _ c10: C10
  ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
  where
    C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item, C5.Item == Item,
    C6.Item == Item, C7.Item == Item, C8.Item == Item, C9.Item == Item, C10.Item == Item
  {
    TupleTransferRepresentation([
      c1._plan(), c2._plan(), c3._plan(), c4._plan(), c5._plan(), c6._plan(), c7._plan(),
      c8._plan(), c9._plan(), c10._plan(),
    ])
  }
}

/// Several representations of one value.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
  public typealias Body = Never

  private let plan: _TransferPlan<Item>

  init(_ plans: [_TransferPlan<Item>]) {
    plan = _TransferPlan(exports: plans.flatMap(\.exports), imports: plans.flatMap(\.imports))
  }

  public func _plan() -> _TransferPlan<Item> { plan }
}
