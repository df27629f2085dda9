// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// A lock that is never held while code of others runs, which is what lets a subscriber send, demand or
/// cancel from within.
///
/// What the body takes out is to be returned, so that it goes after the lock is free: the end of an object
/// is code of others too.
struct Lock: ~Copyable, Sendable {
  private let mutex = Mutex(())

  /// Runs a few assignments alone.
  @inline(__always) borrowing func locked<Result>(_ body: () -> Result) -> Result {
    mutex.withLock { _ in
      nonisolated(unsafe) let result = body()
      return result
    }
  }
}
