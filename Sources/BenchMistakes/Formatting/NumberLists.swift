// SPDX-License-Identifier: Apache-2.0

import BenchLists
import Foundation
import UIKit

struct Booking: Sendable {
  let payee: String
  let purpose: String
  let amount: Double

  static func sample(_ number: Int) -> Booking {
    var numbers = SampleNumbers(row: number, of: 2)
    return Booking(
      payee: numbers.person(),
      purpose: numbers.sentence(wordCount: 5),
      amount: Double(numbers.next(below: 2_000_000) - 1_000_000) / 100
    )
  }
}

private final class BookingCell: ItemCell {
  private static let formatter = makeFormatter()
  private static let style = FloatingPointFormatStyle<Double>
    .Currency(code: "USD", locale: Locale(identifier: "en_US"))

  private static func makeFormatter() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .currency
    formatter.currencyCode = "USD"
    return formatter
  }

  private func show(_ booking: Booking, _ amount: String?) {
    title.text = booking.payee
    detail.text = booking.purpose
    trailing.text = amount
  }

  func show(_ booking: Booking) {
    show(booking, Self.formatter.string(from: booking.amount as NSNumber))
  }

  func showByStyle(_ booking: Booking) { show(booking, booking.amount.formatted(Self.style)) }

  /// The mistake: a formatter for one cell.
  func showWithOwnFormatter(_ booking: Booking) {
    show(booking, Self.makeFormatter().string(from: booking.amount as NSNumber))
  }
}

@MainActor enum NumberLists {
  private nonisolated static let bookings = (0..<500).map(Booking.sample)

  static let formatter = ListBenchmark("number-formatter", rowCount: 500, row: { bookings[$0] }) {
    Strategy("cured", cell: BookingCell.self) { cell, booking in cell.show(booking) }
    Strategy("format-style", cell: BookingCell.self) { cell, booking in cell.showByStyle(booking) }
    Strategy("mistake", cell: BookingCell.self) { cell, booking in
      cell.showWithOwnFormatter(booking)
    }
  }
  .rowHeight(.fixed(ItemCell.rowHeight))
}
