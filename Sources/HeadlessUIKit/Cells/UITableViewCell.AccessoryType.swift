// SPDX-License-Identifier: Apache-2.0

extension UITableViewCell {
  /// What a cell shows at its trailing edge without a view of the app's.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron: choosing the row leads further.
    case disclosureIndicator = 1
    /// A button for details and a chevron.
    case detailDisclosureButton = 2
    /// A checkmark.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }
}
