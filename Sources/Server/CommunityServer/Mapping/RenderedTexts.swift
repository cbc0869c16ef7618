package import ServerStorage
import Synchronization

/// Texts of articles as answers hold them, kept for the next answer.
///
/// There are two halves: what is asked for joins the newer one, and when that is full the older one
/// is forgotten. So what is read often stays, for O(1) work each time.
package final class RenderedTexts: Sendable {
  /// Which text of which article.
  package struct Key: Hashable, Sendable {
    let article: EntityID
    let style: BodyStyle

    package init(article: EntityID, style: BodyStyle) {
      self.article = article
      self.style = style
    }
  }

  fileprivate struct Entry {
    let body: String
    let text: String

    var size: Int { body.utf8.count + text.utf8.count }
  }

  fileprivate struct Halves {
    var newer: [Key: Entry] = [:]
    var older: [Key: Entry] = [:]
    var newerSize = 0
    var olderSize = 0
  }

  private let halves = Mutex(Halves())
  private let limit: Int

  /// Makes a store without texts.
  ///
  /// - Parameter limit: The most that bodies and texts take together, in bytes.
  package init(limit: Int) { self.limit = limit }

  /// Returns what a body becomes; `render` makes it unless it is kept, made of the very same body.
  ///
  /// - Complexity: O(length of the body), for the comparison.
  package func text(_ key: Key, of body: String, render: (String) -> String) -> String {
    if let kept = halves.withLock({ $0.take(key, limit: limit / 2) }), kept.body == body {
      return kept.text
    }
    let entry = Entry(body: body, text: render(body))
    halves.withLock { $0.keep(entry, for: key, limit: limit / 2) }
    return entry.text
  }

  /// What bodies and texts take together, in bytes.
  package var size: Int { halves.withLock { $0.newerSize + $0.olderSize } }
}

extension RenderedTexts.Halves {
  /// Returns what is kept, and moves it to the newer half.
  fileprivate mutating func take(_ key: RenderedTexts.Key, limit: Int) -> RenderedTexts.Entry? {
    if let entry = newer[key] { return entry }
    guard let entry = older[key] else { return nil }
    keep(entry, for: key, limit: limit)
    return entry
  }

  fileprivate mutating func keep(
    _ entry: RenderedTexts.Entry, for key: RenderedTexts.Key, limit: Int
  ) {
    forget(key)
    guard entry.size <= limit else { return }
    if newerSize + entry.size > limit {
      (older, olderSize) = (newer, newerSize)
      (newer, newerSize) = ([:], 0)
    }
    newer[key] = entry
    newerSize += entry.size
  }

  private mutating func forget(_ key: RenderedTexts.Key) {
    if let entry = newer.removeValue(forKey: key) { newerSize -= entry.size }
    if let entry = older.removeValue(forKey: key) { olderSize -= entry.size }
  }
}
