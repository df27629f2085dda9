// SPDX-License-Identifier: Apache-2.0

public struct SuiteEntry: Sendable {
  public enum Subject: Sendable {
    case workload(Workload)
    /// The numbers of changed fields that `counts` selects from 0 to all.
    case shares(kind: FieldChange.Kind, storage: FieldChange.Storage, counts: ShareChoice)
  }

  public enum ShareChoice: Sendable {
    case every
    /// Five of them, the ends among them.
    case five
    case ends
    case all

    func counts(of fieldCount: Int) -> [Int] {
      switch self {
      case .every: Array(0...fieldCount)
      case .ends: [0, fieldCount]
      case .all: [fieldCount]
      case .five:
        [0, 1, 3, 6].filter { $0 < fieldCount } + [fieldCount]
      }
    }
  }

  let subject: Subject
  let cells: [String]
  let rowCounts: [Int]
  let setterComparisons: [Bool]
  let reach: Reach
  /// The strategies; nil for those that each list ranks.
  let strategies: [CaseStrategy]?
  let extras: Set<CaseGroup.Extra>

  init(
    _ subject: Subject,
    cells: [String],
    rowCounts: [Int] = [1_000],
    setterComparisons: [Bool] = [true],
    reach: Reach = .spread,
    strategies: [CaseStrategy]? = CaseStrategy.ranked,
    extras: Set<CaseGroup.Extra> = []
  ) {
    self.subject = subject
    self.cells = cells
    self.rowCounts = rowCounts
    self.setterComparisons = setterComparisons
    self.reach = reach
    self.strategies = strategies
    self.extras = extras
  }

  /// Returns the groups of the line, without strategies that cannot fill a cell.
  func groups(
    cells chosenCells: [String]?,
    rowCounts chosenCounts: [Int]?,
    strategies chosen: [CaseStrategy]?
  ) -> [CaseGroup] {
    var groups: [CaseGroup] = []
    for cell in chosenCells ?? cells {
      guard let design = CellDesign.named(cell) else { continue }
      let fillable = design.fillable(by: chosen ?? strategies ?? design.ranked)
      for workload in workloads(for: design) {
        let admitted = fillable.filter { workload.admits(design, $0) }
        let counts = (chosenCounts ?? workload.rowCounts ?? rowCounts)
          .filter { workload.rowCounts?.contains($0) ?? true }
        for rowCount in counts {
          let strategies = admitted.filter {
            design.largestRowCount(of: $0) ?? rowCount >= rowCount
          }
          guard !strategies.isEmpty else { continue }
          for comparesSetters in setterComparisons {
            groups.append(
              CaseGroup(
                workload: workload,
                cell: cell,
                rowCount: rowCount,
                setterComparison: comparesSetters,
                reach: reach,
                strategies: strategies,
                extras: extras
              )
            )
          }
        }
      }
    }
    return groups
  }

  private func workloads(for design: CellDesign) -> [Workload] {
    switch subject {
    case .workload(let workload): [workload]
    case .shares(let kind, let storage, let choice): changes(of: design, kind, storage, choice)
    }
  }

  /// Returns the changes of a list's fields; none for a list without fields of the kind.
  private func changes(
    of design: CellDesign,
    _ kind: FieldChange.Kind,
    _ storage: FieldChange.Storage,
    _ choice: ShareChoice
  ) -> [Workload] {
    let fieldCount = design.fields(of: kind).count
    guard fieldCount > 0 else { return [] }
    return choice.counts(of: fieldCount)
      .map { count in
        .reconfigure(
          FieldChange(changedCount: count, fieldCount: fieldCount, kind: kind, storage: storage)
        )
      }
  }
}
