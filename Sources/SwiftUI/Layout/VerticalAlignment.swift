// SPDX-License-Identifier: Apache-2.0

/// Where views are aligned from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
  let guide: AlignmentGuide

  /// At the top.
  public static let top = VerticalAlignment(guide: .start)
  /// In the middle.
  public static let center = VerticalAlignment(guide: .center)
  /// At the bottom.
  public static let bottom = VerticalAlignment(guide: .end)
  /// At the baseline of the first line of text; at the bottom of what has no text.
  public static let firstTextBaseline = VerticalAlignment(guide: .firstBaseline)
  /// At the baseline of the last line of text; at the bottom of what has no text.
  public static let lastTextBaseline = VerticalAlignment(guide: .lastBaseline)
}
