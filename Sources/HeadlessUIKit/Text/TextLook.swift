// SPDX-License-Identifier: Apache-2.0

/// What a run of an attributed text looks like beside its font.
struct TextLook: Equatable {
  var color: UIColor
  var background: UIColor?
  var underline = NSUnderlineStyle()
  var underlineColor: UIColor?
  var strikethrough = NSUnderlineStyle()
  var strikethroughColor: UIColor?

  /// Whether anything but the text itself is drawn.
  var hasDecoration: Bool {
    background != nil || underline.rawValue & 0xF != 0 || strikethrough.rawValue & 0xF != 0
  }
}
