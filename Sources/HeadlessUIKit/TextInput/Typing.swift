// SPDX-License-Identifier: Apache-2.0

extension UIWindow {
  /// Types text into the first responder, a line feed as return; returns true if it takes keys.
  @discardableResult @_spi(Headless) public func type(_ text: String) -> Bool {
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

  /// Presses the delete key; returns true if the first responder takes keys.
  @discardableResult @_spi(Headless) public func typeBackspace() -> Bool {
    guard let first = UIResponder.first as? any UIKeyInput else { return false }
    if let typed = first as? any TypedText { typed.userDeletes() } else { first.deleteBackward() }
    return true
  }
}

@MainActor protocol TypedText: AnyObject {
  func userTypes(_ text: String)
  func userDeletes()
}
