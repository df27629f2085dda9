// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import TextLayout

extension ReferenceBuilder {
  /// The look of a text.
  struct TextStyle {
    var font: TextFont
    var packedRGBA: UInt32
    var alignment = NSTextAlignment.natural
    var numberOfLines = 1

    init(
      _ size: Double,
      _ weight: TextWeight = .regular,
      _ packedRGBA: UInt32 = 0x3C3C_4399,
      alignment: NSTextAlignment = .natural,
      numberOfLines: Int = 1
    ) {
      font = TextFont(pointSize: size, weight: weight)
      self.packedRGBA = packedRGBA
      self.alignment = alignment
      self.numberOfLines = numberOfLines
    }
  }
}
