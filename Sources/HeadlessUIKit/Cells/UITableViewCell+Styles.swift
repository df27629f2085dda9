// SPDX-License-Identifier: Apache-2.0

extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }
}

extension UITableViewCell {
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }
}

extension UITableViewCell {
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }
}

extension UITableViewCell {
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    @available(*, deprecated, message: "Use singleLine for a single line separator.")
    case singleLineEtched = 2
  }
}

extension UITableViewCell {
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }
}

extension UITableViewCell {
  /// The visible editing controls.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = StateMask(rawValue: 1)
    /// The delete confirmation; never displayed.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
