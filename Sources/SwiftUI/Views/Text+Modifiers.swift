// SPDX-License-Identifier: Apache-2.0

extension Text {
  /// The text in another font; nil takes that of the surroundings.
  public func font(_ font: Font?) -> Text {
    var copy = self
    copy.font = font
    return copy
  }

  /// The text in another weight; nil takes that of the surroundings.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    var copy = self
    copy.weight = weight
    return copy
  }

  /// The text in bold.
  public func bold() -> Text { fontWeight(.bold) }

  /// The text in bold, or in the weight of the surroundings.
  public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }

  /// The text itself: the measured font family has no slanted member.
  public func italic() -> Text { self }

  /// The text in another colour; nil takes that of the surroundings.
  public func foregroundColor(_ color: Color?) -> Text {
    var copy = self
    copy.style = color?._erased
    return copy
  }

  /// The text in another style.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    var copy = self
    copy.style = style._erased
    return copy
  }
}
