// SPDX-License-Identifier: Apache-2.0

/// Where views are aligned from side to side.
public struct HorizontalAlignment: Hashable, Sendable {
  let guide: AlignmentGuide

  /// At the edge where text begins, the left one here.
  public static let leading = HorizontalAlignment(guide: .start)
  /// In the middle.
  public static let center = HorizontalAlignment(guide: .center)
  /// At the edge where text ends, the right one here.
  public static let trailing = HorizontalAlignment(guide: .end)
}
