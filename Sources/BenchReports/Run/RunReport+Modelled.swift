// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension RunReport {
  var modelledSection: ReportSection {
    guard let modelled = document.modelledConfigure else { return ReportSection("", []) }
    return ReportSection(
      "Modelled, not measured: configure at a device's prices",
      [.table(modelledTable(modelled)), .sentences(modelledSentences(modelled))]
    )
  }

  private func modelledTable(_ modelled: ResultDocument.ModelledConfigure) -> Table {
    let baseline = modelled.groups.first?.baseline ?? ""
    return Table(
      "a cell",
      groups: [
        Table.ColumnGroup(title: "here", columns: ["measured"]),
        Table.ColumnGroup(title: "there", columns: ["modelled", "interval", "share"]),
        Table.ColumnGroup(title: "over \(baseline), there", columns: ["ratio", "interval"]),
      ],
      rows: modelled.groups.flatMap { group in
        [.heading(modelledName(group.group))] + group.entries.map(modelledRow)
      },
      caption: "A cell here and there, modelled"
    )
  }

  private func modelledRow(_ entry: ResultDocument.ModelledConfigure.Entry) -> Table.Row {
    let interval = entry.time.map {
      Span("\(format.nanoseconds($0.low)) to \(format.nanoseconds($0.high))")
    }
    let ends = entry.low.flatMap { low in entry.high.map { Span(format.interval(low, $0)) } }
    let time = [entry.measuredNanoseconds, entry.time?.nanoseconds]
      .map { $0.map { Span(format.nanoseconds($0)) } ?? missing }
    return Table.Row(
      Span("  " + rankedName(entry.strategy)),
      time + [
        interval ?? missing, entry.budgetShare.map { Span(format.share($0)) } ?? missing,
        entry.ratio.map { Span(format.ratio($0)) } ?? missing, ends ?? missing,
      ]
    )
  }

  func modelledSentences(_ modelled: ResultDocument.ModelledConfigure) -> [String] {
    let winners = modelled.groups.map { "\(modelledName($0.group)): \(modelledOutcome($0))" }
    let crossings = CrossoverGroup.all(of: modelled.crossovers)
      .flatMap { sentences($0, evidence: "rounds and prices show") }.map { "Modelled: \($0)" }
    let sum = typography.isASCII ? "sum" : "Σ"
    return ["Prices of writes by \(modelled.device.model), \(modelled.device.system)."] + winners
      + crossings + modelledFaults(modelled) + unpriced(modelled) + [
        "t' = t + \(sum) n (p' - p) over kinds of writes, for each strategy;"
          + " prices of single writes are taken to add up, and all else as measured here."
      ]
  }

  private func unpriced(_ modelled: ResultDocument.ModelledConfigure) -> [String] {
    guard let most = modelled.groups.flatMap(\.entries).compactMap(\.unpricedWrites).max() else {
      return []
    }
    let hundredthsUp = format.fixed((most * 100).rounded(.up) / 100, decimals: 2)
    return [
      "Writes of no kind that has a price, at most \(hundredthsUp) a cell, are left at what they cost"
        + " here."
    ]
  }

  private func modelledOutcome(_ group: ResultDocument.ModelledConfigure.Group) -> String {
    let rivals = group.entries.filter { $0.strategy != group.baseline && $0.ratio != nil }
    let cheapest = rivals.filter { $0.verdict == .cheaper }
      .min { ($0.ratio ?? 1) < ($1.ratio ?? 1) }
    if let cheapest, let ratio = cheapest.ratio {
      return "modelled, \(cheapest.strategy) would be the cheapest, \(format.ratio(ratio)) of"
        + " \(group.baseline)."
    }
    if rivals.isEmpty { return "modelled, nothing stands beside \(group.baseline)." }
    let isOpen = rivals.contains { $0.verdict == .inconclusive }
    return "modelled, nothing would beat \(group.baseline)"
      + (isOpen ? " as far as rounds and prices decide." : ".")
  }

  private func modelledFaults(_ modelled: ResultDocument.ModelledConfigure) -> [String] {
    let strategies = modelled.groups.flatMap { group in
      group.entries.compactMap { entry in
        entry.unavailable.map {
          "\(modelledName(group.group)) \(entry.strategy): unavailable (\($0))."
        }
      }
    }
    return strategies
      + modelled.unavailable.grouped(by: \.reason)
      .map { reason, omissions in
        let names = omissions.map { modelledName($0.group) }.joined(separator: "; ")
        return "unavailable (\(reason)): \(names)."
      }
  }

  private func modelledName(_ id: String) -> String {
    groups.first { $0.id == id }.map { shortTitle($0.name) } ?? id
  }
}
