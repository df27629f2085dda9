// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

/// All crossovers of one strategy in one sentence.
struct CrossoverSentence {
  /// The configured cell: `card`, or `card (text fields only)`.
  let subject: String
  let strategy: String
  let baseline: String
  let readings: [CrossoverReading]
  /// The evidence that leaves a crossing open: rounds, or rounds and prices.
  var evidence = "the rounds show"
  let typography: Typography

  var text: String {
    let rival = strategy
    let phases = ResultDocument.Phase.allCases.filter { phase in
      readings.contains { $0.circumstances.phase == phase }
    }
    let whole = phases.map { predicate($0, than: " than \(baseline)") }
    let isOne = Set(whole).count == 1
    let start = (isOne ? phases : Array(phases.prefix(1))).enumerated()
      .map { Self.place($1) + ($0 > 0 ? "" : $1 == .configure ? " \(subject)" : " of \(subject)") }
    let rest = (isOne ? [] : phases.dropFirst())
      .map { "; \(Self.place($0)) it is \(predicate($0, than: ""))" }
    return Self.capitalized(start.joined(separator: " and "))
      + ", \(rival) is \(whole.prefix(1).joined())\(rest.joined())."
  }

  private static func place(_ phase: ResultDocument.Phase) -> String {
    phase == .configure ? "to configure" : "over the whole frame"
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The outcome in one phase, for each kind of answer where it holds, the last one otherwise.
  private func predicate(_ phase: ResultDocument.Phase, than: String) -> String {
    let all = readings.filter { $0.circumstances.phase == phase }
    let kinds = CrossoverReading.Kind.allCases.filter { kind in all.contains { $0.kind == kind } }
    return kinds.enumerated()
      .map { index, kind in
        let alike = all.filter { $0.kind == kind }
        if index > 0 && index == kinds.count - 1 {
          return "otherwise " + words(kind, alike, than: "", condition: "", isShort: true)
        }
        let condition = condition(alike.map(\.circumstances), of: all.map(\.circumstances))
        return words(kind, alike, than: index == 0 ? than : "", condition: condition)
      }
      .joined(separator: ", ")
  }

  private func words(
    _ kind: CrossoverReading.Kind,
    _ alike: [CrossoverReading],
    than: String,
    condition: String,
    isShort: Bool = false
  ) -> String {
    switch kind {
    case .always, .never: "\(kind)" + (isShort ? "" : " cheaper\(than)\(condition)")
    case .below: "cheaper\(than)\(condition) while fewer than \(fields(alike)) fields change"
    case .above: "cheaper\(than)\(condition) once more than \(fields(alike)) fields change"
    case .several: "by turns cheaper and dearer\(than)\(condition)"
    case .neverDearer: "never shown to be dearer\(than)\(condition)"
    case .unresolved: "neither cheaper nor dearer\(than)\(condition) as far as \(evidence)"
    case .neverCheaper: "never shown to be cheaper\(than)\(condition)"
    }
  }

  /// `2.3–2.7 of 9`: from the least to the greatest count of fields at which places change.
  private func fields(_ alike: [CrossoverReading]) -> String {
    let shares = alike.compactMap(\.share).sorted()
    guard let reading = alike.first, let low = shares.first, let high = shares.last else {
      return typography.dash
    }
    let ends = [reading.fields(low), reading.fields(high)]
    let range = ends[0] == ends[1] ? ends[0] : ends.joined(separator: typography.dash)
    return range + (reading.ofAll.isEmpty ? " of the" : reading.ofAll)
  }

  /// The circumstances that set `some` apart from the rest of `all`.
  private func condition(
    _ some: [CrossoverGroup.Circumstances],
    of all: [CrossoverGroup.Circumstances]
  ) -> String {
    guard let first = some.first, some.count < all.count else { return "" }
    if some == all.filter({ $0.setterComparison == first.setterComparison }) {
      return " with " + Self.setters(first)
    }
    if some == all.filter({ $0.storage == first.storage }) {
      return " with \(first.storage.rawValue) storage"
    }
    let each = some.map { "\($0.storage.rawValue) storage and \(Self.setters($0))" }
    return " with " + each.joined(separator: " or ")
  }

  private static func setters(_ circumstances: CrossoverGroup.Circumstances) -> String {
    "setter comparison " + (circumstances.setterComparison ? "on" : "off")
  }
}

extension RunReport {
  var crossoverSection: ReportSection {
    ReportSection(
      "Where the strategies change places",
      CrossoverGroup.all(of: document.crossovers)
        .flatMap { [.table(crossoverTable($0)), .sentences(sentences($0))] }
    )
  }

  /// `card, 1,000 rows, text fields only`.
  func title(of group: CrossoverGroup) -> String {
    guard let first = group.crossovers.first else { return "" }
    return place(first.cell, first.rows, first.fieldKind)
  }

  func place(_ cell: String, _ rows: Int, _ kind: ResultDocument.FieldKind = .all) -> String {
    "\(cell), \(self.rows(rows))" + (kind == .all ? "" : ", \(kind.rawValue) fields only")
  }

  func crossoverTable(_ group: CrossoverGroup) -> Table {
    var previous: CrossoverGroup.Circumstances?
    let rows = group.circumstances.map { circumstances in
      let isSecond = previous.map { circumstances.isSecond(to: $0) } ?? false
      previous = circumstances
      return Table.Row(
        isSecond ? Span("  off", .faint) : Span(circumstances.title),
        group.strategies.map { group.crossover(of: $0, circumstances).map(answerSpan) ?? missing }
      )
    }
    let baseline = group.crossovers.first?.baseline ?? ""
    return Table(
      title(of: group) + "\n  setter comparison off",
      over: "cheaper than \(baseline) at this many changed fields",
      group.strategies.map { .text(rankedName($0)) },
      rows: rows,
      caption: "Where strategies change places"
    )
  }

  private func answerSpan(_ crossover: ResultDocument.Crossover) -> Span {
    let reading = CrossoverReading(crossover: crossover, format: format)
    switch reading.kind {
    case .never: return Span(reading.cell, .faint)
    case .neverDearer, .unresolved, .neverCheaper: return Span(reading.cell, .caution)
    case .always, .below, .above, .several: return Span(reading.cell)
    }
  }

  func sentences(_ group: CrossoverGroup, evidence: String? = nil) -> [String] {
    group.strategies.map { strategy in
      let own = group.crossovers.filter { $0.strategy == strategy }
      let kind = own.first?.fieldKind ?? .all
      var sentence = CrossoverSentence(
        subject: (own.first?.cell ?? "") + (kind == .all ? "" : " (\(kind.rawValue) fields only)"),
        strategy: strategy,
        baseline: own.first?.baseline ?? "",
        readings: own.map { CrossoverReading(crossover: $0, format: format) },
        typography: typography
      )
      if let evidence { sentence.evidence = evidence }
      return sentence.text
    }
  }
}

extension CrossoverGroup.Circumstances {
  /// `whole frame, shared storage`.
  var title: String {
    let place = phase == .configure ? "configure" : "whole frame"
    return "\(place), \(storage.rawValue) storage" + (setterComparison ? "" : ", off")
  }

  fileprivate func isSecond(to other: CrossoverGroup.Circumstances) -> Bool {
    !setterComparison && other.setterComparison && phase == other.phase && storage == other.storage
  }
}
