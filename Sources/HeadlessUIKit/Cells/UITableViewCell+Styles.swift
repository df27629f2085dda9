// SPDX-License-Identifier: Apache-2.0

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

  /// The visible editing controls.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = StateMask(rawValue: 1)
    /// The delete confirmation; never displayed.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
