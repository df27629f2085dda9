// SPDX-License-Identifier: Apache-2.0

extension UITableViewCell {
  /// The built-in arrangements of a cell.
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    /// A title at the left and a detail at the right.
    case value1 = 1
    /// A detail before a title, without image.
    case value2 = 2
    /// A title over a smaller detail.
    case subtitle = 3
  }
}

extension UITableViewCell {
  /// What a cell shows at its trailing edge without a view of the app's.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    /// A chevron: choosing the row leads further.
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }
}

extension UITableViewCell {
  /// How a cell shows that it is selected.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }
}

extension UITableViewCell {
  /// The line between two cells.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    /// A line of one pixel; the etched look is gone.
    @available(*, deprecated, message: "Use singleLine for a single line separator.")
    case singleLineEtched = 2
  }
}

extension UITableViewCell {
  /// The control that a cell shows at its leading edge while it is edited.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }
}

extension UITableViewCell {
  /// What of editing a cell shows.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that confirms a deletion; never shown here.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
