// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The rows with a cell off screen, by path and in order of arrival.
///
/// The order determines which cell the next row gets, so it must be reproducible. A leaving row
/// only leaves the dictionary; stale tickets are dropped once they are the majority.
@MainActor final class OffscreenRows {
  private struct Ticket {
    let path: RowPath
    let number: Int
  }

  private struct Queue {
    var tickets: [Ticket] = []
    var head = 0
    var count = 0
  }

  private var rows: [RowPath: OffscreenRow] = [:]
  private var queues = [Queue](repeating: Queue(), count: OffscreenRow.Place.allCases.count)
  private var lastTicket = 0
  private static let spareTickets = 16

  var count: Int { rows.count }
  var isEmpty: Bool { rows.isEmpty }
  func count(at place: OffscreenRow.Place) -> Int { queues[place.rawValue].count }
  func contains(_ path: RowPath) -> Bool { rows[path] != nil }
  func place(of path: RowPath) -> OffscreenRow.Place? { rows[path]?.place }

  func handOut(_ path: RowPath) -> UITableViewCell? {
    rows[path]?.height = nil
    return rows[path]?.cell
  }

  func insert(_ row: OffscreenRow, at place: OffscreenRow.Place) {
    lastTicket += 1
    var row = row
    row.place = place
    row.ticket = lastTicket
    rows[row.path] = row
    if queues[place.rawValue].tickets.isEmpty {
      queues[place.rawValue].tickets.reserveCapacity(2 * Self.spareTickets)
    }
    queues[place.rawValue].tickets.append(Ticket(path: row.path, number: lastTicket))
    queues[place.rawValue].count += 1
    tidy(place)
  }

  @discardableResult func move(_ path: RowPath, to place: OffscreenRow.Place) -> Bool {
    guard let row = rows[path] else { return false }
    guard row.place != place else { return true }
    queues[row.place.rawValue].count -= 1
    insert(row, at: place)
    return true
  }

  func take(_ path: RowPath) -> OffscreenRow? {
    guard let row = rows.removeValue(forKey: path) else { return nil }
    queues[row.place.rawValue].count -= 1
    return row
  }

  func takeFirst(at place: OffscreenRow.Place) -> OffscreenRow? {
    while queues[place.rawValue].head < queues[place.rawValue].tickets.count {
      let ticket = queues[place.rawValue].tickets[queues[place.rawValue].head]
      queues[place.rawValue].head += 1
      if isValid(ticket) { return take(ticket.path) }
    }
    return nil
  }

  /// Removes matching rows of a place in order; O(rows of the place).
  func take(at place: OffscreenRow.Place, where leaves: (RowPath) -> Bool) -> [OffscreenRow] {
    var taken: [OffscreenRow] = []
    forEachTicket(at: place) { ticket in
      guard leaves(ticket.path), let row = take(ticket.path) else { return }
      // One allocation, whatever space the heap has: counted passes must repeat.
      if taken.isEmpty { taken.reserveCapacity(queues[place.rawValue].count + 1) }
      taken.append(row)
    }
    return taken
  }

  func takeAll() -> [OffscreenRow] {
    let all = OffscreenRow.Place.allCases.flatMap { take(at: $0) { _ in true } }
    for place in queues.indices { queues[place] = Queue() }
    return all
  }

  func forEach(_ body: (OffscreenRow) -> Void) {
    for place in OffscreenRow.Place.allCases {
      forEachTicket(at: place) { ticket in if let row = rows[ticket.path] { body(row) } }
    }
  }

  func forgetHeight(of path: RowPath) { rows[path]?.height = nil }
  func forgetHeights() { for path in rows.keys { rows[path]?.height = nil } }
  private func isValid(_ ticket: Ticket) -> Bool { rows[ticket.path]?.ticket == ticket.number }

  /// Calls a function with each valid ticket of a place in order; it may remove rows.
  private func forEachTicket(at place: OffscreenRow.Place, _ body: (Ticket) -> Void) {
    guard queues[place.rawValue].count > 0 else { return }
    let queue = queues[place.rawValue]
    for ticket in queue.tickets[queue.head...] where isValid(ticket) { body(ticket) }
  }

  private func tidy(_ place: OffscreenRow.Place) {
    let queue = queues[place.rawValue]
    guard queue.tickets.count > Self.spareTickets + 2 * queue.count else { return }
    var kept = 0
    for position in queue.head..<queue.tickets.count where isValid(queue.tickets[position]) {
      queues[place.rawValue].tickets[kept] = queue.tickets[position]
      kept += 1
    }
    queues[place.rawValue].tickets.removeSubrange(kept...)
    queues[place.rawValue].head = 0
  }
}

struct OffscreenRow {
  enum Place: Int, CaseIterable { case margin, prepared, cached }

  var path: RowPath
  let cell: UITableViewCell
  var height: CGFloat?
  let wasShown: Bool
  var place = Place.margin
  var ticket = 0
}

@MainActor final class OffscreenRecord {
  let rows = OffscreenRows()
  var announced: [RowPath] = []
  var leaving: [OffscreenRow] = []
  /// The rows that enter the viewport in this layout, the first one last.
  var arriving: [OffscreenRow] = []
  var preparedHeading: ScrollMovement.Heading?
  var overscan = 0
  var positionCacheCapacity = 0
  var distance: CGFloat?
  var stopwatch: PreparationStopwatch?
  var bindTimeWithoutPool = RunningMean()
  var cellCount: Int { rows.count + leaving.count + arriving.count }

  func handOut(_ path: RowPath) -> UITableViewCell? {
    guard let position = arriving.firstIndex(where: { $0.path == path }) else {
      return rows.handOut(path)
    }
    arriving[position].height = nil
    return arriving[position].cell
  }

  var keepsLeavingRows: Bool { overscan > 0 || positionCacheCapacity > 0 }
}
