// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
import BenchStatistics

/// The crossovers of one cell at one row count against one baseline.
struct CrossoverGroup {
  let crossovers: [ResultDocument.Crossover]

  struct Circumstances: Hashable {
    let phase: ResultDocument.Phase
    let storage: ResultDocument.StorageSharing
    let setterComparison: Bool
  }

  /// The groups in the order in which the crossovers first name them.
  static func all(of crossovers: [ResultDocument.Crossover]) -> [CrossoverGroup] {
    crossovers.grouped { [$0.cell, "\($0.rows)", $0.fieldKind.rawValue, $0.baseline] }
      .map { CrossoverGroup(crossovers: $0.members) }
  }

  var strategies: [String] { crossovers.map(\.strategy).distinct() }

  /// Circumstances by phase, then first mention; each without setter comparison right after the same with it.
  var circumstances: [Circumstances] {
    let found = crossovers.map { Circumstances($0) }.distinct()
    let storages = found.map(\.storage).distinct()
    return ResultDocument.Phase.allCases.flatMap { phase in
      storages.flatMap { storage in
        found.filter { $0.phase == phase && $0.storage == storage }
          .sorted { $0.setterComparison && !$1.setterComparison }
      }
    }
  }

  func crossover(of strategy: String, _ circumstances: Circumstances) -> ResultDocument.Crossover? {
    crossovers.first { $0.strategy == strategy && Circumstances($0) == circumstances }
  }
}

extension CrossoverGroup.Circumstances {
  init(_ crossover: ResultDocument.Crossover) {
    phase = crossover.phase
    storage = crossover.storage
    setterComparison = crossover.setterComparison
  }
}

/// The answer of one crossover in the form in which tables and sentences show it.
struct CrossoverReading {
  enum Kind: CaseIterable {
    case always
    case below
    case above
    /// Cheaper and dearer by turns.
    case several
    /// Cheaper wherever it is decided, and open elsewhere.
    case neverDearer
    case unresolved
    /// Dearer wherever it is decided, and open elsewhere.
    case neverCheaper
    case never
  }

  let crossover: ResultDocument.Crossover
  let format: FigureFormat

  var circumstances: CrossoverGroup.Circumstances { CrossoverGroup.Circumstances(crossover) }

  var kind: Kind {
    switch crossover.answer {
    case .always: .always
    case .never: .never
    case .crossing(let share, _, _): isCheaperBelow(share) ? .below : .above
    case .several: .several
    case .unresolved: unresolvedKind
    }
  }

  private var unresolvedKind: Kind {
    let verdicts = Set(crossover.points.compactMap(\.verdict))
    switch (verdicts.contains(.cheaper), verdicts.contains(.dearer)) {
    case (true, false): return .neverDearer
    case (false, true): return .neverCheaper
    case (true, true), (false, false): return .unresolved
    }
  }

  /// `never`, `below 2.7 of 9 (2.5–2.7)`, `1.0, 4.0 of 9`.
  var cell: String {
    switch crossover.answer {
    case .always: "always"
    case .never: "never"
    case .crossing(let share, let low, let high):
      (kind == .below ? "below " : "above ") + fields(share) + ofAll + interval(low, high)
    case .several(let shares): shares.map(fields).joined(separator: ", ") + ofAll
    case .unresolved:
      switch kind {
      case .neverDearer: "always or undecided"
      case .neverCheaper: "never or undecided"
      default: "undecided"
      }
    }
  }

  var share: Double? {
    if case .crossing(let share, _, _) = crossover.answer { return share }
    return nil
  }

  /// ` of 9`, or nothing where no point says how many fields there are.
  var ofAll: String { fieldCount.map { " of \($0)" } ?? "" }

  /// A share as a count of fields with one decimal; as a percentage where the count is unknown.
  func fields(_ share: Double) -> String {
    guard let fieldCount else { return format.share(share) }
    return format.fixed(share * Double(fieldCount), decimals: 1)
  }

  private var fieldCount: Int? { crossover.points.last?.fieldCount }

  private func interval(_ low: Double?, _ high: Double?) -> String {
    switch (low, high) {
    case (let low?, let high?): " (\(fields(low))\(format.typography.dash)\(fields(high)))"
    case (let low?, nil): " (from \(fields(low)))"
    case (nil, let high?): " (up to \(fields(high)))"
    case (nil, nil): ""
    }
  }

  private func isCheaperBelow(_ share: Double) -> Bool {
    let below = crossover.points.first {
      Double($0.changedFieldCount) < share * Double($0.fieldCount)
    }
    let above = crossover.points.last {
      Double($0.changedFieldCount) > share * Double($0.fieldCount)
    }
    return below.map { $0.ratio <= 1 } ?? above.map { $0.ratio > 1 } ?? true
  }
}
