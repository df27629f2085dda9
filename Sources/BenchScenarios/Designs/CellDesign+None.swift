// SPDX-License-Identifier: Apache-2.0

extension CellDesign {
  /// Stands in the place of the cell where nothing is shown; no strategy fills it.
  public static let none = CellDesign(
    name: "none",
    height: .fixed(44),
    fields: [],
    classes: subtitle.classes,
    reference: { _, _ in [] }
  )
}
