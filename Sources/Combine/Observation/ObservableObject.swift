// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// An object that tells before it changes.
///
/// Unless a class has an `objectWillChange` of its own, it gets one that tells before any of its
/// ``Published`` properties changes. Those are found by reflection, in the class and in those above it, at
/// the first use; a class that reflects itself otherwise (`CustomReflectable`) has to tell by hand. An
/// object without such a property has one publisher for its life, for `objectWillChange.send()`.
public protocol ObservableObject: AnyObject {
  /// The kind of publisher that tells.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// What tells before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// What tells before a published property of the object changes.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = PublishedProperties.of(self)
    guard let first = properties.first else { return PublisherTable.publisher(of: self) }
    let publisher = first.announcer { ObservableObjectPublisher() }
    for property in properties.dropFirst() { _ = property.announcer { publisher } }
    return publisher
  }
}

/// A publisher that tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// It says nothing but that.
  public typealias Output = Void
  /// It does not fail.
  public typealias Failure = Never

  private let subscribers = SubscriberList<Void, Never>(isDemanded: false)

  /// Makes a publisher.
  public init() {}

  /// Attaches a subscriber, which is told from now on.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subscribers.attach(subscriber, .drop)
  }

  /// Tells all subscribers.
  public func send() { subscribers.send(()) }
}

/// Where the published properties of an object keep their values.
enum PublishedProperties {
  /// Those of a class and of the classes above it, these first.
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
    /// How many there may be before those of objects that went are cleared.
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
      // Another object may have had its place in memory.
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
