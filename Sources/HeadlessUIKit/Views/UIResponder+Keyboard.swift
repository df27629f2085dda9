// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Posted by nobody here but who tests how a screen answers: there is no keyboard.
extension UIResponder {
  nonisolated public static let keyboardWillShowNotification = keyboard("WillShow")
  nonisolated public static let keyboardDidShowNotification = keyboard("DidShow")
  nonisolated public static let keyboardWillHideNotification = keyboard("WillHide")
  nonisolated public static let keyboardDidHideNotification = keyboard("DidHide")
  nonisolated public static let keyboardWillChangeFrameNotification = keyboard("WillChangeFrame")
  nonisolated public static let keyboardDidChangeFrameNotification = keyboard("DidChangeFrame")
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

  nonisolated private static func keyboard(_ event: String) -> Notification.Name {
    Notification.Name("UIKeyboard\(event)Notification")
  }
}
