// SPDX-License-Identifier: Apache-2.0

public import Foundation

public struct AnyShape: Shape {
  private let shape: any Shape

  public init<Outline: Shape>(_ shape: Outline) { self.shape = shape }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public var _outline: _ShapeOutline { shape._outline }
}

/// A shape whose path is changed once its room is known.
public struct _ChangedShape<Base: Shape>: Shape {
  let base: Base
  let change: @Sendable (Path, CGRect) -> Path

  public func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect) }
}

extension Shape {
  public nonisolated func trim(
    from startFraction: CGFloat = 0,
    to endFraction: CGFloat = 1
  ) -> _ChangedShape<Self> {
    _ChangedShape(base: self) { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
  }
}
