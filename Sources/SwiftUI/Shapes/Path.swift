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

  public init() { storage = CGMutablePath() }

  public init(_ path: CGPath) {
    self.init()
    storage.addPath(path)
  }

  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  public init(_ rect: CGRect) {
    self.init()
    storage.addRect(rect)
  }

  public init(ellipseIn rect: CGRect) {
    self.init()
    storage.addEllipse(in: rect)
  }

  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, cornerSize: size, style: style)
  }

  public var cgPath: CGPath { storage.copy() ?? storage }

  public var isEmpty: Bool { storage.isEmpty }

  public var boundingRect: CGRect { storage.boundingBoxOfPath }

  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    storage.contains(point, using: eoFill ? .evenOdd : .winding)
  }

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
  public nonisolated func path(in rect: CGRect) -> Path { self }
}

extension Path {
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
