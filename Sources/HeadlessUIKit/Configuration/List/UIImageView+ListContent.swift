// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIImageView {
  /// Writes what differs between two looks of a list content's image, or all of one.
  func show(
    _ look: UIListContentConfiguration.ImageProperties,
    over former: UIListContentConfiguration.ImageProperties?,
    tint: UIColor
  ) {
    if former == nil
      || look.preferredSymbolConfiguration != former?.preferredSymbolConfiguration
    {
      preferredSymbolConfiguration = look.preferredSymbolConfiguration
    }
    if former == nil || look.tintColor != former?.tintColor
      || look.tintColorTransformer != former?.tintColorTransformer
    {
      tintColor =
        look.tintColorTransformer == nil ? look.tintColor : look.resolvedTintColor(for: tint)
    }
    showFrame(look, over: former, tint: tint)
  }

  /// Writes the rounding of the corners and the line round the image.
  func showFrame(
    _ look: UIListContentConfiguration.ImageProperties,
    over former: UIListContentConfiguration.ImageProperties?,
    tint: UIColor
  ) {
    let isPlain = look.cornerRadius == 0 && look.strokeWidth == 0
    if isPlain && layerStyle == nil { return }
    if let former, ListLength.same(look.cornerRadius, former.cornerRadius),
      ListLength.same(look.strokeWidth, former.strokeWidth),
      look.strokeColor == former.strokeColor,
      look.strokeColorTransformer == former.strokeColorTransformer
    {
      return
    }
    var style = LayerStyle()
    style.cornerRadius = ListLength.usable(look.cornerRadius)
    style.borderWidth = ListLength.usable(look.strokeWidth)
    style.borderColor = look.resolvedStrokeColor(for: tint).cgColor
    setLayerStyle(isPlain ? nil : style)
    let clips = style.cornerRadius > 0
    if clips != clipsToBounds { clipsToBounds = clips }
  }
}
