// SPDX-License-Identifier: Apache-2.0

/// Metrics that hold for a stretch of a text.
public struct ParagraphStretch: Hashable, Sendable {
  /// The offset behind its last byte of UTF-8.
  public let utf8End: Int
  /// The metrics of the paragraphs that start in it.
  public let metrics: ParagraphMetrics

  /// Makes a stretch; lengths in the metrics are brought into the range that they may have.
  public init(utf8End: Int, metrics: ParagraphMetrics) {
    self.utf8End = utf8End
    self.metrics = metrics.sanitized
  }
}
