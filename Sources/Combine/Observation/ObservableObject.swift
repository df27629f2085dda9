// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// An object that announces its changes in advance.
///
/// A class without its own `objectWillChange` gets one that sends before any of its ``Published`` properties
/// changes. Reflection finds those, inherited ones too, at the first use; a `CustomReflectable` class has to
/// send by hand. An object without such a property has one publisher for its life, for
/// `objectWillChange.send()`.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher {
    let properties = PublishedProperties.of(self)
    guard let first = properties.first else { return PublisherTable.publisher(of: self) }
    let publisher = first.announcer { ObservableObjectPublisher() }
    for property in properties.dropFirst() { _ = property.announcer { publisher } }
    return publisher
  }
}

/// A publisher of an object's coming changes.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let subscribers = SubscriberList<Void, Never>(isDemanded: false)

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subscribers.attach(subscriber, .drop)
  }

  public func send() { subscribers.send(()) }
}

/// The storage of an object's published properties.
enum PublishedProperties {
  /// Returns the properties of an object's class, superclasses first.
  static func of(_ object: AnyObject) -> [any Announcing] {
    var found: [any Announcing] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let part = mirror {
      let own = part.children.compactMap { ($0.value as? any PublishedProperty)?.announcing }
      found.insert(contentsOf: own, at: 0)
      mirror = part.superclassMirror
    }
    return found
  }
}

/// The publishers of objects that have no published property.
private enum PublisherTable {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Entries {
    var byObject: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of released objects are cleared.
    var limit = 16

    mutating func clear() {
      guard byObject.count >= limit else { return }
      byObject = byObject.filter { $0.value.object != nil }
      limit = max(16, byObject.count * 2)
    }
  }

  private static let lock = Lock()
  nonisolated(unsafe) private static var entries = Entries()

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let found = lock.locked { () -> (publisher: ObservableObjectPublisher, former: Entries) in
      let key = ObjectIdentifier(object)
      // Another object may have had its address.
      if let entry = entries.byObject[key], entry.object === object {
        return (entry.publisher, Entries())
      }
      let former = entries
      entries.clear()
      let entry = Entry(object: object, publisher: ObservableObjectPublisher())
      entries.byObject[key] = entry
      return (entry.publisher, former)
    }
    return found.publisher
  }
}
