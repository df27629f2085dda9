// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The outline of a shape in whatever room it gets.
public enum _ShapeOutline: Equatable, Sendable {
  case rectangle
  case rounded(Double)
  case capsule, circle
  case path(_PathOutline)

  /// Whether the outline is no box of a layer but a path.
  var isPath: Bool { if case .path = self { true } else { false } }

  /// The rectangle around the outline in some room; all of it for a path.
  func frame(in room: CGRect) -> CGRect {
    guard self == .circle else { return room }
    let side = min(room.width, room.height)
    return CGRect(x: room.midX - side / 2, y: room.midY - side / 2, width: side, height: side)
  }

  /// The radius of the corners of the rectangle around the outline; never more than fits.
  func cornerRadius(of size: CGSize) -> CGFloat {
    let most = max(0, min(size.width, size.height) / 2)
    switch self {
    case .rectangle, .path: return 0
    case .rounded(let radius): return min(max(0, CGFloat(radius).sanitized), most)
    case .capsule, .circle: return most
    }
  }

  /// The outline in some room as a path, that of a box a length further inside.
  func path(in room: CGRect, inset: CGFloat = 0) -> Path {
    if case .path(let outline) = self { return outline.shape.path(in: room) }
    let frame = frame(in: room)
    let inner = frame.insetBy(dx: inset, dy: inset)
    guard !inner.isNull else { return Path() }
    if self == .circle { return Path(ellipseIn: inner) }
    let radius = max(0, cornerRadius(of: frame.size) - inset)
    return radius > 0 ? Path(roundedRect: inner, cornerRadius: radius) : Path(inner)
  }
}

/// The outline of an app's shape; an object, so that the outlines of boxes stay small.
///
/// No two are equal: paths are compared once the room is known, not shapes.
public final class _PathOutline: Equatable, Sendable {
  let shape: any Shape

  init(_ shape: any Shape) { self.shape = shape }

  public static func == (left: _PathOutline, right: _PathOutline) -> Bool { false }
}
