// SPDX-License-Identifier: Apache-2.0

/// A property of a class that publishes its current value and each new one.
///
/// It publishes before the change, as `willSet` would: a subscriber that reads the property still gets the
/// former value, and a value that it writes is overwritten.
@propertyWrapper public struct Published<Value> {
  private var property: Storage

  public init(initialValue: Value) { property = Storage(initialValue) }

  public init(wrappedValue: Value) { property = Storage(wrappedValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { property.current }
    set { property.change(to: newValue) }
  }

  public var projectedValue: Publisher {
    get { Publisher(storage: property) }
    set { property = newValue.storage }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].property.current }
    set { object[keyPath: storageKeyPath].property.change(to: newValue) }
  }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let storage: Storage

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      storage.subscribers.attach(subscriber, .latest) { storage.current }
    }
  }
}

extension Published {
  /// The storage that all copies of a property share.
  fileprivate final class Storage: Announcing {
    let subscribers = SubscriberList<Value, Never>(isDemanded: true)
    private let lock = Lock()
    private var value: Value
    private var announcer: ObservableObjectPublisher?

    init(_ value: Value) { self.value = value }

    deinit { subscribers.cancelFeeds() }

    var current: Value { lock.locked { value } }

    /// Publishes a new value, then stores it.
    func change(to new: Value) {
      lock.locked { announcer }?.send()
      subscribers.send(new)
      let former = lock.locked {
        defer { value = new }
        return value
      }
      _ = former
    }

    func announcer(_ make: () -> ObservableObjectPublisher) -> ObservableObjectPublisher {
      if let announcer = lock.locked({ announcer }) { return announcer }
      let made = make()
      return lock.locked {
        let kept = announcer ?? made
        announcer = kept
        return kept
      }
    }
  }
}

/// Storage that announces changes by a publisher of its object.
protocol Announcing: AnyObject {
  /// Returns the publisher, created at the first call.
  func announcer(_ make: () -> ObservableObjectPublisher) -> ObservableObjectPublisher
}

/// A published property of any type.
protocol PublishedProperty {
  var announcing: any Announcing { get }
}

extension Published: PublishedProperty {
  var announcing: any Announcing { property }
}

extension Publisher where Failure == Never {
  /// Writes each element to a published property, until that is released.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(Published<Output>.Writer(published.storage))
  }
}

extension Published {
  /// A subscriber that writes to a property, which holds the subscription.
  fileprivate struct Writer: Subscriber {
    let combineIdentifier = CombineIdentifier()
    private weak var storage: Storage?

    init(_ storage: Storage) { self.storage = storage }

    func receive(subscription: any Subscription) {
      guard let storage else { return subscription.cancel() }
      storage.subscribers.feed(subscription)
    }

    func receive(_ input: Value) -> Subscribers.Demand {
      storage?.change(to: input)
      return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {}
  }
}
