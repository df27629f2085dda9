// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The settings of a label that most labels leave alone; made when the first one is changed.
final class LabelOptions {
  var highlightedTextColor: UIColor?
  var isHighlighted = false
  var isEnabled = true
  var shadowColor: UIColor?
  var shadowOffset = LabelOptions.shadowOffset
  var adjustsFontSizeToFitWidth = false
  var minimumScaleFactor: CGFloat = 0
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var allowsDefaultTightening = false
  var adjustsFontForContentSizeCategory = false
  var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard

  /// Where a shadow falls unless something else is said: a point above the text.
  static let shadowOffset = CGSize(width: 0, height: -1)

  /// Whether a text that is too wide may be shrunk.
  var shrinks: Bool {
    adjustsFontSizeToFitWidth && minimumScaleFactor > 0 && minimumScaleFactor < 1
  }
}
