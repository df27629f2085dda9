// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

extension TerminalReport {
  /// The break-evens of a strategy at one share of changed fields: what the answer names.
  struct BreakEvenAnswer {
    let configure: ResultDocument.BreakEven
    let frame: ResultDocument.BreakEven?

    /// How many fields change; nil where no such number was set.
    var changedFieldCount: Int? { configure.changedFieldCount }
  }

  /// From which price on each strategy pays, at the least share of changed fields at which rows
  /// change at all, in a sentence each.
  func breakEvenSentences() -> [String] { breakEvenAnswers().compactMap(sentence) }

  /// The break-evens that the answer names, over the baseline of the rankings, one for each strategy:
  /// at the least share of changed fields at which rows change at all.
  func breakEvenAnswers() -> [BreakEvenAnswer] {
    let all = (document.breakEvens ?? [])
      .filter { $0.fieldKind == .all && $0.storage == .shared && $0.setterComparison }
    guard let first = all.first else { return [] }
    let own = all.filter { $0.cell == first.cell && $0.rows == first.rows }
    let baseline = document.rankings.first?.baseline ?? first.baseline
    var strategies: [String] = []
    for one in own where one.baseline == baseline && !strategies.contains(one.strategy) {
      strategies.append(one.strategy)
    }
    return strategies.compactMap { strategy in
      answer(own.filter { $0.strategy == strategy && $0.baseline == baseline })
    }
  }

  private func answer(_ own: [ResultDocument.BreakEven]) -> BreakEvenAnswer? {
    let counts = own.filter { $0.reading(format).cell != nil }.compactMap(\.changedFieldCount)
    guard
      let count = counts.filter({ $0 > 0 }).min().flatMap({ avoids(own, at: $0) }) ?? counts.min(),
      let configure = own.first(where: { $0.changedFieldCount == count && $0.phase == .configure })
    else { return nil }
    let frame = own.first { $0.changedFieldCount == count && $0.phase == .frame }
    return BreakEvenAnswer(configure: configure, frame: frame)
  }

  private func sentence(_ answer: BreakEvenAnswer) -> String? {
    let configure = answer.configure
    let frame = answer.frame
    let count = configure.changedFieldCount ?? 0
    let subject = typography.foreign(configure.strategy)
    let place =
      "at \(count) of \(configure.fieldCount ?? count) fields changed"
      + " (\(typography.foreign(configure.cell)))"
    let reading = configure.reading(format)
    switch configure.answer {
    case .always(let price):
      return "To configure, \(subject) pays at any price of a redundant write, \(place): it is not"
        + " dearer than \(typography.foreign(configure.baseline)), by \(reading.time(price)) for"
        + " each write that it avoids.\(frameSentence(frame))"
    case .price(let price) where price.low <= 0:
      return
        "To configure, the rounds leave open whether \(subject) pays at any price of a redundant"
        + " write, \(place): it costs \(reading.time(price)) for each write that it avoids."
        + frameSentence(frame, afterOpen: true)
    case .price:
      let condition = reading.condition ?? ""
      return "To configure, \(subject) pays where a redundant write costs \(condition), \(place)."
        + frameSentence(frame)
    case .never, .unavailable: return nil
    }
  }

  /// The count, if the strategy avoids writes where so many fields change.
  private func avoids(_ own: [ResultDocument.BreakEven], at count: Int) -> Int? {
    own.contains { $0.changedFieldCount == count && $0.answer != .never } ? count : nil
  }

  private func frameSentence(
    _ frame: ResultDocument.BreakEven?,
    afterOpen: Bool = false
  ) -> String {
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
