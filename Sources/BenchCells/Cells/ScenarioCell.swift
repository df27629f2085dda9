// SPDX-License-Identifier: Apache-2.0

public import UIKit

/// A cell that can be filled from a row: the one call by which a data source uses any strategy.
open class ScenarioCell: UITableViewCell {
  /// Whether the app has put a mark on the row, which is a state of its own.
  public var isMarked = false {
    didSet {
      if isMarked != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    if isMarked { state[.isMarked] = true }
    return state
  }

  /// Creates a cell that belongs to no reuse pool.
  public required convenience init(unpooled: Void) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Fills the cell so that it shows a row.
  open func fill(with row: Row) {
    preconditionFailure("\(type(of: self)) must override fill(with:).")
  }
}

extension UIConfigurationStateCustomKey {
  /// Whether the app has put a mark on the row.
  public static let isMarked = UIConfigurationStateCustomKey("reuse-bench.isMarked")
}
