// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A line of one width through points, with round ends and joints.
public struct Polyline: Hashable, Sendable {
  /// The points, in order.
  public var points: [CGPoint]
  /// The width, in points.
  public var width: CGFloat
  /// The colour.
  public var packedRGBA: UInt32

  /// Creates a line.
  public init(points: [CGPoint], width: CGFloat, packedRGBA: UInt32) {
    self.points = points
    self.width = width
    self.packedRGBA = packedRGBA
  }
}

extension Polyline {
  /// The smallest rectangle that holds the points.
  var frame: CGRect {
    guard let first = points.first else { return .zero }
    return points.dropFirst()
      .reduce(CGRect(origin: first, size: .zero)) { frame, point in
        frame.union(CGRect(origin: point, size: .zero))
      }
  }
}
