// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension AgreementReport {
  var crossoverTable: Table {
    let known = agreement.crossovers.filter { $0.ours != nil || $0.device != nil }
    let rows = known.grouped { ($0.ours ?? $0.device).map(title) ?? "" }
      .flatMap { title, pairs in
        [Table.Row.heading(title)]
          + pairs.map { Table.Row("  \($0.strategy)", [answer($0.device), answer($0.ours)]) }
      }
    return Table(
      "cheaper at this many changed fields",
      [.text("device"), .text("ours")],
      rows: rows
    )
  }

  /// `card, 1,000 rows, shared storage, than mutation`.
  private func title(_ crossover: ResultDocument.Crossover) -> String {
    let kind = crossover.fieldKind == .all ? [] : ["\(crossover.fieldKind.rawValue) fields only"]
    let off = crossover.setterComparison ? [] : ["setter comparison off"]
    let parts =
      [crossover.cell, format.counted(crossover.rows, "row")] + kind
      + ["\(crossover.storage.rawValue) storage"] + off + ["than \(crossover.baseline)"]
    return parts.joined(separator: ", ")
  }

  private func answer(_ crossover: ResultDocument.Crossover?) -> Span {
    guard let crossover else { return Span("unavailable (rounds differ)", .caution) }
    let reading = CrossoverReading(crossover: crossover, format: format)
    return Span(reading.cell, crossover.answer == .unresolved ? .caution : .plain)
  }

  var omissions: [String] {
    let groups = agreement.leftOut.grouped { words($0.reason) }
      .map { reason, groups in
        "\(reason) (\(format.counted(groups.count, "group"))):"
          + " \(groups.map(\.group).joined(separator: ", "))."
      }
    let strategies = agreement.groups.filter { !$0.leftOutStrategies.isEmpty }
      .map { "\($0.id): \($0.leftOutStrategies.joined(separator: "; "))." }
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

  var notes: [String] {
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

  var breakEvens: ReportSection {
    let title = "What a redundant write may cost more than it does, to configure"
    let rows = agreement.groups.filter { !$0.breakEvens.isEmpty }
      .flatMap { group in
        [Table.Row.heading(format.shortTitle(GroupName(group.example)))]
          + group.breakEvens.map { pair in
            Table.Row(
              "  \(pair.avoiding) over \(pair.writing)",
              [Span(words(pair.device)), Span(words(pair.ours))]
            )
          }
      }
    guard !agreement.groups.isEmpty, !rows.isEmpty else {
      let reason = "neither document counts the writes of its rounds"
      return ReportSection(title, [.sentences(agreement.groups.isEmpty ? [] : [reason])])
    }
    let table = Table("for each write that is avoided", over: "ns", ["device", "ours"], rows: rows)
    return ReportSection(title, [.table(table), .sentences(faults)])
  }

  private var faults: [String] {
    agreement.groups.flatMap(\.breakEvens)
      .flatMap { pair in
        [("the device's document", pair.device), ("ours", pair.ours)]
          .compactMap { side, finding in
            finding.fault.map { (reason: "missing in \(side): \($0)", name: pair.avoiding) }
          }
      }
      .grouped(by: \.reason).map { "\($0) (\($1.map(\.name).distinct().joined(separator: ", ")))." }
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
  fileprivate var fault: String? {
    switch self {
    case .missing(let reason), .outcome(.unavailable(let reason)): reason
    case .outcome: nil
    }
  }
}
