/// A property of a class whose changes are told just before they happen.
@propertyWrapper public struct Published<Value> {
  private let storage: PublishedStorage<Value>

  /// Creates the property with its first value.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// Creates the property with its first value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Published properties belong to classes; this is here so that the compiler says so.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }

  /// Hands out the value, and every new one just before it is stored.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set {
      guard newValue.storage !== storage else { return }
      storage.follow(newValue)
    }
  }

  /// The value of the property of an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.announce(newValue) }
  }

  /// Hands out the values of a published property.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let storage: PublishedStorage<Value>

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      storage.branches.add(subscriber, first: storage.value)
    }
  }
}

extension Published: AnnouncedProperty {
  var announcer: Announcer { storage }
}

/// The value of a published property and who hears of it.
private final class PublishedStorage<Value>: Announcer {
  private(set) var value: Value
  let branches = Branches<Value, Never>(keepsNewest: true)
  private var followed: Set<AnyCancellable> = []

  init(_ value: Value) { self.value = value }

  func announce(_ new: Value) {
    publisher?.send()
    branches.send(new)
    value = new
  }

  /// Takes over the values of a publisher for as long as the property lives.
  func follow<P: Combine.Publisher>(_ publisher: P)
  where P.Output == Value, P.Failure == Never {
    publisher.sink { [weak self] in self?.announce($0) }.store(in: &followed)
  }
}

extension Publisher where Failure == Never {
  /// Puts the values into a published property, for as long as the property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.storage.follow(self)
  }
}
