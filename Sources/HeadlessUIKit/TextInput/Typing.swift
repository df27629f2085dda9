// SPDX-License-Identifier: Apache-2.0

extension UIWindow {
  /// Types on the keyboard, into the first responder; a line feed is the return key.
  ///
  /// Returns whether the first responder takes keys.
  @discardableResult
  @_spi(Headless) public func type(_ text: String) -> Bool {
    guard let first = UIResponder.first as? any UIKeyInput else { return false }
    for character in text {
      if let typed = first as? any TypedText {
        typed.userTypes(String(character))
      } else {
        first.insertText(String(character))
      }
    }
    return true
  }

  /// Presses the key that deletes.
  ///
  /// Returns whether the first responder takes keys.
  @discardableResult
  @_spi(Headless) public func typeBackspace() -> Bool {
    guard let first = UIResponder.first as? any UIKeyInput else { return false }
    if let typed = first as? any TypedText { typed.userDeletes() } else { first.deleteBackward() }
    return true
  }
}

/// A text that asks its delegate before the user changes it.
@MainActor protocol TypedText: AnyObject {
  func userTypes(_ text: String)
  func userDeletes()
}
