// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

public struct Divider: Sendable {
  public init() {}
}

extension Divider: _PrimitiveView {
  public static func _makeNode() -> _ViewNode { DividerNode() }

  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: DividerNode.self).take(axis: environment.axis)
  }
}

/// A line of one pixel across the axis of the stack around it.
final class DividerNode: _ViewNode {
  private let view = UIView()
  private var isUpright = false

  override init() {
    super.init()
    view.backgroundColor = .separator
  }

  func take(axis: Axis?) {
    let isUpright = axis == .horizontal
    guard isUpright != self.isUpright else { return }
    self.isUpright = isUpright
    invalidate()
  }

  override func appendViews(to views: inout [UIView]) { views.append(view) }

  override func measure(_ proposal: Proposal) -> CGSize {
    let filled = proposal.filled
    return isUpright
      ? CGSize(width: 0.5, height: filled.height) : CGSize(width: filled.width, height: 0.5)
  }

  override func arrange(at origin: CGPoint, _ proposal: Proposal) {
    // The line stays one pixel wide wherever it lies, so its origin is rounded and not its edges.
    let corner = CGPoint(x: origin.x.onPixel, y: origin.y.onPixel)
    view.show(in: CGRect(origin: corner, size: size(proposal)))
  }

  override func knownFlexibility(_ axis: Axis) -> CGFloat? {
    (axis == .horizontal) == isUpright ? 0 : .infinity
  }
}
