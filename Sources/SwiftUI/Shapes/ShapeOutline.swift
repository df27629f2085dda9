// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The outline of a shape in whatever room it gets.
public enum _ShapeOutline: Hashable, Sendable {
  /// The edges of the room.
  case rectangle
  /// The edges of the room with round corners of a radius.
  case rounded(Double)
  /// The edges of the room with its shorter edges as half circles.
  case capsule
  /// The largest circle in the middle of the room.
  case circle

  /// The rectangle around the outline in some room.
  func frame(in room: CGRect) -> CGRect {
    guard self == .circle else { return room }
    let side = min(room.width, room.height)
    return CGRect(x: room.midX - side / 2, y: room.midY - side / 2, width: side, height: side)
  }

  /// The radius of the corners of the rectangle around the outline; never more than fits.
  func cornerRadius(of size: CGSize) -> CGFloat {
    let most = max(0, min(size.width, size.height) / 2)
    switch self {
    case .rectangle: return 0
    case .rounded(let radius): return min(max(0, CGFloat(radius).sanitized), most)
    case .capsule, .circle: return most
    }
  }
}
