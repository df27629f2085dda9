// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Synchronization

/// A snapshot request; unchecked, as its handler is called on the main thread.
struct SnapshotRequest<
  Section: Hashable & Sendable,
  Item: Hashable & Sendable
>: @unchecked Sendable {
  enum Way: Sendable {
    case updates(isAnimated: Bool)
    case reload
  }

  let snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  let way: Way
  let ticket: Int
  let completion: (() -> Void)?
  var change: SnapshotChange?
}

/// The order of snapshot requests, of which the last wins.
///
/// A snapshot is applied only while its ticket is the last one. What it was compared with is then
/// still current: another snapshot would have needed a later ticket.
final class SnapshotTickets<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private struct State: Sendable {
    var lastTicket = 0
    var lastShown = 0
    var current = Snapshot()
  }

  private let state = Mutex(State())

  var current: Snapshot { state.withLock { $0.current } }

  func draw() -> (ticket: Int, current: Snapshot) {
    state.withLock { state in
      state.lastTicket += 1
      return (state.lastTicket, state.current)
    }
  }

  func show(_ snapshot: Snapshot, ticket: Int) -> Bool {
    state.withLock { state in
      guard ticket == state.lastTicket else { return false }
      state.current = snapshot
      state.current.removeMarks()
      state.lastShown = ticket
      return true
    }
  }

  func isOvertaken(_ ticket: Int) -> Bool { state.withLock { $0.lastShown > ticket } }
}

/// The queue of the main actor.
///
/// The main thread is not enough: on Linux an asynchronous `main` ends it, and other threads serve
/// the queue.
@_spi(Headless) public enum MainQueue {
  public static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }

  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
