// SPDX-License-Identifier: Apache-2.0

/// Where views are aligned in both directions.
public struct Alignment: Hashable, Sendable {
  /// Where from side to side.
  public var horizontal: HorizontalAlignment
  /// Where from top to bottom.
  public var vertical: VerticalAlignment

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// On the first baseline, in the middle from side to side.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  /// On the first baseline, at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )

  /// Creates an alignment from its two directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
