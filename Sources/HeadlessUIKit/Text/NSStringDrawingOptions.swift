// SPDX-License-Identifier: Apache-2.0

/// How a string is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Breaks the text into lines at the width; without it the text is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Counts the leading of fonts; the measured family has none.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Measures glyphs and not advances; without effect here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// Leaves out the lines that are lower than the height.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)

  /// Creates options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
