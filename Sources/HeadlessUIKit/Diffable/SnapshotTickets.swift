// SPDX-License-Identifier: Apache-2.0

import Synchronization

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
  func isOvertaken(_ ticket: Int) -> Bool {
    state.withLock { $0.lastShown > ticket }
  }
}
