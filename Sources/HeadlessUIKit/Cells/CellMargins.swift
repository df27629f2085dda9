// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How far the content of cells, headers and footers stands from their sides (R27).
@MainActor enum CellMargins {
  /// The width from which on margins are the wider ones, in points.
  private static let wideWidth: CGFloat = 414

  /// The margin at each side in a table of a width: 16 points, 20 in a wide one.
  static func side(forWidth width: CGFloat) -> CGFloat { width < wideWidth ? 16 : 20 }

  /// The distance of the content from what stands beside the content view, in points.
  static let besideAccessory: CGFloat = 8

  static func margins(forWidth width: CGFloat) -> UIEdgeInsets {
    var margins = LayoutRecord.standardMargins
    margins.left = side(forWidth: width)
    margins.right = margins.left
    return margins
  }
}

extension UITableViewCell {
  /// The width that decides on the margins: the table's, so that all of its cells have the same.
  ///
  /// Read without keeping what it is read from: cells are laid out often.
  private var marginWidth: CGFloat {
    guard let tableMark else { return storedFrame.width }
    return Unmanaged<TableReference>.fromOpaque(tableMark)._withUnsafeGuaranteedRef { $0.width }
  }

  /// The margin at each side until the cell is given others.
  var sideMargin: CGFloat { CellMargins.side(forWidth: marginWidth) }

  /// The margins of the cell until it is given others.
  var automaticMargins: UIEdgeInsets { CellMargins.margins(forWidth: marginWidth) }

  /// The margins of the content view: the cell's, and less where an accessory stands beside it.
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

  /// Restates the constraints to the content's margins after something beside it came or went.
  func contentMarginsMayHaveChanged() {
    if storedContentView.layoutRecord?.marginsGuide != nil { storedContentView.restateInsets() }
  }
}

extension UITableViewHeaderFooterView {
  private var marginWidth: CGFloat { table?.storedFrame.width ?? storedFrame.width }

  /// The margin at each side until the view is given others, as in cells.
  var sideMargin: CGFloat { CellMargins.side(forWidth: marginWidth) }

  /// The margins of the view until it is given others.
  var automaticMargins: UIEdgeInsets { CellMargins.margins(forWidth: marginWidth) }
}

extension UIView {
  @_spi(Headless) public var hasContentMargins: Bool { parent?.margins(ofContent: self) != nil }
}

extension UITableView {
  /// Tells cells, headers and footers of a width of the table that gives them other margins.
  func adaptMargins(from formerWidth: CGFloat) {
    let side = CellMargins.side(forWidth: storedFrame.width)
    guard side != CellMargins.side(forWidth: formerWidth) else { return }
    for case let view as any ConfigurationHost in storedSubviews {
      view.standardMarginsDidChange()
      view.storedContentView.standardMarginsDidChange()
    }
    redrawCells()
  }

  /// The insets that separators have by themselves (R27).
  var automaticSeparatorInset: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: CellMargins.side(forWidth: storedFrame.width), bottom: 0, right: 0)
  }
}
