// SPDX-License-Identifier: Apache-2.0

/// Where new rows and sections come from: each has an identity that none had before.
package struct RowSupply: Equatable, Sendable {
  private var nextRow = 0
  private var nextSection = 0

  package init() {}

  /// A new row.
  package mutating func row() -> NaiveRow {
    nextRow += 1
    return NaiveRow(id: nextRow)
  }

  /// A new section of some new rows.
  package mutating func section(rows: Int) -> NaiveList.Section {
    nextSection += 1
    return NaiveList.Section(id: nextSection, rows: (0..<max(0, rows)).map { _ in row() })
  }

  /// A new list of sections of some new rows.
  package mutating func list(_ counts: [Int]) -> NaiveList {
    NaiveList(sections: counts.map { section(rows: $0) })
  }
}
