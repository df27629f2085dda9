// SPDX-License-Identifier: Apache-2.0

/// What a run of an attributed text looks like beside its font.
struct TextLook {
  var color: UIColor
  var background: UIColor?
  var underline = NSUnderlineStyle()
  var underlineColor: UIColor?
  var strikethrough = NSUnderlineStyle()
  var strikethroughColor: UIColor?

  /// Whether two runs look alike.
  func isSame(as other: TextLook) -> Bool {
    UIColor.same(color, other.color) && UIColor.same(background, other.background)
      && underline == other.underline && UIColor.same(underlineColor, other.underlineColor)
      && strikethrough == other.strikethrough
      && UIColor.same(strikethroughColor, other.strikethroughColor)
  }

  /// Whether anything but the text itself is drawn.
  var hasDecoration: Bool {
    background != nil || underline.rawValue & 0xF != 0 || strikethrough.rawValue & 0xF != 0
  }
}
