// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

extension TerminalReport {
  /// Every crossover in words.
  func crossoverLines() -> [String] {
    guard !document.crossovers.isEmpty else { return [] }
    let sentences = document.crossovers.flatMap { crossover in
      let sentence = CrossoverSentence(
        crossover: crossover,
        typography: typography,
        format: format
      )
      return typography.wrapped(sentence.text, indent: "  ")
    }
    return [typography.heading("Where the strategies change places")] + sentences
  }

  /// One line for each group: which strategy is the cheapest to configure.
  func summaryLines() -> [String] {
    guard groups.count > 1 else { return [] }
    let rows = groups.compactMap { group -> Table.Row? in
      guard let winner = group.cheapest ?? group.baseline else { return nil }
      let budget = document.plan.budgetNanoseconds
      let fit = winner.figures.cellsPerBudget(budget).map { Span(format.shortCount($0)) }
      let strategy = Span(
        typography.foreign(winner.strategy),
        group.cheapest == nil ? .plain : .good
      )
      return Table.Row(
        label: Span(typography.foreign(group.name)),
        cells: [strategy] + rankingSpans(winner.configure, excluded: nil).prefix(2)
          + [span(winner.figures.configure, 0.5) { format.nanoseconds($0) }, fit ?? missing]
      )
    }
    guard !rows.isEmpty else { return [] }
    let columns =
      [Table.Column(title: "strategy", isNumeric: false)]
      + ["ratio", "interval", "p50", "fit"].map { Table.Column(title: $0) }
    let table = Table(
      labelTitle: "group",
      groups: [Table.ColumnGroup(title: "", columns: columns)],
      rows: rows
    )
    return [typography.heading("Cheapest to configure")] + table.lines(typography)
  }

  /// What the words and marks of the tables mean, as far as they occur.
  func noteLines() -> [String] {
    guard !groups.isEmpty else { return [] }
    var notes: [String] = []
    if !document.rankings.isEmpty {
      notes.append(
        "ratio: time over that of the baseline, the median of the rounds; interval: what a sign"
          + " test over the rounds leaves open."
      )
    }
    notes.append(
      "over: cells whose configure alone took longer than the budget; fit: cells that one budget"
        + " holds at the median configure time, with nothing else in it."
    )
    if groups.contains(where: hasMarks) {
      let pair = format.nanoseconds(document.environment.emptyStampPairNanoseconds)
      notes.append(
        "*: under ten empty stamp pairs (\(pair) each), so the clock is a visible part of the time;"
          + " ratios come from batches and are free of it."
      )
    }
    let sets = groups.flatMap(\.members).flatMap { [$0.figures.configure, $0.figures.frame] }
    if sets.contains(where: { $0.count > 0 && !$0.carries(0.99) }) {
      notes.append(
        "too few: not enough samples to bound the quantile (p50 takes 5, p90 29, p99 299)."
      )
    }
    if groups.flatMap(\.members).contains(where: { $0.exclusion != nil }) {
      notes.append(
        "control: shows a known mistake; stale: left wrong content on screen; neither is ranked."
      )
    }
    return notes.flatMap { typography.wrapped($0, indent: "  ") }
      .map { typography.paint(Span($0, .faint)) }
  }

  /// Reasons for caution, and what could not be found out.
  func warningLines() -> [String] {
    let warnings = document.warnings.flatMap { warning in
      typography.wrapped(
        "\(typography.foreign(warning.code)): \(typography.foreign(warning.message))",
        first: "! ",
        indent: "  "
      )
      .map { typography.paint(Span($0, .caution)) }
    }
    var reasons = document.environment.unavailable
    for measured in document.cases { reasons.merge(measured.unavailable) { first, _ in first } }
    let unavailable = reasons.sorted { $0.key < $1.key }
      .flatMap { name, reason in
        typography.wrapped(
          "\(typography.foreign(name)) is not available: \(typography.foreign(reason))",
          indent: "  "
        )
      }
    return warnings + unavailable.map { typography.paint(Span($0, .faint)) }
  }

  /// The machine, what measuring costs on it, and where the document lies.
  func footerLines() -> [String] {
    let environment = document.environment
    let count = environment.processorCount
    let machine = [
      typography.foreign(environment.operatingSystem),
      "kernel " + typography.foreign(environment.kernel),
      typography.foreign(environment.architecture),
      environment.processorModel.map(typography.foreign),
      "\(count) " + (count == 1 ? "processor" : "processors"),
      environment.memoryBytes.map { format.bytes($0) + " memory" },
    ]
    let costs = [
      "clock read \(format.nanoseconds(environment.clockReadNanoseconds))",
      "empty stamp pair \(format.nanoseconds(environment.emptyStampPairNanoseconds))",
      "in each timed frame \(format.nanoseconds(environment.frameOverheadNanoseconds))",
      "\(typography.foreign(environment.clockName)), step"
        + " \(format.nanoseconds(environment.clockResolutionNanoseconds))",
      environment.peakResidentBytes.map { "peak memory " + format.bytes($0) },
    ]
    let lines = joined(machine.compactMap(\.self)) + joined(costs.compactMap(\.self))
    let started = ["measured " + typography.foreign(document.plan.startedAt)]
    let written = path.map { "written to " + typography.foreign($0) }
    return lines + joined(started + [written].compactMap(\.self))
  }
}
