// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Synchronization

/// A snapshot on its way to a table.
///
/// Unchecked, because the completion handler may hold what is not sendable: it is made on one thread,
/// handed over once and called on the main one, as UIKit documents.
struct SnapshotRequest<
  Section: Hashable & Sendable,
  Item: Hashable & Sendable
>: @unchecked Sendable {
  /// How the table gets from one snapshot to the next.
  enum Way: Sendable {
    /// By the updates that lead from one to the other, shown by the default animation or by none.
    case updates(isAnimated: Bool)
    case reload
  }

  let snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  let way: Way
  /// The place among all requests.
  let ticket: Int
  let completion: (() -> Void)?
  var change: SnapshotChange?
}

/// Who may change what a table shows: of several snapshots on their way the last requested.
///
/// Each request draws a ticket. A snapshot is shown only while its ticket is the last one drawn, and
/// what it is compared with was current when the ticket was drawn. So that is still current when it
/// is shown: a snapshot shown in between would have needed a later ticket, or have been refused.
final class SnapshotTickets<
  Section: Hashable & Sendable,
  Item: Hashable & Sendable
>: Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private struct State: Sendable {
    var lastTicket = 0
    var lastShown = 0
    var current = Snapshot()
  }

  private let state = Mutex(State())

  /// The snapshot that is shown, or being shown.
  var current: Snapshot { state.withLock { $0.current } }

  /// Draws a ticket; also returns what its snapshot is to be compared with.
  func draw() -> (ticket: Int, current: Snapshot) {
    state.withLock { state in
      state.lastTicket += 1
      return (state.lastTicket, state.current)
    }
  }

  /// Makes a snapshot the current one if its ticket is still the last; returns whether it is.
  func show(_ snapshot: Snapshot, ticket: Int) -> Bool {
    state.withLock { state in
      guard ticket == state.lastTicket else { return false }
      state.current = snapshot
      state.current.removeMarks()
      state.lastShown = ticket
      return true
    }
  }

  /// Whether a snapshot with a later ticket is shown already.
  func isOvertaken(_ ticket: Int) -> Bool { state.withLock { $0.lastShown > ticket } }
}

/// Tells whether work runs where the main actor's does.
///
/// Asking for the main thread is not enough: on Linux that thread ends when a program hands itself
/// over to its main queue, as every asynchronous `main` does, and other threads serve the queue.
@_spi(Headless) public enum MainQueue {
  /// Whether the main queue is being served here.
  public static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }

  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
