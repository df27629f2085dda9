// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

/// The answer of one break-even in the form in which tables and sentences show it.
struct BreakEvenReading {
  let breakEven: ResultDocument.BreakEven
  let format: FigureFormat

  /// `52.1 (51.0–53.4)`, `always`, `never`; nil where there is no price.
  var cell: String? {
    switch breakEven.answer {
    case .price(let price): return text(price)
    case .always: return "always"
    case .never: return "never"
    case .unavailable: return nil
    }
  }

  /// Why there is no price, as a clause; nil where there is one.
  var reason: String? {
    if case .unavailable(let reason) = breakEven.answer { return reason }
    return nil
  }

  /// What a redundant write has to cost in all: the margin and what the write costs here; nil where
  /// either is not known.
  ///
  /// The interval of the sum holds wherever those of both parts do, so it may err twice as often.
  var total: ResultDocument.Price? {
    guard case .price(let margin) = breakEven.answer, let own = breakEven.enginePrice else {
      return nil
    }
    return ResultDocument.Price(
      nanoseconds: margin.nanoseconds + own.nanoseconds,
      low: margin.low + own.low,
      high: margin.high + own.high
    )
  }

  /// From which price on the strategy pays: `more than 59.2 ns (58.0–60.7): 52.1 (51.0–53.4) above the
  /// 7.1 (7.0–7.3) that it costs here`; nil where there is no price.
  var condition: String? {
    guard case .price(let margin) = breakEven.answer else { return nil }
    guard let own = breakEven.enginePrice, let total else {
      return "\(number(margin.nanoseconds)) ns (\(interval(margin))) more than it does here"
    }
    return "more than \(time(total)): \(text(margin)) above the \(text(own)) that it costs here"
  }

  /// `52.1 (51.0–53.4)`.
  func text(_ price: ResultDocument.Price) -> String {
    "\(number(price.nanoseconds)) (\(interval(price)))"
  }

  /// `52.1 ns (51.0–53.4)`.
  func time(_ price: ResultDocument.Price) -> String {
    "\(number(price.nanoseconds)) ns (\(interval(price)))"
  }

  /// Three significant digits, and no more than one decimal: a tenth of a nanosecond is noise.
  func number(_ nanoseconds: Double) -> String {
    let text =
      nanoseconds.magnitude < 99.95
      ? format.fixed(nanoseconds, decimals: 1) : format.significant(nanoseconds, digits: 3)
    return text == "-0.0" ? "0.0" : text
  }

  private func interval(_ price: ResultDocument.Price) -> String {
    // Two minus signs and a dash between them would be hard to read.
    let joint = price.high < 0 ? " to " : format.typography.dash
    return number(price.low) + joint + number(price.high)
  }
}
