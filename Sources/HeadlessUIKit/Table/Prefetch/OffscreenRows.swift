// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The rows of a table that have a cell but are not on the screen, by path and in order of arrival.
///
/// Each place keeps its rows in the order in which they came: what is given back first decides which
/// cell the next row gets, and must not differ from process to process as a dictionary's order does.
/// A row that leaves takes its entry out of the dictionary only; tickets without a row are passed
/// over and dropped when they are the larger part.
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

  /// How many tickets without a row are no burden.
  private static let spareTickets = 16

  var count: Int { rows.count }
  var isEmpty: Bool { rows.isEmpty }

  func count(at place: OffscreenRow.Place) -> Int { queues[place.rawValue].count }

  /// Whether a row has a cell here.
  func contains(_ path: RowPath) -> Bool { rows[path] != nil }

  /// The place of a row, or nil if it has no cell here.
  func place(of path: RowPath) -> OffscreenRow.Place? { rows[path]?.place }

  /// Hands out the cell of a row, which can change then and so has to be measured again.
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

  /// Moves a row to another place, if it has a cell here; returns whether it has.
  @discardableResult
  func move(_ path: RowPath, to place: OffscreenRow.Place) -> Bool {
    guard let row = rows[path] else { return false }
    guard row.place != place else { return true }
    queues[row.place.rawValue].count -= 1
    insert(row, at: place)
    return true
  }

  /// Takes a row out, or returns nil if it has no cell here.
  func take(_ path: RowPath) -> OffscreenRow? {
    guard let row = rows.removeValue(forKey: path) else { return nil }
    queues[row.place.rawValue].count -= 1
    return row
  }

  /// Takes out the row that has been at a place for the longest time.
  func takeFirst(at place: OffscreenRow.Place) -> OffscreenRow? {
    while queues[place.rawValue].head < queues[place.rawValue].tickets.count {
      let ticket = queues[place.rawValue].tickets[queues[place.rawValue].head]
      queues[place.rawValue].head += 1
      if isValid(ticket) { return take(ticket.path) }
    }
    return nil
  }

  /// Takes out the rows of a place that a function names, in the order in which they came.
  ///
  /// - Complexity: O(rows of the place).
  func take(at place: OffscreenRow.Place, where leaves: (RowPath) -> Bool) -> [OffscreenRow] {
    var taken: [OffscreenRow] = []
    forEachTicket(at: place) { ticket in
      guard leaves(ticket.path), let row = take(ticket.path) else { return }
      // One allocation, whatever room the heap gives: counted passes must repeat.
      if taken.isEmpty { taken.reserveCapacity(queues[place.rawValue].count + 1) }
      taken.append(row)
    }
    return taken
  }

  /// Takes out all rows, place by place in the order in which they came.
  func takeAll() -> [OffscreenRow] {
    let all = OffscreenRow.Place.allCases.flatMap { take(at: $0) { _ in true } }
    for place in queues.indices { queues[place] = Queue() }
    return all
  }

  /// Calls a function with each row, place by place in the order in which they came.
  func forEach(_ body: (OffscreenRow) -> Void) {
    for place in OffscreenRow.Place.allCases {
      forEachTicket(at: place) { ticket in
        if let row = rows[ticket.path] { body(row) }
      }
    }
  }

  /// Lets the cell of a row be measured again.
  func forgetHeight(of path: RowPath) { rows[path]?.height = nil }

  /// Lets all cells be measured again.
  func forgetHeights() { for path in rows.keys { rows[path]?.height = nil } }
  private func isValid(_ ticket: Ticket) -> Bool { rows[ticket.path]?.ticket == ticket.number }

  /// Calls a function with each ticket of a place that still has its row, in order; the function may
  /// take rows out.
  private func forEachTicket(at place: OffscreenRow.Place, _ body: (Ticket) -> Void) {
    guard queues[place.rawValue].count > 0 else { return }
    let queue = queues[place.rawValue]
    for ticket in queue.tickets[queue.head...] where isValid(ticket) { body(ticket) }
  }

  /// Drops tickets without a row once they are more than those with one.
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

/// A row that has a cell but is not on the screen.
struct OffscreenRow {
  /// Why the cell keeps its row.
  enum Place: Int, CaseIterable {
    /// The row is one of those next to the viewport that always have a cell.
    case margin
    case prepared
    /// The row has left the screen a short while ago.
    case cached
  }

  var path: RowPath
  let cell: UITableViewCell
  /// The height that the cell was measured at, or nil if it has to be measured again.
  var height: CGFloat?
  /// Whether the cell has been on the screen with this row.
  let wasShown: Bool
  var place = Place.margin
  /// Which entry of the order of its place is the row's.
  var ticket = 0
}

/// What a table knows about rows outside its viewport; made when something first asks for that.
@MainActor final class OffscreenRecord {
  let rows = OffscreenRows()
  /// The rows that were announced and that nobody has needed yet, from top to bottom.
  var announced: [RowPath] = []
  /// The rows that leave the viewport in the layout that is going on.
  var leaving: [OffscreenRow] = []
  /// The rows that come onto the screen in the layout that is going on, the first one last.
  var arriving: [OffscreenRow] = []
  /// Which way the list scrolled when cells were prepared last.
  var preparedHeading: ScrollMovement.Heading?

  /// The number of rows above and below the viewport that always have a cell.
  var overscan = 0
  /// The number of rows that keep their cell for a while after they left.
  var positionCacheCapacity = 0
  /// How far ahead rows are announced and prepared; nil is as far as the viewport is high.
  var distance: CGFloat?

  /// What takes the time of cells that are made, while some are prepared in spare time.
  var stopwatch: PreparationStopwatch?
  /// How long it takes to fill a cell that has no pool.
  var bindTimeWithoutPool = RunningMean()
  var cellCount: Int { rows.count + leaving.count + arriving.count }

  /// Hands out the cell of a row, which can change then and so has to be measured again.
  func handOut(_ path: RowPath) -> UITableViewCell? {
    guard let position = arriving.firstIndex(where: { $0.path == path }) else {
      return rows.handOut(path)
    }
    arriving[position].height = nil
    return arriving[position].cell
  }

  var keepsLeavingRows: Bool { overscan > 0 || positionCacheCapacity > 0 }
}
