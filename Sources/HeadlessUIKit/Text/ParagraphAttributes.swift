// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextLayout

/// The values of a paragraph style.
struct ParagraphAttributes: Hashable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  var baseWritingDirection = NSWritingDirection.natural
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var hyphenationFactor: Float = 0
  var allowsDefaultTighteningForTruncation = false

  /// The same for the text layout.
  var metrics: ParagraphMetrics {
    var metrics = ParagraphMetrics()
    metrics.lineBreakMode = lineBreakMode.lineBreakMode
    metrics.keepsHangulWords = lineBreakStrategy.keepsHangulWords
    metrics.direction = baseWritingDirection.textDirection
    metrics.lineSpacing = Double(lineSpacing)
    metrics.paragraphSpacing = Double(paragraphSpacing)
    metrics.paragraphSpacingBefore = Double(paragraphSpacingBefore)
    metrics.lineHeightMultiple = Double(lineHeightMultiple)
    metrics.minimumLineHeight = Double(minimumLineHeight)
    metrics.maximumLineHeight = Double(maximumLineHeight)
    metrics.firstLineHeadIndent = Double(firstLineHeadIndent)
    metrics.headIndent = Double(headIndent)
    metrics.tailIndent = Double(tailIndent)
    return metrics
  }
}
