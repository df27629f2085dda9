// SPDX-License-Identifier: Apache-2.0

import Foundation

extension FrameSnapshot {
  mutating func drawShadow(
    _ style: LayerStyle,
    _ color: UInt32,
    x: Double,
    y: Double,
    _ size: CGSize
  ) {
    guard style.shadowOpacity > 0, let shadow = style.shadowColor?.packedRGBA else { return }
    if let path = style.extras?.shadowPath {
      drawShadow(path, style, shadow, x: x, y: y)
    } else if color & 0xFF != 0 {
      let place = Self.rectangle(
        x + Double(style.shadowOffset.width),
        y + Double(style.shadowOffset.height),
        size
      )
      lines.append(
        "<g opacity=\"\(Self.number(Double(style.shadowOpacity)))\"><rect \(place)"
          + "\(Self.radius(of: style, in: size)) \(Self.fill(shadow))/></g>"
      )
    }
  }

  mutating func drawShadow(
    _ path: CGPath,
    _ style: LayerStyle,
    _ color: UInt32,
    x: Double,
    y: Double
  ) {
    let steps = Self.steps(
      of: path,
      x: x + Double(style.shadowOffset.width),
      y: y + Double(style.shadowOffset.height)
    )
    lines.append(
      "<g opacity=\"\(Self.number(Double(style.shadowOpacity)))\"><path d=\"\(steps)\" "
        + "\(Self.fill(color))/></g>"
    )
  }

  /// Opens the shadow group of a layer without shape; returns the number of groups.
  mutating func openShadow(
    _ style: LayerStyle?,
    _ color: UInt32,
    x: Double,
    y: Double,
    _ size: CGSize
  ) -> Int {
    guard let style, style.shadowOpacity > 0, let shadow = style.shadowColor?.packedRGBA,
      color & 0xFF == 0, style.extras?.shadowPath == nil
    else { return 0 }
    let name = "shadow\(clipCount)"
    clipCount += 1
    let (dx, dy) = (Double(style.shadowOffset.width), Double(style.shadowOffset.height))
    let radius = Double(style.shadowRadius)
    // Content outside the layer has a shadow too; three deviations contain its visible part.
    let reach = Double(max(size.width, size.height)) + 3 * radius + max(abs(dx), abs(dy))
    let area = Self.rectangle(
      x - reach,
      y - reach,
      CGSize(width: Double(size.width) + 2 * reach, height: Double(size.height) + 2 * reach)
    )
    let opacity = Double(shadow & 0xFF) / 255 * Double(style.shadowOpacity)
    let flood = Self.fill(shadow | 0xFF).replacing("fill=", with: "flood-color=")
    lines.append(
      "<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\" "
        + "color-interpolation-filters=\"sRGB\" \(area)>"
        + "<feDropShadow dx=\"\(Self.number(dx))\" dy=\"\(Self.number(dy))\" "
        + "stdDeviation=\"\(Self.number(radius))\" \(flood) "
        + "flood-opacity=\"\(Self.number(opacity))\"/></filter><g filter=\"url(#\(name))\">"
    )
    return 1
  }
}
