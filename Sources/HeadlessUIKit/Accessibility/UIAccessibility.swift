// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What assistive technology is on, and what an app tells it.
///
/// None is on here, and nobody hears what is told.
@MainActor public enum UIAccessibility {
  /// Whether VoiceOver reads the screen.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether Switch Control is used.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the user wants less motion.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether the user wants less to shine through.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the user wants bold text.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether the user wants darker colours.
  public static var isDarkerSystemColorsEnabled: Bool { false }

  /// Tells assistive technology that something happened; nobody hears it.
  ///
  /// - Parameters:
  ///   - notification: what happened.
  ///   - argument: a text to say, or the element to go to.
  public static func post(notification: Notification, argument: Any?) {}

  /// What can be told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// Creates a notification of a number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Most of the screen is new.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something came or went.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posted when VoiceOver begins or ends: never here.
  nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
  /// Posted when the wish for less motion changes: never here.
  nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )
}
