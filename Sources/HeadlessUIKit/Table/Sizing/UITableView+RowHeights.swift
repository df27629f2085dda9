// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
public import Foundation
import ListAlgorithms

extension UITableView {
  /// The height of a row whose height nobody has said yet.
  static let fallbackRowHeight: CGFloat = 44

  /// What the default of `estimatedHeightForRowAt` answers, and no app.
  static let noEstimate = automaticDimension.nextDown

  /// The height that a new row begins with: an estimate, or what is decided where there is none.
  ///
  /// In this order: the delegate's estimate; the decided height if an estimate is 0 (R25);
  /// `rowHeight`; `estimatedRowHeight`; that of a standard row (R28).
  func startHeight(row: Int, section: Int) -> CGFloat {
    if let estimate = delegateEstimate(row: row, section: section) {
      return estimate > 0
        ? estimate : decidedHeight(row: row, section: section) ?? Self.fallbackRowHeight
    }
    if estimatedRowHeight == 0, storedDelegate != nil {
      return decidedHeight(row: row, section: section) ?? Self.fallbackRowHeight
    }
    if storedRowHeight >= 0 { return storedRowHeight }
    return estimatedRowHeight > 0 ? estimatedRowHeight : Self.fallbackRowHeight
  }

  /// Returns the height that a row is taken for until it is known.
  ///
  /// A call of this engine; asks the delegate as the table does.
  @_spi(Headless) public func presumedHeight(at path: IndexPath) -> CGFloat {
    startHeight(row: path.row, section: path.section)
  }

  /// Whether each row has to be asked about for the height that it begins with.
  ///
  /// Known once one row was asked about.
  var hasStartHeights: Bool {
    storedDelegate != nil && (heightRules.delegateEstimatesRows == true || estimatedRowHeight == 0)
  }

  /// The delegate's estimate of a row, or nil if it leaves that to the table.
  private func delegateEstimate(row: Int, section: Int) -> CGFloat? {
    guard let delegate = storedDelegate, heightRules.delegateEstimatesRows != false else {
      return nil
    }
    let path = IndexPath(row: row, section: section)
    let estimate = delegate.tableView(self, estimatedHeightForRowAt: path)
    heightRules.delegateEstimatesRows = estimate != Self.noEstimate
    if estimate == Self.noEstimate || estimate == Self.automaticDimension { return nil }
    require(
      HeightRules.isHeight(estimate),
      "The estimated height of row \(row) of section \(section) must be finite and not negative, "
        + "found \(estimate): the table can lay out numbers from 0 to below 2^47."
    )
    return estimate
  }

  /// The height that the delegate or `rowHeight` decides on, or nil if the cell decides.
  func decidedHeight(row: Int, section: Int) -> CGFloat? {
    if let delegate = storedDelegate {
      engine_count_delegate_height_calls(1)
      let path = IndexPath(row: row, section: section)
      let height = delegate.tableView(self, heightForRowAt: path)
      if height != Self.automaticDimension {
        require(
          HeightRules.isHeight(height),
          "The height of row \(row) of section \(section) must be finite and not negative, found "
            + "\(height): the table can lay out numbers from 0 to below 2^47."
        )
        return height
      }
    }
    return storedRowHeight >= 0 ? storedRowHeight : nil
  }

  /// Stops unless a number can be the height or the estimate of all rows.
  func checkRowHeight(_ height: CGFloat, _ name: String) {
    require(
      height <= 0 || HeightRules.isHeight(height),
      "\(name) cannot be \(height) pt high: set a number from 0 to below 2^47, or automatic."
    )
  }
}
