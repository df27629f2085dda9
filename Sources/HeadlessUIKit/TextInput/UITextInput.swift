// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A place between two characters of an edited text.
@MainActor @preconcurrency open class UITextPosition: NSObject {
  /// How many UTF-16 units of the text stand before it.
  fileprivate let offset: Int

  fileprivate init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }

  nonisolated open override var hash: Int { offset.hashValue }
}

/// A part of an edited text.
@MainActor @preconcurrency open class UITextRange: NSObject {
  fileprivate let range: NSRange

  fileprivate init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  open var start: UITextPosition { UITextPosition(range.location) }
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
  open var isEmpty: Bool { range.length == 0 }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange)?.range == range
  }

  nonisolated open override var hash: Int { range.hashValue }
}

/// What edits a text by places and ranges.
@MainActor @preconcurrency public protocol UITextInput: UIKeyInput {}

/// What keeps the text of a `UITextInput`.
@MainActor protocol SelectedTextKeeper: AnyObject {
  var edited: SelectedText { get }

  func select(_ range: NSRange)

  /// Puts text in the place of a part, and says that the text was edited.
  func edit(_ range: NSRange, by text: String)
}

extension UITextInput {
  private var keeper: (any SelectedTextKeeper)? { self as? any SelectedTextKeeper }
  private var edited: SelectedText { keeper?.edited ?? SelectedText() }
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(edited.text.utf16.count) }

  public var selectedTextRange: UITextRange? {
    get { UITextRange(edited.selection) }
    set { if let newValue { keeper?.select(newValue.range) } }
  }

  /// What an input method has not settled yet; never here, as keys come one by one.
  public var markedTextRange: UITextRange? { nil }

  public func text(in range: UITextRange) -> String? { edited.part(range.range) }

  public func replace(_ range: UITextRange, withText text: String) {
    keeper?.edit(range.range, by: text)
  }

  public func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? {
    let start = min(fromPosition.offset, toPosition.offset)
    return UITextRange(
      NSRange(location: start, length: max(fromPosition.offset, toPosition.offset) - start)
    )
  }

  /// Returns the place so many UTF-16 units behind another, or nil if it is not in the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isTooLarge) = position.offset.addingReportingOverflow(offset)
    guard !isTooLarge, (0...edited.text.utf16.count).contains(place) else { return nil }
    return UITextPosition(place)
  }

  /// Returns how many UTF-16 units lie between two places; negative if the second comes first.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  public func compare(
    _ position: UITextPosition,
    to other: UITextPosition
  ) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }
}
