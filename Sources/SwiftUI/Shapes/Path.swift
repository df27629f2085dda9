// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Headless) public import HeadlessUIKit

/// The outline of a figure of lines and curves, which is also a shape and a view.
///
/// Steps that name a point that is not finite are left out, as are lines and curves without a point to start
/// from.
public struct Path: Equatable, Sendable {
  /// The steps: written only while nobody shares them.
  private var storage: CGMutablePath

  /// Creates an empty path.
  public init() { storage = CGMutablePath() }

  /// Creates a path with the steps of another framework's object.
  public init(_ path: CGPath) {
    self.init()
    storage.addPath(path)
  }

  /// Creates an empty path and lets a function add to it.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Creates the path of a rectangle.
  public init(_ rect: CGRect) {
    self.init()
    storage.addRect(rect)
  }

  /// Creates the path of the ellipse that fills a rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init()
    storage.addEllipse(in: rect)
  }

  /// Creates the path of a rectangle with round corners, which are quarters of ellipses in either style.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates the path of a rectangle with round corners, which are quarters of circles in either style.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, cornerSize: size, style: style)
  }

  /// The steps as another framework's object.
  public var cgPath: CGPath { storage.copy() ?? storage }

  /// Whether the path has no steps.
  public var isEmpty: Bool { storage.isEmpty }

  /// The smallest rectangle that contains the path; null if it is empty.
  public var boundingRect: CGRect { storage.boundingBoxOfPath }

  /// Returns true if a point lies in the filled path.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    storage.contains(point, using: eoFill ? .evenOdd : .winding)
  }

  /// Whether two paths have the same steps.
  public static func == (left: Path, right: Path) -> Bool { left.storage == right.storage }

  /// Changes the steps, which are copied first if another path shares them.
  mutating func change(_ body: (CGMutablePath) -> Void) {
    if !isKnownUniquelyReferenced(&storage) {
      let copy = CGMutablePath()
      copy.addPath(storage)
      storage = copy
    }
    body(storage)
  }
}

extension Path: Shape {
  /// Returns the path itself, wherever the room lies.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}

extension Path {
  /// Returns the path with every point mapped.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.addPath(self, transform: transform)
    return path
  }

  /// Returns the part of the path between two shares of its length, its curves cut into straight pieces.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (start, end) = (max(0, from.sanitized), min(1, to.sanitized))
    return start <= 0 && end >= 1 ? self : Path(storage.trimmed(from: start, to: end))
  }

  /// Returns the outline of a line along the path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var line: CGPath = storage
    if !style.dash.isEmpty {
      line = line.copy(dashingWithPhase: style.dashPhase, lengths: style.dash)
    }
    return Path(
      line.copy(
        strokingWithWidth: style.lineWidth,
        lineCap: style.lineCap,
        lineJoin: style.lineJoin,
        miterLimit: style.miterLimit
      )
    )
  }
}
