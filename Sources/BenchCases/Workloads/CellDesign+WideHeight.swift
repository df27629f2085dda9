// SPDX-License-Identifier: Apache-2.0

extension CellDesign {
  /// The heights of rows that are taken for 30 points and turn out 30 to 500 points high.
  var wideHeight: RowHeight {
    switch height {
    case .fixed, .decided:
      .decided(estimate: SizingKind.estimate, height: SizingKind.height(ofRow:))
    case .measured(_, let reference):
      .measured(estimate: SizingKind.estimate, reference: reference)
    }
  }
}
