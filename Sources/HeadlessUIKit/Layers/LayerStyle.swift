// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What makes a layer more than a rectangle of one colour.
struct LayerStyle: Hashable {
  /// The radius of the rounded corners, in points.
  var cornerRadius: CGFloat = 0
  /// How the corners bend: kept, and drawn as arcs of circles.
  var cornerCurve = CALayerCornerCurve.circular
  /// Which corners are rounded.
  var maskedCorners = CACornerMask.all
  /// The width of the border inside the edges, in points.
  var borderWidth: CGFloat = 0
  var borderColor = CGColor.black
  var shadowColor: CGColor? = .black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
}
