extension View {
  /// Gives the view a name by which tests and scripts find it.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    describing { $0.identifier = identifier }
  }

  /// Gives the view a name by which tests and scripts find it, under a condition.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    describing(isEnabled) { $0.identifier = identifier }
  }

  /// Hides the view, and what is in it, from those who cannot see it.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    describing { $0.isHidden = hidden }
  }

  /// Hides the view, and what is in it, from those who cannot see it, under a condition.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    describing(isEnabled) { $0.isHidden = hidden }
  }

  /// Says what the view is, beyond what it is by itself.
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    describing { $0.traits = traits.traits }
  }

  /// Says what the view isn't, although views further in say so.
  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    describing { $0.removedTraits = traits.traits }
  }

  /// Makes one element of the view, and says what becomes of those in it.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    describing { properties in
      switch children.kind {
      case .ignore: properties.children = .ignored
      case .combine: properties.children = .combined
      case .contain: properties.isContainer = true
      }
    }
  }

  /// Sets when the view is read among its siblings, higher ones earlier.
  nonisolated public func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    describing { $0.sortPriority = sortPriority }
  }

  /// Says that the view is a heading of a level.
  nonisolated public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    describing {
      $0.traits = [.header]
      $0.headingLevel = level == .unspecified ? nil : Int(level.rawValue)
    }
  }

  /// Says whether a person can do something with the view.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    describing { $0.respondsToPeople = respondsToUserInteraction }
  }

  nonisolated private func describing(
    _ isEnabled: Bool = true, _ fill: (inout AccessibilityProperties) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    var modifier = AccessibilityAttachmentModifier(isEnabled: isEnabled)
    fill(&modifier.properties)
    return self.modifier(modifier)
  }
}

/// What becomes of the elements in an element.
public nonisolated struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind { case ignore, contain, combine }

  let kind: Kind

  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They stay, as parts of it.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// What they say and do becomes the element's.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// How far a heading is from the top.
public nonisolated enum AccessibilityHeadingLevel: UInt, Sendable {
  /// Nobody says.
  case unspecified
  /// The first level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}
