// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What assistive technology is on, and what an app tells it.
///
/// None is on here, and nobody hears what is told.
@MainActor public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }

  /// Tells assistive technology that something happened; nobody hears it.
  ///
  /// - Parameters:
  ///   - notification: what happened.
  ///   - argument: a text to say, or the element to go to.
  public static func post(notification: Notification, argument: Any?) {}

  /// What can be told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
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
