// SPDX-License-Identifier: Apache-2.0

/// A property of a class that publishes each of its values, the present one first.
///
/// It publishes before it changes, as `willSet` would: who reads the property from within a subscriber
/// still gets the former value, and what a subscriber writes to it there is overwritten.
@propertyWrapper public struct Published<Value> {
  private var property: Storage

  /// Makes a property that holds a value.
  public init(initialValue: Value) { property = Storage(initialValue) }

  /// Makes a property that holds a value.
  public init(wrappedValue: Value) { property = Storage(wrappedValue) }

  /// The value where there is no object to tell of a change, which is not supported.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { property.current }
    set { property.change(to: newValue) }
  }

  /// The publisher of the values.
  public var projectedValue: Publisher {
    get { Publisher(storage: property) }
    set { property = newValue.storage }
  }

  /// The value of a property of an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].property.current }
    set { object[keyPath: storageKeyPath].property.change(to: newValue) }
  }

  /// A publisher of a property's values.
  public struct Publisher: Combine.Publisher {
    /// It publishes values of the property.
    public typealias Output = Value
    /// It does not fail.
    public typealias Failure = Never

    fileprivate let storage: Storage

    /// Attaches a subscriber, which gets the present value first.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      storage.subscribers.attach(subscriber, .latest) { storage.current }
    }
  }
}

extension Published {
  /// Where a property keeps its value; all copies of the property share it.
  fileprivate final class Storage: Announcing {
    let subscribers = SubscriberList<Value, Never>(isDemanded: true)
    private let lock = Lock()
    private var value: Value
    private var announcer: ObservableObjectPublisher?

    init(_ value: Value) { self.value = value }

    deinit { subscribers.cancelFeeds() }

    var current: Value { lock.locked { value } }

    /// Tells of a new value, then keeps it.
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

/// What tells by a publisher of its object before it changes.
protocol Announcing: AnyObject {
  /// The publisher by which it tells, made if there is none yet.
  func announcer(_ make: () -> ObservableObjectPublisher) -> ObservableObjectPublisher
}

/// A published property, whatever it holds.
protocol PublishedProperty {
  /// Where it keeps its value.
  var announcing: any Announcing { get }
}

extension Published: PublishedProperty {
  var announcing: any Announcing { property }
}

extension Publisher where Failure == Never {
  /// Writes each element to a published property, until that goes.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(Published<Output>.Writer(published.storage))
  }
}

extension Published {
  /// Writes elements to a property, which keeps the subscription.
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
