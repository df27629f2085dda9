// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// A lock that is never held while foreign code runs, so that a subscriber may send, demand or cancel from
/// within.
///
/// The body returns the objects that it removes, so that they are released after the lock is free: a `deinit`
/// is foreign code too.
struct Lock: ~Copyable, Sendable {
  private let mutex = Mutex(())

  /// Runs a few assignments exclusively.
  @inline(__always) borrowing func locked<Result>(_ body: () -> Result) -> Result {
    mutex.withLock { _ in
      nonisolated(unsafe) let result = body()
      return result
    }
  }
}
