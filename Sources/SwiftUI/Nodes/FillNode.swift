// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// A shape of one colour on screen.
final class FillNode: _ViewNode {
  private let view = UIView()
  private var packedColor: UInt32 = 0
  private var outline = _ShapeOutline.rectangle
  private var radius: CGFloat = 0

  /// Takes over a colour.
  func take(packedColor: UInt32) {
    guard packedColor != self.packedColor else { return }
    self.packedColor = packedColor
    view.backgroundColor = UIColor(packedRGBA: packedColor)
  }

  /// Takes over an outline.
  func take(_ outline: _ShapeOutline) {
    guard outline != self.outline else { return }
    self.outline = outline
    invalidate()
  }

  override func appendViews(to views: inout [UIView]) {
    views.append(view)
  }

  override func measure(_ proposal: Proposal) -> CGSize { proposal.filled }

  override func arrange(at origin: CGPoint, _ proposal: Proposal) {
    view.show(outline, in: CGRect(origin: origin, size: size(proposal)), radius: &radius)
  }

  override func knownFlexibility(_ axis: Axis) -> CGFloat? { .infinity }
}

extension Proposal {
  /// The size of what fills whatever it is offered: 10 points where nothing is specified.
  var filled: CGSize {
    CGSize(width: width < 0 ? 10 : width, height: height < 0 ? 10 : height)
  }
}
