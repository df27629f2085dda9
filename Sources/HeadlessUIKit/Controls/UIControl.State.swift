// SPDX-License-Identifier: Apache-2.0

extension UIControl {
  /// The states that a control can be in, several at a time.
  public struct State: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enabled, neither selected nor highlighted: the empty set.
    public static let normal: State = []
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus; never set here.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits that apps may give a meaning of their own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that the framework keeps for itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
