// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The margins of cells, headers and footers (R27).
@MainActor enum CellMargins {
  private static let wideWidth: CGFloat = 414

  /// Returns the margin at each side: 16 points, 20 in a wide table.
  static func side(forWidth width: CGFloat) -> CGFloat { width < wideWidth ? 16 : 20 }

  static let besideAccessory: CGFloat = 8

  static func margins(forWidth width: CGFloat) -> UIEdgeInsets {
    var margins = LayoutRecord.standardMargins
    margins.left = side(forWidth: width)
    margins.right = margins.left
    return margins
  }
}

extension UITableViewCell {
  private var marginWidth: CGFloat {
    guard let tableMark else { return storedFrame.width }
    return Unmanaged<TableReference>.fromOpaque(tableMark)._withUnsafeGuaranteedRef { $0.width }
  }

  var sideMargin: CGFloat { CellMargins.side(forWidth: marginWidth) }
  var automaticMargins: UIEdgeInsets { CellMargins.margins(forWidth: marginWidth) }

  /// The margins of the content view; smaller next to an accessory.
  var contentMargins: UIEdgeInsets {
    var margins = layoutMargins
    guard let areas, layoutRecord?.hasOwnMargins != true,
      areas.hasTrailingArea(isEditing: storedIsEditing)
    else { return margins }
    if isRightToLeft {
      margins.left = CellMargins.besideAccessory
    } else {
      margins.right = CellMargins.besideAccessory
    }
    return margins
  }

  /// Updates the constraints to the content's margins after accessories changed.
  func contentMarginsMayHaveChanged() {
    if storedContentView.layoutRecord?.marginsGuide != nil { storedContentView.restateInsets() }
  }
}

extension UITableViewHeaderFooterView {
  private var marginWidth: CGFloat { table?.storedFrame.width ?? storedFrame.width }
  var sideMargin: CGFloat { CellMargins.side(forWidth: marginWidth) }
  var automaticMargins: UIEdgeInsets { CellMargins.margins(forWidth: marginWidth) }
}

extension UIView {
  @_spi(Headless) public var hasContentMargins: Bool { parent?.margins(ofContent: self) != nil }
}

extension UITableView {
  func adaptMargins(from formerWidth: CGFloat) {
    let side = CellMargins.side(forWidth: storedFrame.width)
    guard side != CellMargins.side(forWidth: formerWidth) else { return }
    for case let view as any ConfigurationHost in storedSubviews {
      view.standardMarginsDidChange()
      view.storedContentView.standardMarginsDidChange()
    }
    redrawCells()
  }

  /// The automatic separator insets (R27).
  var automaticSeparatorInset: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: CellMargins.side(forWidth: storedFrame.width), bottom: 0, right: 0)
  }
}
