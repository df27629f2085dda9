// SPDX-License-Identifier: Apache-2.0

import BenchCells
import BenchLists
import Foundation

@testable import BenchCases

extension CellDesign {
  func rowFields(of kind: FieldChange.Kind = .all) -> [RowField] {
    fields(of: kind).compactMap { RowField(rawValue: $0.name) }
  }

  func height(holding row: Row) -> Double { suiteCell?.heightReference?(row) ?? rowHeight }

  @MainActor func reference(_ row: Row, _ size: CGSize) -> [ReferenceElement] {
    suiteCell?.reference(row, size) ?? []
  }
}
