extension View {
  /// Gives the view a value by which a picker, a list or a tab view knows it.
  ///
  /// With `includeOptional`, a selection of the optional type knows it as well.
  nonisolated public func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> some View {
    let tag = Tag(value: tag, optional: includeOptional ? AnyHashable(Optional(tag)) : nil)
    return modifier(RowTrait<TagKey>(value: tag))
  }
}

/// The value by which a selection knows a view.
package struct Tag: Equatable {
  private let value: AnyHashable
  private let optional: AnyHashable?

  /// The tag of a value, which a selection of the optional type knows as well.
  package init<V: Hashable>(of value: V) {
    self.init(value: value, optional: AnyHashable(Optional(value)))
  }

  init<V: Hashable>(value: V, optional: AnyHashable?) {
    self.value = AnyHashable(value)
    self.optional = optional
  }

  /// The value as a selection of a type has it, if it can have it.
  package func value<Selection: Hashable>(as type: Selection.Type) -> Selection? {
    value.base as? Selection ?? optional?.base as? Selection
  }
}

/// The tag that a view carries to whoever chooses among views.
package nonisolated enum TagKey: LayoutValueKey {
  package static var defaultValue: Tag? { nil }
}
