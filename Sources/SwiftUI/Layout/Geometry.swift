// SPDX-License-Identifier: Apache-2.0

public import Foundation

public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  case horizontal = 0
  case vertical = 1

  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)

    public init(rawValue: Int8) { self.rawValue = rawValue }
  }

  var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }

  init(_ axis: Axis, _ length: CGFloat, across: CGFloat) {
    switch axis {
    case .horizontal: self.init(width: length, height: across)
    case .vertical: self.init(width: across, height: length)
    }
  }
}

public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top = 0
  case leading = 1
  case bottom = 2
  case trailing = 3

  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
  }
}

public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates the same inset on some edges and none on the others.
  @usableFromInline init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0
    )
  }

  var sanitized: EdgeInsets {
    EdgeInsets(
      top: top.sanitized,
      leading: leading.sanitized,
      bottom: bottom.sanitized,
      trailing: trailing.sanitized
    )
  }
}
