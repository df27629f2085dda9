// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension RunReport {
  var mistakes: [MistakeReading] { MistakeReading.all(in: document) }

  var mistakeSection: ReportSection {
    let found = mistakes
    guard !found.isEmpty else { return ReportSection("", []) }
    return ReportSection(
      "What mistakes cost",
      [.table(mistakeTable()), .sentences([mistakeNote], .faint)]
    )
  }

  var mistakeSentences: [String] {
    let found = mistakes
    guard let worst = found.first else { return [] }
    let late = found.filter { ($0.longNanoseconds ?? 0) > budget(hertz: FastDisplay.hertz) }
    let times = worst.ratio.map { ", \(format.ratio($0)) times the frame of its cure" } ?? ""
    let sentence =
      "Of \(format.count(found.count)) mistakes \(worst.mistake.cell) costs a frame"
      + " most: \(format.nanoseconds(worst.frameNanoseconds)) more\(times)."
    let lateness =
      late.isEmpty
      ? "At 120 Hz the long frames of all of them are in time"
      : "At 120 Hz the long frames of \(format.count(late.count)) of them are late"
    return ["\(sentence) \(lateness)\(circumstances)."]
      + [mistakeOrderSentence(found)].compactMap(\.self)
  }

  private func budget(hertz: Double) -> Double { 1e9 / hertz * (document.plan.appShare ?? 1) }

  private var circumstances: String {
    let slowdown = document.plan.slowdown.map { " at \($0) times their time" }
    let share = document.plan.appShare.flatMap { $0 == 1 ? nil : $0 }
      .map { ", of a period of which the app may use \(format.share($0))" }
    return (slowdown ?? "") + (share ?? "")
  }

  private struct MistakeColumn {
    let column: Table.Column
    let span: (MistakeReading) -> Span?

    init(
      _ title: String,
      _ meaning: String,
      isNumeric: Bool = true,
      _ span: @escaping (MistakeReading) -> Span?
    ) {
      column = Table.Column(title: title, isNumeric: isNumeric, meaning: meaning)
      self.span = span
    }
  }

  /// True if instructions were counted; they replace figures that follow from others (60 Hz is half of 120 Hz).
  private var countsInstructions: Bool { mistakes.contains { $0.frameInstructions != nil } }

  private func mistakeColumns(isWide: Bool) -> [MistakeColumn] {
    let frame = MistakeColumn(
      "a frame",
      "what a frame takes longer than with the cure, the median of the rounds"
    ) { Span(signed($0.frameNanoseconds), value: $0.frameNanoseconds) }
    let times = MistakeColumn("times", "its frame over the frame of the cure") { reading in
      reading.ratio.map { Span(format.ratio($0), value: $0, source: ratioPlace(reading)) }
    }
    let instructions = MistakeColumn(
      "instr",
      "instructions that a frame executes more, by Callgrind"
    ) { reading in
      reading.frameInstructions.map { Span(($0 < 0 ? "" : "+") + format.brief($0), value: $0) }
    }
    let cell = MistakeColumn("a cell", "what each filled cell takes longer") { reading in
      reading.cellNanoseconds.map { Span(signed($0), value: $0) }
    }
    let slow = shareColumn(
      60,
      "share of the budget at 60 Hz that all but the longest hundredth of frames take at most"
    )
    let counted = countsInstructions ? [instructions] : []
    let derived = isWide || !countsInstructions
    return [frame] + (derived ? [times] : []) + counted + [cell] + (derived ? [slow] : []) + [
      shareColumn(FastDisplay.hertz, "the same at 120 Hz"),
      MistakeColumn(
        "rows/s",
        "rows that may come into view in a second before frames are late at 120 Hz"
      ) { $0.rowsPerSecond.map { Span(format.shortCount($0), value: Double($0)) } },
      MistakeColumn("ms/s", "hitch time in a second at 120 Hz, frame-locked") {
        $0.hitchRatio.map { Span(format.plain(($0 * 10).rounded() / 10), value: $0) }
      }, MistakeColumn("grows", "what is left behind beyond the cure", isNumeric: false, growth),
    ]
  }

  private func shareColumn(_ hertz: Double, _ meaning: String) -> MistakeColumn {
    MistakeColumn("\(Int(hertz)) Hz", meaning) { reading in
      reading.longNanoseconds.map {
        let share = $0 / budget(hertz: hertz)
        return Span(format.share(share), share > 1 ? .bad : .plain, value: $0)
      }
    }
  }

  func mistakeTable(isWide: Bool = false) -> Table {
    let columns = mistakeColumns(isWide: isWide)
    return Table(
      "mistake",
      columns.map(\.column),
      rows: mistakes.map { reading in
        Table.Row(Span(reading.mistake.cell), columns.map { $0.span(reading) ?? missing })
      },
      caption: "Each mistake beside its cure"
    )
  }

  var cureTable: Table {
    let columns = ["what it does", "cure", "where it is told"]
      .map { Table.Column(title: $0, isNumeric: false, isSortable: false) }
    return Table(
      "mistake",
      columns,
      rows: mistakes.map {
        let mistake = $0.mistake
        return Table.Row(
          Span(mistake.cell),
          [Span(mistake.what), Span(mistake.cure), Span(mistake.source)]
        )
      },
      caption: "The mistakes and their cures"
    )
  }

  private func ratioPlace(_ reading: MistakeReading) -> String? {
    pointer(
      document.rankings.first { $0.group == reading.group && $0.phase == .frame },
      reading.mistake.strategy,
      "ratio"
    )
  }

  private func growth(_ reading: MistakeReading) -> Span? {
    let counted = reading.growth.map { "\(format.count($0.count)) \($0.kind)" }
    let held = reading.grownBytes.map(format.wholeBytes)
    let parts = [counted, held].compactMap(\.self)
    let value = (reading.growth?.count ?? reading.grownBytes).map(Double.init)
    return parts.isEmpty ? nil : Span(parts.joined(separator: ", "), value: value)
  }

  private func signed(_ nanoseconds: Double) -> String {
    (nanoseconds < 0 ? "" : "+") + format.nanoseconds(nanoseconds)
  }

  var mistakeNote: String {
    let counted =
      countsInstructions ? "instr: instructions a frame more" : "times: its frame over the cure's"
    let hertz = countsInstructions ? "120 Hz" : "60, 120 Hz"
    let held = mistakes.contains { $0.grownBytes != nil } ? "; B: memory that a round leaves" : ""
    return "a frame, a cell: more than with the cure; \(counted);"
      + " \(hertz): p99 of frames over the budget\(circumstances); rows/s: before frames are late at"
      + " 120 Hz; ms/s: hitches at 120 Hz, frame-locked\(held)."
  }
}

/// The agreement between the order of mistakes by instructions and by time.
///
/// Only pairs count whose sign-test intervals over the rounds do not overlap; others have no order by time.
struct MistakeOrder: Equatable {
  /// A mistake that explains pairs in another order.
  struct Stray: Equatable {
    let name: String
    let pairCount: Int
  }

  let toldCount: Int
  let agreeingCount: Int
  /// The mistake in most of the pairs that disagree, then the one in most of the rest, until none is left.
  let strays: [Stray]

  init?(_ readings: [MistakeReading]) {
    let counted = readings.compactMap(Place.init)
    var told = 0
    var others: [(String, String)] = []
    for (index, one) in counted.enumerated() {
      for other in counted[(index + 1)...] where !one.nanoseconds.overlaps(other.nanoseconds) {
        told += 1
        let isDearer = one.nanoseconds.lowerBound > other.nanoseconds.lowerBound
        let executesMore = one.instructions > other.instructions
        if isDearer != executesMore { others.append((one.name, other.name)) }
      }
    }
    guard told > 0 else { return nil }
    toldCount = told
    agreeingCount = told - others.count
    strays = Self.strays(of: others)
  }

  private struct Place {
    let name: String
    let nanoseconds: ClosedRange<Double>
    let instructions: Double

    init?(_ reading: MistakeReading) {
      let ascending = reading.roundNanoseconds.sorted()
      guard let counted = reading.frameInstructions,
        let rank = SignTest.intervalRank(pairCount: ascending.count)
      else { return nil }
      name = reading.mistake.cell
      nanoseconds = ascending[rank - 1]...ascending[ascending.count - rank]
      instructions = counted
    }
  }

  private static func strays(of pairs: [(String, String)]) -> [Stray] {
    var left = pairs
    var strays: [Stray] = []
    while !left.isEmpty {
      let counts = left.reduce(into: [String: Int]()) { counts, pair in
        counts[pair.0, default: 0] += 1
        counts[pair.1, default: 0] += 1
      }
      guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { break }
      strays.append(Stray(name: most.key, pairCount: most.value))
      left.removeAll { $0.0 == most.key || $0.1 == most.key }
    }
    return strays
  }
}

extension RunReport {
  func mistakeOrderSentence(_ found: [MistakeReading]) -> String? {
    guard let order = MistakeOrder(found) else { return nil }
    let told = format.count(order.toldCount)
    guard order.agreeingCount < order.toldCount else {
      return order.toldCount == 1
        ? "By instructions the one pair that times tell apart stands in the same order."
        : "By instructions all of the \(told) pairs that times tell apart stand in the same order."
    }
    let named = order.strays.prefix(Self.strayLimit)
      .map { "\($0.name) (\(format.count($0.pairCount)))" }
    let rest = order.strays.count > named.count ? " and others" : ""
    return "By instructions \(format.count(order.agreeingCount)) of the \(told) pairs that times"
      + " tell apart stand in the same order; the rest are of \(named.joined(separator: ", "))\(rest)."
  }

  private static var strayLimit: Int { 4 }
}
