// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a table shows beside its sections; made when the first of it is set.
@MainActor final class TableFurniture {
  /// The view above all sections.
  var headerView: UIView?
  /// The view below all sections.
  var footerView: UIView?
  /// The view behind everything, which does not scroll.
  var backgroundView: UIView?
  /// The height of empty rows below the last one; 0 for none (R41).
  var fillerRowHeight: CGFloat = 0
  /// The lines of empty rows.
  var fillerView: FillerRowsView?
  /// The strip of titles at the trailing edge.
  var sectionIndex: SectionIndex?

  /// The height that a view above or below the sections takes.
  static func height(of view: UIView?) -> Double {
    guard let view else { return 0 }
    return Double(min(max(0, view.storedFrame.height.orZero), HeightRules.limit / 4))
  }
}
