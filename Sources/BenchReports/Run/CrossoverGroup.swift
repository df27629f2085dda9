// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

/// The crossovers of one cell at one row count against one baseline.
struct CrossoverGroup {
  let crossovers: [ResultDocument.Crossover]

  /// What the crossovers of a group share.
  private struct Key: Hashable {
    let cell: String
    let rows: Int
    let fieldKind: ResultDocument.FieldKind
    let baseline: String
  }

  /// Under what a strategy and its baseline were measured.
  struct Circumstances: Hashable {
    let phase: ResultDocument.Phase
    let storage: ResultDocument.StorageSharing
    let setterComparison: Bool

    init(_ crossover: ResultDocument.Crossover) {
      phase = crossover.phase
      storage = crossover.storage
      setterComparison = crossover.setterComparison
    }
  }

  /// The groups of a document in the order in which its crossovers first name them.
  static func all(in document: ResultDocument) -> [CrossoverGroup] {
    all(of: document.crossovers)
  }

  /// The groups of crossovers in the order in which these first name them.
  static func all(of crossovers: [ResultDocument.Crossover]) -> [CrossoverGroup] {
    var keys: [Key] = []
    var members: [Key: [ResultDocument.Crossover]] = [:]
    for crossover in crossovers {
      let key = Key(
        cell: crossover.cell,
        rows: crossover.rows,
        fieldKind: crossover.fieldKind,
        baseline: crossover.baseline
      )
      if members[key] == nil { keys.append(key) }
      members[key, default: []].append(crossover)
    }
    return keys.compactMap { members[$0] }.map(CrossoverGroup.init)
  }

  /// The strategies in the order in which they come first.
  var strategies: [String] {
    var names: [String] = []
    for crossover in crossovers where !names.contains(crossover.strategy) {
      names.append(crossover.strategy)
    }
    return names
  }

  /// The circumstances by phase, and else in the order in which they come first, those without
  /// setter comparison right after the same with it.
  var circumstances: [Circumstances] {
    var found: [Circumstances] = []
    for crossover in crossovers {
      let next = Circumstances(crossover)
      if !found.contains(next) { found.append(next) }
    }
    var storages: [ResultDocument.StorageSharing] = []
    for next in found where !storages.contains(next.storage) { storages.append(next.storage) }
    return ResultDocument.Phase.allCases.flatMap { phase in
      storages.flatMap { storage in
        found.filter { $0.phase == phase && $0.storage == storage }
          .sorted { $0.setterComparison && !$1.setterComparison }
      }
    }
  }

  /// The crossover of a strategy; `nil` where it was not measured.
  func crossover(
    of strategy: String,
    _ circumstances: Circumstances
  ) -> ResultDocument.Crossover? {
    crossovers.first { $0.strategy == strategy && Circumstances($0) == circumstances }
  }
}
