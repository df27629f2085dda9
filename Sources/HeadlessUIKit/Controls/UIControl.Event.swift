// SPDX-License-Identifier: Apache-2.0

extension UIControl {
  /// What can happen to a control, several at a time.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down inside.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down more than once.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came back inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger left the inside.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user did what the control is mainly for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// The user began to edit.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user edited.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The user ended editing.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The user ended editing by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// Every event of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Every event of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits that apps may give a meaning of their own.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits that the framework keeps for itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
