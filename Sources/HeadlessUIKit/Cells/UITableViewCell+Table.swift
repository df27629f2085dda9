// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableViewCell {
  /// The table that the cell belongs to, or nil for none and after the table's end.
  var table: UITableView? { tableReference?.table }

  /// Whether the cell belongs to a table.
  ///
  /// The addresses of the references are compared, which the cell keeps alive: comparing the
  /// references themselves counts one up and down, 7 ns of a dequeue and recycle pair of 30.
  @inline(__always)
  func belongs(to table: UITableView) -> Bool { tableMark == table.referenceMark }

  /// Creates a cell of the class that it is called on, as a table does for a registered class.
  ///
  /// Swift lets a class value make an object by a `required` initialiser only,
  /// and a required one, however hidden, would have to be repeated by every subclass that has but
  /// an initialiser of its own. So this declares the entry of `init(_registered:identifier:)` once
  /// more, as a function of the class: that initialiser finds `init(style:reuseIdentifier:)` of the
  /// class by dynamic dispatch. A class without one stops there with Swift's own sentence, as it
  /// does on a phone.
  @_spi(Headless) @_silgen_name("headless_uikit_make_registered_cell")
  public static func _registered(_ style: CellStyle, identifier: consuming String?) -> Self
}

extension UITableViewHeaderFooterView {
  /// Creates a view of the class that it is called on, as for cells.
  @_silgen_name("headless_uikit_make_registered_title")
  static func _registered(_ identifier: consuming String) -> Self
}
