// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
public import Foundation
import ListAlgorithms

extension UITableView {
  static let fallbackRowHeight: CGFloat = 44

  /// The default of `estimatedHeightForRowAt`, which no app returns.
  static let noEstimate = automaticDimension.nextDown

  /// Returns a new row's initial height.
  ///
  /// In order: the delegate's estimate; the decided height if an estimate is 0 (R25); `rowHeight`;
  /// `estimatedRowHeight`; a standard row's (R28).
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

  /// Returns the height of a row before it is known; asks the delegate as the table does.
  @_spi(Headless) public func presumedHeight(at path: IndexPath) -> CGFloat {
    startHeight(row: path.row, section: path.section)
  }

  /// True if each row must be queried for its initial height; known after one query.
  var hasStartHeights: Bool {
    storedDelegate != nil && (heightRules.delegateEstimatesRows == true || estimatedRowHeight == 0)
  }

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

  /// Returns the height by the delegate or `rowHeight`, or nil if the cell determines it.
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

  func checkRowHeight(_ height: CGFloat, _ name: String) {
    require(
      height <= 0 || HeightRules.isHeight(height),
      "\(name) cannot be \(height) pt high: set a number from 0 to below 2^47, or automatic."
    )
  }
}
