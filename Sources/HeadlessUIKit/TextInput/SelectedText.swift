// SPDX-License-Identifier: Apache-2.0

import Foundation

struct SelectedText {
  private(set) var text = ""
  private(set) var selection = NSRange(location: 0, length: 0)

  mutating func set(_ text: String) {
    self.text = text
    selection = NSRange(location: text.utf16.count, length: 0)
  }

  /// Selects a range clamped to whole characters of the text; returns true if it changed.
  mutating func select(_ range: NSRange) -> Bool {
    let former = selection
    selection = within(range)
    return selection != former
  }

  /// The range that the delete key removes: the selection, else the previous character.
  var rangeToDelete: NSRange? {
    if selection.length > 0 { return selection }
    // Only text before the caret counts: inside a character the caret ends its first part.
    let head = text[..<String.Index(utf16Offset: selection.location, in: text)]
    guard let last = head.last else { return nil }
    let length = last.utf16.count
    return NSRange(location: selection.location - length, length: length)
  }

  mutating func replace(_ range: NSRange, by new: String) {
    let range = within(range)
    text.replaceSubrange(indices(range), with: new)
    selection = NSRange(location: range.location + new.utf16.count, length: 0)
  }

  private func indices(_ range: NSRange) -> Range<String.Index> {
    let start = String.Index(utf16Offset: range.location, in: text)
    return start..<String.Index(utf16Offset: range.location + range.length, in: text)
  }

  private func within(_ range: NSRange) -> NSRange {
    let start = place(range.location)
    let end = place(range.location.addingClamped(max(0, range.length)))
    return NSRange(location: start, length: max(0, end - start))
  }

  /// Returns the nearest valid offset, outside a surrogate pair.
  private func place(_ offset: Int) -> Int {
    let kept = min(max(0, offset), text.utf16.count)
    let index = String.Index(utf16Offset: kept, in: text)
    return index.samePosition(in: text.unicodeScalars) == nil ? kept - 1 : kept
  }
}

extension Int {
  fileprivate func addingClamped(_ other: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }
}

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
