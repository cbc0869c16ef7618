/// Which page is asked for.
public struct PageRequest: Hashable, Sendable {
  /// The page's number, the first is 1.
  public let number: Int
  /// How many items the pages before it had, for sources that count items.
  public let offset: Int
}

/// What a source answers.
public struct PaginationPage<Item> {
  /// The page's items in order; none when the list has ended.
  public var items: [Item]
  /// How many items there are in all, when the source knows.
  public var total: Int?

  /// Makes an answer.
  public init(_ items: [Item], total: Int? = nil) {
    self.items = items
    self.total = total
  }
}

extension PaginationPage: Sendable where Item: Sendable {}

/// What a list of pages is doing.
public enum PaginationActivity: Hashable, Sendable {
  /// It loads the first page of an empty list.
  case first
  /// It loads the page after the last one.
  case more
  /// It loads the first page again, and still shows the old items.
  case refresh
}

/// What went wrong, and while doing what.
public struct PaginationFailure: Sendable {
  /// What was being done, which is what a retry does again.
  public let activity: PaginationActivity
  /// Why it failed.
  public let error: any Error
}
