// SPDX-License-Identifier: Apache-2.0

import Foundation

enum PathShape {
  /// The control handle length of a quarter circle, exact in its center, in radii.
  private static let kappa = CGFloat(4) / 3 * (CGFloat(2).squareRoot() - 1)

  static func rectangle(_ rect: CGRect) -> [PathElement] {
    guard !rect.isNull else { return [] }
    return [
      .move(CGPoint(x: rect.minX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  static func ellipse(_ rect: CGRect) -> [PathElement] {
    guard !rect.isNull else { return [] }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let stretch = CGAffineTransform(scaleX: rect.width / 2, y: rect.height / 2)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    let circle = arc(.zero, 1, from: 0, to: 2 * .pi, growing: true)
    return circle.map { $0.applying(stretch) } + [.close]
  }

  /// Returns a rectangle with rounded corners; a radius is at most half its side.
  static func rounded(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) -> [PathElement] {
    guard !rect.isNull else { return [] }
    let width = min(max(0, radii.width.orZero), rect.width / 2)
    let height = min(max(0, radii.height.orZero), rect.height / 2)
    guard width > 0, height > 0 else { return rectangle(rect) }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    var steps: [PathElement] = []
    func turn(_ corner: UIRectCorner, _ tip: CGPoint, from: Direction, to: Direction) {
      let isRound = corners.contains(corner)
      let start = isRound ? tip.moved(from, width, height) : tip
      steps.append(steps.isEmpty ? .move(start) : .line(start))
      guard isRound else { return }
      let rest = 1 - kappa
      steps.append(
        .curve(
          tip.moved(to, width, height),
          control1: tip.moved(from, width * rest, height * rest),
          control2: tip.moved(to, width * rest, height * rest)
        )
      )
    }
    turn(.topLeft, CGPoint(x: left, y: top), from: Direction(0, 1), to: Direction(1, 0))
    turn(.topRight, CGPoint(x: right, y: top), from: Direction(-1, 0), to: Direction(0, 1))
    turn(.bottomRight, CGPoint(x: right, y: bottom), from: Direction(0, -1), to: Direction(-1, 0))
    turn(.bottomLeft, CGPoint(x: left, y: bottom), from: Direction(1, 0), to: Direction(0, -1))
    return steps + [.close]
  }

  struct Direction {
    let x: CGFloat
    let y: CGFloat

    init(_ x: CGFloat, _ y: CGFloat) {
      self.x = x
      self.y = y
    }
  }

  /// Returns an arc in pieces of at most a quarter turn; a whole turn or more makes a circle.
  static func arc(
    _ center: CGPoint,
    _ radius: CGFloat,
    from start: CGFloat,
    to end: CGFloat,
    growing: Bool
  ) -> [PathElement] {
    guard (center.x + center.y + radius + start + end).isFinite else { return [] }
    let turn = 2 * CGFloat.pi
    var sweep = growing ? end - start : start - end
    if sweep >= turn {
      sweep = turn
    } else {
      sweep = sweep.truncatingRemainder(dividingBy: turn)
      if sweep < 0 { sweep += turn }
    }
    let sign: CGFloat = growing ? 1 : -1
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let count = max(1, Int((sweep / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(count) * sign
    // The handle length at which the curve touches the circle in the middle of the piece.
    let handle = radius * 4 / 3 * tan(step / 4)
    var steps: [PathElement] = [.move(point(start))]
    guard sweep > 0 else { return steps }
    for number in 0..<count {
      let (from, to) = (start + CGFloat(number) * step, start + CGFloat(number + 1) * step)
      let (first, last) = (point(from), point(to))
      steps.append(
        .curve(
          last,
          control1: CGPoint(x: first.x - handle * sin(from), y: first.y + handle * cos(from)),
          control2: CGPoint(x: last.x + handle * sin(to), y: last.y - handle * cos(to))
        )
      )
    }
    return steps
  }
}

extension CGPoint {
  fileprivate func moved(_ way: PathShape.Direction, _ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
    CGPoint(x: x + way.x * dx, y: y + way.y * dy)
  }
}

public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)

  public init(rawValue: UInt) { self.rawValue = rawValue }
}
