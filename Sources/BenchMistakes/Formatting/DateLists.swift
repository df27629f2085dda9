// SPDX-License-Identifier: Apache-2.0

import BenchLists
import Foundation
import UIKit

struct Event: Sendable {
  let name: String
  let place: String
  let start: Date
  let startText: String

  static func sample(_ number: Int) -> Event {
    var numbers = SampleNumbers(row: number, of: 1)
    let name = numbers.sentence(wordCount: 3)
    let place = numbers.person()
    let start = Date(timeIntervalSince1970: 1_700_000_000 + Double(numbers.next(below: 40_000_000)))
    return Event(name: name, place: place, start: start, startText: start.formatted(.iso8601))
  }
}

private final class EventCell: ItemCell {
  private static let formatter = makeFormatter()
  private static let reader = ISO8601DateFormatter()

  private static func makeFormatter() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateStyle = .medium
    formatter.timeStyle = .short
    return formatter
  }

  private func show(_ event: Event, starting text: String) {
    title.text = event.name
    trailing.text = event.place
    detail.text = text
  }

  func show(_ event: Event) { show(event, starting: Self.formatter.string(from: event.start)) }

  /// The mistake: a formatter for one cell.
  func showWithOwnFormatter(_ event: Event) {
    let formatter = Self.makeFormatter()
    show(event, starting: formatter.string(from: event.start))
  }

  func showRead(_ event: Event) {
    guard let start = Self.reader.date(from: event.startText) else { return }
    show(event, starting: Self.formatter.string(from: start))
  }

  /// The mistake: a reader for one cell.
  func showReadByOwnReader(_ event: Event) {
    guard let start = ISO8601DateFormatter().date(from: event.startText) else { return }
    show(event, starting: Self.formatter.string(from: start))
  }
}

@MainActor enum DateLists {
  private nonisolated static let events = (0..<500).map(Event.sample)

  static let formatter = ListBenchmark("date-formatter", rowCount: 500, row: { events[$0] }) {
    Strategy("cured", cell: EventCell.self) { cell, event in cell.show(event) }
    Strategy("mistake", cell: EventCell.self) { cell, event in cell.showWithOwnFormatter(event) }
  }
  .rowHeight(.fixed(ItemCell.rowHeight))

  static let reader = ListBenchmark("iso-date-formatter", rowCount: 500, row: { events[$0] }) {
    Strategy("cured", cell: EventCell.self) { cell, event in cell.showRead(event) }
    Strategy("mistake", cell: EventCell.self) { cell, event in cell.showReadByOwnReader(event) }
  }
  .rowHeight(.fixed(ItemCell.rowHeight))
}
