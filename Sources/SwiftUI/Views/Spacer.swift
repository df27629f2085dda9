// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Room that pushes its neighbours in a stack apart.
public struct Spacer: Sendable {
  /// The least length; nil means 8 points.
  public var minLength: CGFloat?

  /// Creates a spacer.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: _PrimitiveView {
  /// Makes a spacer of the default length.
  public static func _makeNode() -> _ViewNode { SpacerNode() }

  /// Takes over the length.
  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: SpacerNode.self).take(least: minLength, axis: environment.axis)
  }
}
