// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A text that is edited, and which part of it is selected, in UTF-16 units.
struct SelectedText {
  private(set) var text = ""
  /// What is selected; without a length it is where the caret stands.
  private(set) var selection = NSRange(location: 0, length: 0)

  /// Another text; the caret goes behind its last character.
  mutating func set(_ text: String) {
    self.text = text
    selection = NSRange(location: text.utf16.count, length: 0)
  }

  /// Selects a part, as far as it lies in the text and parts no character of Unicode; returns whether it is
  /// another one.
  mutating func select(_ range: NSRange) -> Bool {
    let former = selection
    selection = within(range)
    return selection != former
  }

  /// What the key that deletes takes away: what is selected, else the character before the caret; nil for nothing.
  var rangeToDelete: NSRange? {
    if selection.length > 0 { return selection }
    // What stands before the caret is read alone: within a character the caret ends its first part.
    let head = text[..<String.Index(utf16Offset: selection.location, in: text)]
    guard let last = head.last else { return nil }
    let length = last.utf16.count
    return NSRange(location: selection.location - length, length: length)
  }

  /// Puts text in the place of a part; the caret goes behind it.
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

  /// The nearest place that is one: in the text, and not within a pair of surrogates.
  private func place(_ offset: Int) -> Int {
    let kept = min(max(0, offset), text.utf16.count)
    let index = String.Index(utf16Offset: kept, in: text)
    return index.samePosition(in: text.unicodeScalars) == nil ? kept - 1 : kept
  }
}

extension Int {
  /// The sum with a number that is not negative, or the largest number where there is none.
  fileprivate func addingClamped(_ other: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }
}
