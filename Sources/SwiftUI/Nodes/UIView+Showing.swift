// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

extension UIView {
  /// Gives the view a frame whose edges lie on pixels, so that neighbours neither gape nor overlap.
  func show(in rect: CGRect) {
    let left = rect.minX.sanitized.onPixel
    let top = rect.minY.sanitized.onPixel
    let right = rect.maxX.sanitized.onPixel
    let bottom = rect.maxY.sanitized.onPixel
    let rounded = CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    if frame != rounded { frame = rounded }
  }

  /// Gives the view the frame and the corners of an outline in some room.
  ///
  /// The caller keeps the view's radius: reading it from the layer would create one.
  func show(_ outline: _ShapeOutline, in room: CGRect, radius: inout CGFloat) {
    show(in: outline.frame(in: room))
    let wanted = outline.cornerRadius(of: frame.size)
    guard wanted != radius else { return }
    radius = wanted
    layer.cornerRadius = wanted
  }

  /// Makes some views the subviews, back to front, and touches only those that come, go or move.
  func showSubviews(_ wanted: [UIView]) {
    var prefix = 0
    while prefix < min(wanted.count, subviews.count) && wanted[prefix] === subviews[prefix] {
      prefix += 1
    }
    guard prefix < wanted.count || prefix < subviews.count else { return }
    var suffix = 0
    while suffix < min(wanted.count, subviews.count) - prefix
      && wanted[wanted.count - 1 - suffix] === subviews[subviews.count - 1 - suffix]
    {
      suffix += 1
    }
    let added = wanted[prefix..<(wanted.count - suffix)]
    let kept = Set(added.map { ObjectIdentifier($0) })
    for position in (prefix..<(subviews.count - suffix)).reversed() {
      let view = subviews[position]
      if !kept.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
    }
    for (position, view) in added.enumerated() {
      let place = prefix + position
      if place >= subviews.count || subviews[place] !== view { insertSubview(view, at: place) }
    }
  }
}
