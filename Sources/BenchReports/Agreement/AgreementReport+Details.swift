// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension AgreementReport {
  /// Where strategies change places, the device beside ours.
  func crossoverLines() -> [String] {
    guard !agreement.crossovers.isEmpty else { return [] }
    return [typography.heading("Where strategies change places, to configure")]
      + crossoverTable().lines(typography)
  }

  /// The crossovers of both documents, from their rounds.
  func crossoverTable() -> Table {
    var heading: String?
    var rows: [Table.Row] = []
    for pair in agreement.crossovers {
      guard let known = pair.ours ?? pair.device else { continue }
      let title = title(known)
      if title != heading { rows.append(.heading(title)) }
      heading = title
      rows.append(
        Table.Row(
          label: Span("  " + typography.foreign(pair.strategy)),
          cells: [answer(pair.device), answer(pair.ours)]
        )
      )
    }
    let columns = ["device", "ours"].map { Table.Column(title: $0, isNumeric: false) }
    return Table(
      labelTitle: "cheaper at this many changed fields",
      groups: [Table.ColumnGroup(columns: columns)],
      rows: rows
    )
  }

  /// `card, 1,000 rows, shared storage, than mutation`.
  private func title(_ crossover: ResultDocument.Crossover) -> String {
    let kind = crossover.fieldKind == .all ? [] : ["\(crossover.fieldKind.rawValue) fields only"]
    let off = crossover.setterComparison ? [] : ["setter comparison off"]
    let parts =
      [typography.foreign(crossover.cell), counted(crossover.rows, "row")] + kind
      + ["\(crossover.storage.rawValue) storage"] + off
      + ["than \(typography.foreign(crossover.baseline))"]
    return parts.joined(separator: ", ")
  }

  private func answer(_ crossover: ResultDocument.Crossover?) -> Span {
    guard let crossover else { return Span("unavailable (rounds differ)", .caution) }
    let reading = CrossoverReading(crossover: crossover, format: format)
    return Span(reading.cell, crossover.answer == .unresolved ? .caution : .plain)
  }

  /// What was left out, and why.
  func leftOutLines() -> [String] {
    let sentences = leftOutSentences()
    guard !sentences.isEmpty else { return [] }
    return [typography.heading("Left out")]
      + sentences.flatMap { typography.wrapped($0, indent: "  ") }
  }

  /// Groups that were left out, by the reason, and strategies of groups that were not.
  func leftOutSentences() -> [String] {
    var reasons: [String] = []
    var names: [String: [String]] = [:]
    for group in agreement.leftOut {
      let reason = words(group.reason)
      if names[reason] == nil { reasons.append(reason) }
      names[reason, default: []].append(typography.foreign(group.group))
    }
    let groups = reasons.map { reason in
      let found = names[reason] ?? []
      return "\(reason) (\(counted(found.count, "group"))): \(found.joined(separator: ", "))."
    }
    let strategies = agreement.groups.filter { !$0.leftOutStrategies.isEmpty }
      .map { group in
        let clauses = group.leftOutStrategies.map(typography.foreign).joined(separator: "; ")
        return "\(typography.foreign(group.id)): \(clauses)."
      }
    return groups + strategies
  }

  private func words(_ reason: RankingAgreement.LeftOut.Reason) -> String {
    switch reason {
    case .onlyOn(.device): "only in the device's document"
    case .onlyOn(.ours): "only in our document"
    case .tooFewStrategies: "fewer than two strategies with rounds in both documents"
    case .noRatio(.device, let fault): "no ratio in the device's document (\(fault))"
    case .noRatio(.ours, let fault): "no ratio in our document (\(fault))"
    }
  }

  /// What the words of the page mean, and what the times of both documents hold.
  func noteLines() -> [String] {
    notes().flatMap { typography.wrapped($0, indent: "  ") }
      .map { typography.paint(Span($0, .faint)) }
  }

  /// The same as sentences.
  func notes() -> [String] {
    guard !agreement.groups.isEmpty else { return [] }
    let isPhase = agreement.groups.contains { $0.oursDefinition == .phase }
    let isDevicePhase = agreement.groups.contains { $0.deviceDefinition == .phase }
    let confidence = format.share(agreement.leastConfidence)
    let wrong = format.significant(agreement.expectedWrongCount, digits: 2)
    return [
      definitions(device: isDevicePhase ? .phase : .fill, ours: isPhase ? .phase : .fill),
      "A pair is open where one side does not decide it. tau is 1 where every pair stands as here"
        + " and -1 where each is turned; its interval is what is left however the open pairs fall."
        + " In any one group no pair is decided the wrong way with at least \(confidence)"
        + " confidence; of all pairs at most \(wrong) are expected to be.",
    ]
  }

  private func definitions(
    device: ConfigureCosts.Definition,
    ours: ConfigureCosts.Definition
  ) -> String {
    func words(_ definition: ConfigureCosts.Definition) -> String {
      switch definition {
      case .fill: "from the pool's answer to the filled cell"
      case .phase: "the whole configure phase, with the data source's call and the dequeue"
      }
    }
    if device == ours { return "Times of both: \(words(device))." }
    return "Times of the device: \(words(device)). Ours: \(words(ours)), as documents of version 1"
      + " hold them. What a phase holds besides is the same for every strategy, so which of two is"
      + " cheaper is free of it; ratios are nearer to 1."
  }
}

extension AgreementReport {
  /// The heading of the break-evens.
  static let breakEvenTitle = "What a redundant write may cost more than it does, to configure"

  /// From which price on strategies pay, the device beside ours.
  func breakEvenLines() -> [String] {
    let table = breakEvenTable()
    guard !agreement.groups.isEmpty else { return [] }
    let heading = typography.heading(Self.breakEvenTitle)
    guard !table.rows.isEmpty else {
      return [heading] + typography.wrapped("neither document counts the writes of its rounds")
    }
    return [heading] + table.lines(typography)
      + missingSentences().flatMap { typography.wrapped($0, indent: "  ") }
  }

  /// What the documents lack of break-evens, a sentence for each reason.
  func missingSentences() -> [String] {
    var reasons: [String] = []
    var strategies: [String: [String]] = [:]
    for pair in agreement.groups.flatMap(\.breakEvens) {
      for (side, finding) in [("the device's document", pair.device), ("ours", pair.ours)] {
        guard let fault = finding.fault else { continue }
        let reason = "missing in \(side): \(typography.foreign(fault))"
        if strategies[reason] == nil { reasons.append(reason) }
        let name = typography.foreign(pair.avoiding)
        if strategies[reason]?.contains(name) != true {
          strategies[reason, default: []].append(name)
        }
      }
    }
    return reasons.map { "\($0) (\((strategies[$0] ?? []).joined(separator: ", ")))." }
  }

  /// The break-evens of both documents, made anew from their rounds, below their groups.
  func breakEvenTable() -> Table {
    let rows = agreement.groups.filter { !$0.breakEvens.isEmpty }
      .flatMap { group in
        [Table.Row.heading(format.shortTitle([GroupName(group.example)]))]
          + group.breakEvens.map { pair in
            let names = [pair.avoiding, pair.writing].map(typography.foreign)
            return Table.Row(
              label: Span("  " + names.joined(separator: " over ")),
              cells: [Span(words(pair.device)), Span(words(pair.ours))]
            )
          }
      }
    let columns = ["device", "ours"].map { Table.Column(title: $0) }
    return Table(
      labelTitle: "for each write that is avoided",
      groups: [Table.ColumnGroup(title: "ns", columns: columns)],
      rows: rows
    )
  }

  private func words(_ finding: RankingAgreement.BreakEvenPair.Finding) -> String {
    switch finding {
    case .missing, .outcome(.unavailable): "missing"
    case .outcome(.price(let price)):
      "\(format.fixed(price.estimate, decimals: 1)) (\(ends(price)))"
    case .outcome(.always(let price)): "always (\(ends(price)))"
    case .outcome(.never): "never"
    }
  }

  private func ends(_ price: IntervalEstimate) -> String {
    // Two minus signs and a dash between them would be hard to read.
    [price.low, price.high].map { format.fixed($0, decimals: 1) }
      .joined(separator: price.low < 0 ? " to " : typography.dash)
  }
}

extension RankingAgreement.BreakEvenPair.Finding {
  /// Why there is no answer; nil where there is one.
  fileprivate var fault: String? {
    switch self {
    case .missing(let reason), .outcome(.unavailable(let reason)): reason
    case .outcome: nil
    }
  }
}
