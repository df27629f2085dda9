// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
import BenchStatistics

extension TerminalReport {
  /// What configuring would take at the prices of a device, in every group that can carry it.
  func modelledLines() -> [String] {
    guard let modelled = document.modelledConfigure else { return [] }
    let table = modelledTable(modelled)
    let sentences = modelledSentences(modelled).flatMap { typography.wrapped($0, indent: "  ") }
    return [typography.heading(Self.modelledTitle)]
      + (table.rows.isEmpty ? [] : table.lines(typography) + [""]) + sentences
  }

  /// The heading of what is modelled.
  static let modelledTitle = "Modelled, not measured: configure at a device's prices"

  /// The strategies below their groups: what a cell took here, and what it would take there.
  func modelledTable(_ modelled: ResultDocument.ModelledConfigure) -> Table {
    let rows = modelled.groups.flatMap { group in
      [Table.Row.heading(modelledName(group.group))] + group.entries.map(modelledRow)
    }
    let own = [Table.Column(title: "measured")]
    let there = ["modelled", "interval", "share"].map { Table.Column(title: $0) }
    let over = ["ratio", "interval"].map { Table.Column(title: $0) }
    let baseline = modelled.groups.first?.baseline ?? ""
    return Table(
      labelTitle: "a cell",
      groups: [
        Table.ColumnGroup(title: "here", columns: own),
        Table.ColumnGroup(title: "there", columns: there),
        Table.ColumnGroup(title: "over \(typography.foreign(baseline)), there", columns: over),
      ],
      rows: rows
    )
  }

  private func modelledRow(_ entry: ResultDocument.ModelledConfigure.Entry) -> Table.Row {
    let interval = entry.time.map { time in
      let ends = [time.low, time.high].map { format.nanoseconds($0) }
      return Span(ends.joined(separator: " to "))
    }
    let ends = entry.low.flatMap { low in
      entry.high.map { Span(format.interval(low, $0)) }
    }
    return Table.Row(
      label: Span("  " + rankedName(entry.strategy)),
      cells: [
        entry.measuredNanoseconds.map { Span(format.nanoseconds($0)) } ?? missing,
        entry.time.map { Span(format.nanoseconds($0.nanoseconds)) } ?? missing,
        interval ?? missing,
        entry.budgetShare.map { Span(format.share($0)) } ?? missing,
        entry.ratio.map { Span(format.ratio($0)) } ?? missing, ends ?? missing,
      ]
    )
  }

  /// Who would win where, where strategies would change places, and what cannot be told.
  func modelledSentences(_ modelled: ResultDocument.ModelledConfigure) -> [String] {
    let device = [modelled.device.model, modelled.device.system].map(typography.foreign)
    let prices = "Prices of writes by \(device.joined(separator: ", "))."
    let winners = modelled.groups.map { "\(modelledName($0.group)): \(modelledOutcome($0))" }
    let crossings = CrossoverGroup.all(of: modelled.crossovers)
      .flatMap { sentences($0, evidence: "rounds and prices show") }
      .map { "Modelled: \($0)" }
    return [prices] + winners + crossings + modelledFaults(modelled) + unpriced(modelled)
      + [
        "t' = t + \(isASCII ? "sum" : "Σ") n (p' - p) over kinds of writes, for each strategy;"
          + " prices of single writes are taken to add up, and all else as measured here."
      ]
  }

  /// That some writes are left at what they cost here, if there are such.
  private func unpriced(_ modelled: ResultDocument.ModelledConfigure) -> [String] {
    let most = modelled.groups.flatMap(\.entries).compactMap(\.unpricedWrites).max()
    return most.map {
      [
        "Writes of no kind that has a price, at most \(hundredthsUp($0)) a cell, are left"
          + " at what they cost here."
      ]
    } ?? []
  }

  /// Hundredths, rounded up.
  private func hundredthsUp(_ value: Double) -> String {
    format.fixed((value * 100).rounded(.up) / 100, decimals: 2)
  }

  private var isASCII: Bool { typography.isASCII }

  /// Who is the cheapest in a group, if the rounds and the prices decide that.
  private func modelledOutcome(_ group: ResultDocument.ModelledConfigure.Group) -> String {
    let baseline = typography.foreign(group.baseline)
    let rivals = group.entries.filter { $0.strategy != group.baseline && $0.ratio != nil }
    let cheapest = rivals.filter { $0.verdict == .cheaper }
      .min { ($0.ratio ?? 1) < ($1.ratio ?? 1) }
    if let cheapest, let ratio = cheapest.ratio {
      return "modelled, \(typography.foreign(cheapest.strategy)) would be the cheapest,"
        + " \(format.ratio(ratio)) of \(baseline)."
    }
    if rivals.isEmpty { return "modelled, nothing stands beside \(baseline)." }
    let isOpen = rivals.contains { $0.verdict == .inconclusive }
    return "modelled, nothing would beat \(baseline)"
      + (isOpen ? " as far as rounds and prices decide." : ".")
  }

  /// What lacks a price or a count, with the reason; the groups of one reason together.
  private func modelledFaults(_ modelled: ResultDocument.ModelledConfigure) -> [String] {
    let strategies = modelled.groups.flatMap { group in
      group.entries.compactMap { entry in
        entry.unavailable.map { reason in
          "\(modelledName(group.group)) \(typography.foreign(entry.strategy)):"
            + " unavailable (\(typography.foreign(reason)))."
        }
      }
    }
    var reasons: [String] = []
    var names: [String: [String]] = [:]
    for omission in modelled.unavailable {
      if names[omission.reason] == nil { reasons.append(omission.reason) }
      names[omission.reason, default: []].append(modelledName(omission.group))
    }
    return strategies
      + reasons.map { reason in
        let groups = (names[reason] ?? []).joined(separator: "; ")
        return "unavailable (\(typography.foreign(reason))): \(groups)."
      }
  }

  /// A group of the document in few columns, by its identifier.
  private func modelledName(_ id: String) -> String {
    groups.first { $0.id == id }.map { shortTitle($0.name) } ?? typography.foreign(id)
  }
}
