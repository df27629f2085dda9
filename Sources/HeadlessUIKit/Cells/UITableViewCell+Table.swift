// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableViewCell {
  var table: UITableView? { tableReference?.table }

  /// True if the cell belongs to a table; compares addresses without retains, 7 ns of 30.
  @inline(__always) func belongs(to table: UITableView) -> Bool { tableMark == table.referenceMark }

  /// Creates a cell of a registered class.
  ///
  /// Swift creates objects from a class value only by a `required` initialiser, which every
  /// subclass would have to repeat. This declares the entry of `init(_registered:identifier:)` as a
  /// class function instead; it finds the class's `init(style:reuseIdentifier:)` by dynamic
  /// dispatch, and stops the program without one, as a phone does.
  @_spi(Headless) @_silgen_name("headless_uikit_make_registered_cell")
  public static func _registered(_ style: CellStyle, identifier: consuming String?) -> Self
}

extension UITableViewHeaderFooterView {
  @_silgen_name("headless_uikit_make_registered_title")
  static func _registered(_ identifier: consuming String) -> Self
}
