// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

/// All crossovers of one strategy in one sentence.
struct CrossoverSentence {
  /// What is configured: `card`, or `card (text fields only)`.
  let subject: String
  let strategy: String
  let baseline: String
  let readings: [CrossoverReading]
  /// What leaves a crossing open: the rounds, and of modelled ones the prices.
  var evidence = "the rounds show"
  let typography: Typography

  /// What holds to configure and what over the whole frame, as a sentence.
  var text: String {
    let rival = typography.foreign(strategy)
    let phases = ResultDocument.Phase.allCases.filter { phase in
      readings.contains { $0.circumstances.phase == phase }
    }
    let whole = phases.map { predicate($0, than: " than \(typography.foreign(baseline))") }
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

  /// What holds in one phase: for each kind of answer where it holds, the last one otherwise.
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
    case .always, .never:
      "\(kind)" + (isShort ? "" : " cheaper\(than)\(condition)")
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

  /// What `some` have in common that sets them apart from the rest of `all`.
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
