// SPDX-License-Identifier: Apache-2.0

extension UITableViewCell {
  /// What of editing a cell shows.
  public struct StateMask: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The control at the leading edge.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that confirms a deletion; never shown here.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
