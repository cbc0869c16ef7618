public import Foundation

extension NotificationCenter {
  /// Hands out the notifications of a name.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// Where the notifications come from.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Whose they are; `nil` for anybody's.
    public let object: AnyObject?

    /// Creates a publisher.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let valve = Valve(subscriber)
      let offer = Carried(value: { [weak valve] (notification: Notification) in
        valve?.offer(notification) ?? ()
      })
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        offer.value($0)
      }
      valve.hold(AnyCancellable { [center] in center.removeObserver(observer) })
      subscriber.receive(subscription: valve)
    }
  }

  /// A publisher of the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
