// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension TerminalReport {
  /// What the words and marks of the tables mean, as far as they occur.
  func noteLines() -> [String] {
    guard !groups.isEmpty else { return [] }
    var notes: [String] = []
    let members = groups.flatMap(\.members)
    let entries = members.flatMap { [$0.configure, $0.frame] }.compactMap(\.self)
    if !entries.isEmpty {
      let marks = [
        (StrategyVerdict.inconclusive, "\(Self.inconclusiveMark) the rounds do not decide"),
        (.unchanged, "\(Self.unchangedMark) unchanged"),
      ]
      .filter { verdict, _ in
        entries.contains { $0.verdict == verdict && $0.standing != .baseline }
      }
      let ratio =
        "ratio, interval: time over that of the baseline, the median of the rounds, and what a sign"
        + " test over them leaves open"
      notes.append(([ratio] + marks.map(\.1)).joined(separator: "; ") + ".")
    }
    notes.append(
      "share: of the budget that the median configure takes; over: cells that took more than all"
        + " of it; fit: cells that a frame holds: what one without cells leaves of the budget, over what"
        + " each cell adds to a frame."
    )
    if document.cases.contains(where: { !GroupName($0).hasSetterComparison }) {
      notes.append("setter comparison off: setters invalidate even where the new value is equal.")
    }
    if members.contains(where: { $0.figures.configure != nil }) {
      notes.append(
        "bars: how the configure times spread up to the greatest p99, on a logarithmic axis."
      )
    }
    if groups.contains(where: hasMarks) {
      let pair = format.nanoseconds(document.environment.emptyStampPairNanoseconds)
      notes.append(
        "*: under ten empty stamp pairs (\(pair) each), so the clock is a visible part of the time;"
          + " ratios come from batches and are free of it."
      )
    }
    let needed: [Quantile] = [.p50, .p90, .p99]
    let sets = members.flatMap { [$0.figures.configure, $0.figures.frame] }.compactMap(\.self)
    if sets.contains(where: { $0.count < Quantile.p99.neededCount }) {
      let counts = needed.map { "p\($0.partsPerMillion / 10_000) takes \($0.neededCount)" }
      notes.append(
        "too few: not enough samples to bound the quantile (\(counts.joined(separator: ", ")))."
      )
    }
    if members.contains(where: { $0.exclusion != nil }) {
      notes.append("control: shows a known mistake; stale: left wrong content on screen.")
    }
    notes += [thisImplementationNote].compactMap(\.self)
    return notes.flatMap { typography.wrapped($0, indent: "  ") }
      .map { typography.paint(Span($0, .faint)) }
  }

  /// What the mark beside a strategy means; `nil` where none has it.
  var thisImplementationNote: String? {
    guard !ownStrategies.isEmpty else { return nil }
    return "\(typography.dagger): this implementation: a view of this engine fills the cell, and"
      + " Apple's does other work; the article Methodology says which, and whom it would favour."
  }

  /// Reasons for caution, and what could not be found out.
  func warningLines() -> [String] {
    // What disturbed frames has a sentence of its own.
    let said = document.warnings.filter { $0.code != "interference" }
    let warnings = said.flatMap { warning in
      typography.wrapped(
        "\(typography.foreign(warning.code)): \(typography.foreign(warning.message))",
        first: "! ",
        indent: "  "
      )
      .map { typography.paint(Span($0, .caution)) }
    }
    var reasons = document.environment.unavailable
    for measured in document.cases { reasons.merge(measured.unavailable) { first, _ in first } }
    // Names that share a reason stand together.
    let unavailable = Dictionary(grouping: reasons.keys, by: { reasons[$0] ?? "" })
      .map { reason, names in (names: names.sorted().joined(separator: ", "), reason: reason) }
      .sorted { $0.names < $1.names }
      .map { "\(typography.foreign($0.names)) (\(typography.foreign($0.reason)))" }
    guard !unavailable.isEmpty else { return warnings }
    let text = "not available: " + unavailable.joined(separator: ", ")
    return warnings
      + typography.wrapped(text, indent: "  ").map { typography.paint(Span($0, .faint)) }
  }

  /// When it was measured, and where the document lies.
  func footerLines(_ origin: String = "") -> [String] {
    let started = "measured " + typography.foreign(document.plan.startedAt)
    let written = path.map { "written to " + typography.foreign($0) }
    return joined([started, origin, written].compactMap(\.self).filter { !$0.isEmpty })
  }
}
