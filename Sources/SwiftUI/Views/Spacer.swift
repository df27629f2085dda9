// SPDX-License-Identifier: Apache-2.0

public import Foundation

public struct Spacer: Sendable {
  /// Nil means 8 points.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: _PrimitiveView {
  public static func _makeNode() -> _ViewNode { SpacerNode() }

  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: SpacerNode.self).take(least: minLength, axis: environment.axis)
  }
}

/// Room that grows along the axis of the stack around it, or in both directions outside of one.
final class SpacerNode: _ViewNode {
  private var least: CGFloat = StackNode.defaultSpacing
  private var axis: Axis?

  func take(least: CGFloat?, axis: Axis?) {
    let least = max(0, least?.sanitized ?? StackNode.defaultSpacing)
    guard least != self.least || axis != self.axis else { return }
    self.least = least
    self.axis = axis
    invalidate()
  }

  override var bringsOwnSpacing: Bool { true }

  // A spacer takes what every other view has left.
  override var layoutPriority: Double { -.infinity }

  override func measure(_ proposal: Proposal) -> CGSize {
    CGSize(
      width: axis == .vertical ? 0 : max(least, proposal.width),
      height: axis == .horizontal ? 0 : max(least, proposal.height)
    )
  }

  override func knownFlexibility(_ axis: Axis) -> CGFloat? {
    self.axis == nil || self.axis == axis ? .infinity : 0
  }
}
