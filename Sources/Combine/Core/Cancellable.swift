// SPDX-License-Identifier: Apache-2.0

/// Work that can be ended before it is done.
public protocol Cancellable {
  /// Ends the work and frees what it holds.
  func cancel()
}

extension Cancellable {
  /// Keeps this in a collection until that goes, or is emptied.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps this in a set until that goes, or is emptied.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

/// A cancellable object that cancels when it goes, so that who keeps it keeps the work alive.
public final class AnyCancellable: Cancellable {
  private let lock = Lock()
  private var action: (() -> Void)?

  /// Makes one of a closure.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Makes one of something else that can be cancelled.
  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

  deinit { action?() }

  /// Ends the work; a second call does nothing.
  public func cancel() {
    let action = lock.locked {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  /// Keeps this in a collection until that goes, or is emptied.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this in a set until that goes, or is emptied.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
}

extension AnyCancellable: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
