// SPDX-License-Identifier: Apache-2.0

import BenchCells
import BenchLists
import Foundation

@testable import BenchCases

/// What is known of the suite's own cells, by rows of their type.
extension CellDesign {
  /// The attributes of a row that the cell shows, those of a kind.
  func rowFields(of kind: FieldChange.Kind = .all) -> [RowField] {
    fields(of: kind).compactMap { RowField(rawValue: $0.name) }
  }

  /// The height that a row must come to.
  func height(holding row: Row) -> Double {
    suiteCell?.heightReference?(row) ?? rowHeight
  }

  /// What a cell must show for a row.
  @MainActor func reference(_ row: Row, _ size: CGSize) -> [ReferenceElement] {
    suiteCell?.reference(row, size) ?? []
  }
}
