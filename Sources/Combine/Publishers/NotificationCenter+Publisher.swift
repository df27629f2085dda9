// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NotificationCenter {
  /// A publisher of notifications of one name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications of one name.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    /// Nil for all.
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      subscriber.receive(subscription: ObservingSubscription(subscriber, self))
    }
  }

  private final class ObservingSubscription: Subscription {
    private let buffer: DemandBuffer<Notification, Never>
    private let center: NotificationCenter
    private let lock = Lock()
    private var token: (any NSObjectProtocol)?

    init(_ downstream: any Subscriber<Notification, Never>, _ publisher: Publisher) {
      let buffer = DemandBuffer(downstream, .drop)
      self.buffer = buffer
      center = publisher.center
      nonisolated(unsafe) let send = { (notification: Notification) in buffer.send(notification) }
      token = center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) {
        send($0)
      }
    }

    func request(_ demand: Subscribers.Demand) { buffer.request(demand) }

    func cancel() {
      buffer.cancel()
      let token = lock.locked {
        defer { self.token = nil }
        return self.token
      }
      if let token { center.removeObserver(token) }
    }
  }
}
