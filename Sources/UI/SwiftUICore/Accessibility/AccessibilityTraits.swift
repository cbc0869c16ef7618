/// What an element is to those who cannot see it.
public nonisolated struct AccessibilityTraits: SetAlgebra, Sendable {
  public typealias Element = AccessibilityTraits

  private(set) var traits: Set<AccessibilityProperties.Trait>

  /// No traits.
  public init() { traits = [] }

  private init(_ trait: AccessibilityProperties.Trait) { traits = [trait] }

  /// It is pressed.
  public static let isButton = AccessibilityTraits(.button)
  /// It divides what follows from what was before.
  public static let isHeader = AccessibilityTraits(.header)
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(.selected)
  /// It leads somewhere.
  public static let isLink = AccessibilityTraits(.link)
  /// It is where one types what to search for.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(.image)
  /// It plays a sound of its own.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  /// It is a text that doesn't change.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// It sums up what is on screen when the program starts.
  public static let isSummaryElement = AccessibilityTraits(.summary)
  /// It changes so often that each change isn't worth saying.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// It starts something to listen to or watch.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// It is touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// It turns the page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// What is behind it is out of reach.
  public static let isModal = AccessibilityTraits(.modal)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(.toggle)
  /// It switches between tabs.
  public static let isTabBar = AccessibilityTraits(.tabBar)

  public func contains(_ member: AccessibilityTraits) -> Bool { member.traits.isSubset(of: traits) }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formUnion(other)
    return result
  }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formIntersection(other)
    return result
  }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }

  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  @discardableResult public mutating func remove(
    _ member: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let removed = intersection(member)
    traits.subtract(member.traits)
    return removed.traits.isEmpty ? nil : removed
  }

  @discardableResult public mutating func update(
    with newMember: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let known = intersection(newMember)
    formUnion(newMember)
    return known.traits.isEmpty ? nil : known
  }

  public mutating func formUnion(_ other: AccessibilityTraits) { traits.formUnion(other.traits) }

  public mutating func formIntersection(_ other: AccessibilityTraits) {
    traits.formIntersection(other.traits)
  }

  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    traits.formSymmetricDifference(other.traits)
  }
}
