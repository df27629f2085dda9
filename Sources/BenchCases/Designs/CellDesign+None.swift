// SPDX-License-Identifier: Apache-2.0

import BenchCells

extension CellDesign {
  /// Stands in the place of the cell where nothing is shown; no strategy fills it.
  public static let none = CellDesign(
    name: "none",
    height: .fixed(44),
    fields: [],
    classes: .subtitle,
    twin: nil,
    reference: { _, _ in [] }
  )
}
