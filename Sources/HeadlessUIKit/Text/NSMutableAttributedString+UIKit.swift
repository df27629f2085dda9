// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSMutableAttributedString {
  /// Creates an empty string, which Foundation on Linux has no initialiser for.
  public convenience init() {
    self.init(string: "")
  }

  /// Adds a length to a range, as a number that Foundation can compare (see `AttributeValueMark`).
  public func addAttribute(_ name: NSAttributedString.Key, value: CGFloat, range: NSRange) {
    addAttribute(name, value: NSNumber(value: Double(value)), range: range)
  }
}
