// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Posted by nobody here but who tests how a screen answers: there is no keyboard.
extension UIResponder {
  /// A keyboard is about to come.
  nonisolated public static let keyboardWillShowNotification = keyboard("WillShow")
  /// A keyboard has come.
  nonisolated public static let keyboardDidShowNotification = keyboard("DidShow")
  /// A keyboard is about to go.
  nonisolated public static let keyboardWillHideNotification = keyboard("WillHide")
  /// A keyboard has gone.
  nonisolated public static let keyboardDidHideNotification = keyboard("DidHide")
  /// A keyboard is about to take another place.
  nonisolated public static let keyboardWillChangeFrameNotification = keyboard("WillChangeFrame")
  /// A keyboard has taken another place.
  nonisolated public static let keyboardDidChangeFrameNotification = keyboard("DidChangeFrame")

  /// Where the keyboard was, an `NSValue` of a rectangle or the rectangle.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where the keyboard will be, an `NSValue` of a rectangle or the rectangle.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long the keyboard is on its way, in seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// How the keyboard's way is timed, the raw value of a curve.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard is the current app's.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

  nonisolated private static func keyboard(_ event: String) -> Notification.Name {
    Notification.Name("UIKeyboard\(event)Notification")
  }
}
