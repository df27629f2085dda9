// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

/// The answer of one break-even in the form in which tables and sentences show it.
struct BreakEvenReading {
  let breakEven: ResultDocument.BreakEven
  let format: FigureFormat

  /// `52.1 (51.0–53.4)`, `always`, `never`; nil where there is no price.
  var cell: String? {
    switch breakEven.answer {
    case .price(let price): text(price)
    case .always: "always"
    case .never: "never"
    case .unavailable: nil
    }
  }

  /// The total price of a redundant write; its interval is the sum of two, so it may err twice as often.
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

  /// `more than 59.2 ns (58.0–60.7): 52.1 (51.0–53.4) above the 7.1 (7.0–7.3) that it costs here`.
  var condition: String? {
    guard case .price(let margin) = breakEven.answer else { return nil }
    guard let own = breakEven.enginePrice, let total else {
      return "\(time(margin)) more than it does here"
    }
    return "more than \(time(total)): \(text(margin)) above the \(text(own)) that it costs here"
  }

  /// `52.1 (51.0–53.4)`.
  func text(_ price: ResultDocument.Price) -> String { text(price, unit: "") }

  func time(_ price: ResultDocument.Price) -> String { text(price, unit: " ns") }

  private func text(_ price: ResultDocument.Price, unit: String) -> String {
    // Two minus signs and a dash between them would be hard to read.
    let joint = price.high < 0 ? " to " : format.typography.dash
    return "\(format.price(price.nanoseconds))\(unit)"
      + " (\(format.price(price.low))\(joint)\(format.price(price.high)))"
  }
}

extension FigureFormat {
  /// Three significant digits, and no more than one decimal: a tenth of a nanosecond is noise.
  func price(_ nanoseconds: Double) -> String {
    let text =
      nanoseconds.magnitude < 99.95
      ? fixed(nanoseconds, decimals: 1) : significant(nanoseconds, digits: 3)
    return text == "-0.0" ? "0.0" : text
  }
}

extension ResultDocument.BreakEven {
  var isOpen: Bool {
    switch answer {
    case .price, .always: true
    case .never, .unavailable: false
    }
  }

  func reading(_ format: FigureFormat) -> BreakEvenReading {
    BreakEvenReading(breakEven: self, format: format)
  }
}

extension RunReport {
  /// The break-evens of a strategy at one number of changed fields.
  struct BreakEvenAnswer {
    let configure: ResultDocument.BreakEven
    let frame: ResultDocument.BreakEven?
    var changedFieldCount: Int? { configure.changedFieldCount }
  }

  var breakEvenSentences: [String] { breakEvenAnswers.compactMap(sentence) }

  /// The break-even of each strategy over the rankings' baseline, at the fewest changed fields at which rows change.
  var breakEvenAnswers: [BreakEvenAnswer] {
    let all = (document.breakEvens ?? [])
      .filter { $0.fieldKind == .all && $0.storage == .shared && $0.setterComparison }
    guard let first = all.first else { return [] }
    let baseline = document.rankings.first?.baseline ?? first.baseline
    return all.filter { $0.cell == first.cell && $0.rows == first.rows && $0.baseline == baseline }
      .grouped(by: \.strategy).compactMap { answer($0.members) }
  }

  private func answer(_ own: [ResultDocument.BreakEven]) -> BreakEvenAnswer? {
    let counts = own.filter { $0.reading(format).cell != nil }.compactMap(\.changedFieldCount)
    // Where nothing is avoided at the least share, the answer is about a share at which something is.
    let avoiding = counts.filter { $0 > 0 }.min()
      .flatMap { count in
        own.contains { $0.changedFieldCount == count && $0.answer != .never } ? count : nil
      }
    guard let count = avoiding ?? counts.min(),
      let configure = own.first(where: { $0.changedFieldCount == count && $0.phase == .configure })
    else { return nil }
    let frame = own.first { $0.changedFieldCount == count && $0.phase == .frame }
    return BreakEvenAnswer(configure: configure, frame: frame)
  }

  private func sentence(_ answer: BreakEvenAnswer) -> String? {
    let configure = answer.configure
    let count = configure.changedFieldCount ?? 0
    let place = "at \(count) of \(configure.fieldCount ?? count) fields changed (\(configure.cell))"
    let reading = configure.reading(format)
    switch configure.answer {
    case .always(let price):
      return
        "To configure, \(configure.strategy) pays at any price of a redundant write, \(place): it is"
        + " not dearer than \(configure.baseline), by \(reading.time(price)) for"
        + " each write that it avoids.\(frameClause(answer.frame))"
    case .price(let price) where price.low <= 0:
      return
        "To configure, the rounds leave open whether \(configure.strategy) pays at any price of a"
        + " redundant write, \(place): it costs \(reading.time(price)) for each write that it avoids."
        + frameClause(answer.frame, afterOpen: true)
    case .price:
      return "To configure, \(configure.strategy) pays where a redundant write costs"
        + " \(reading.condition ?? ""), \(place).\(frameClause(answer.frame))"
    case .never, .unavailable: return nil
    }
  }

  private func frameClause(_ frame: ResultDocument.BreakEven?, afterOpen: Bool = false) -> String {
    guard let frame else { return "" }
    let reading = frame.reading(format)
    switch frame.answer {
    case .price(let price) where price.low <= 0:
      let subject = afterOpen ? "they leave it open too" : "the rounds leave it open"
      return " Over the whole frame \(subject): \(reading.time(price))."
    case .price: return " Over the whole frame, where it costs \(reading.condition ?? "")."
    case .always: return " Over the whole frame, it pays at any price."
    case .never, .unavailable: return ""
    }
  }
}
