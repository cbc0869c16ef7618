@_spi(Reflection) import Swift

/// Finds the publishers of objects that make none themselves.
enum ObservableObjects {
  private static let lock = Lock()
  nonisolated(unsafe) private static var known: [ObjectIdentifier: [PublishedField]] = [:]
  /// The publishers of objects without `@Published` properties; guarded by `lock`.
  nonisolated(unsafe) private static var others: [ObjectIdentifier: Entry] = [:]

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let fields = fields(of: type(of: object))
    guard !fields.isEmpty else { return publisherOfOther(object) }
    return withExtendedLifetime(object) {
      let base = Unmanaged.passUnretained(object).toOpaque()
      let publisher =
        fields.lazy.compactMap { $0.announcer(in: base).publisher }.first
        ?? ObservableObjectPublisher()
      for field in fields { field.announcer(in: base).publisher = publisher }
      return publisher
    }
  }

  /// The option of the walk over fields that lets it take a class.
  private static var classType: _EachFieldOptions { _EachFieldOptions(rawValue: 1) }

  private static func publisherOfOther(_ object: AnyObject) -> ObservableObjectPublisher {
    lock.locked {
      let id = ObjectIdentifier(object)
      if let entry = others[id], entry.object === object { return entry.publisher }
      others = others.filter { $0.value.object != nil }
      let publisher = ObservableObjectPublisher()
      others[id] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }

  /// The `@Published` properties of a class and of what it inherits from; found once.
  private static func fields(of type: AnyClass) -> [PublishedField] {
    let id = ObjectIdentifier(type)
    if let fields = lock.locked({ known[id] }) { return fields }
    var fields: [PublishedField] = []
    _ = _forEachField(of: type, options: classType) { _, offset, fieldType, _ in
      if let published = fieldType as? any AnnouncedProperty.Type {
        fields.append(PublishedField(offset: offset, type: published))
      }
      return true
    }
    lock.locked { known[id] = fields }
    return fields
  }
}

/// Where a `@Published` property lies in its object.
struct PublishedField {
  let offset: Int
  let type: any AnnouncedProperty.Type

  func announcer(in object: UnsafeMutableRawPointer) -> Announcer {
    func announcer<P: AnnouncedProperty>(_ type: P.Type) -> Announcer {
      (object + offset).assumingMemoryBound(to: P.self).pointee.announcer
    }
    return _openExistential(type, do: announcer)
  }
}

/// A property whose changes its object tells of.
protocol AnnouncedProperty {
  var announcer: Announcer { get }
}

/// Tells that the object around a property is about to change.
class Announcer {
  fileprivate(set) final var publisher: ObservableObjectPublisher?
}
