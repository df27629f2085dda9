// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextLayout

extension UILabel {
  /// Whether a text that does not fit is drawn smaller.
  var shrinks: Bool { options?.shrinks == true && storedNumberOfLines > 0 }

  /// The largest font, in steps of a quarter point, in which all of a plain text is shown.
  func shrunk(_ font: TextFont, _ text: String, width: CGFloat) -> TextFont {
    let scale = shrinkingScale(pointSize: font.pointSize) { scale in
      let smaller = TextFont(pointSize: font.pointSize * scale, weight: font.weight)
      return !broken(text, smaller, width: width, lineCount: storedNumberOfLines).isTruncated
    }
    return TextFont(pointSize: font.pointSize * scale, weight: font.weight)
  }

  /// A text with runs in the largest scale in which all of it is shown.
  func shrunk(_ text: StyledText, width: CGFloat) -> StyledText {
    let pointSize = text.runs.map(\.font.pointSize).max() ?? 0
    let scale = shrinkingScale(pointSize: pointSize) { scale in
      let smaller = text.scaled(by: scale)
      return !broken(smaller, width: width, lineCount: storedNumberOfLines).isTruncated
    }
    return text.scaled(by: scale)
  }

  /// Where a shrunk text begins.
  ///
  /// `top` has it in the middle, `wholeTop` is where the text would begin in its own size, and
  /// `rise` is by how much that has the larger ascender.
  func shrunkTop(_ top: Double, wholeTop: Double, raisedBy rise: Double) -> Double {
    guard storedNumberOfLines == 1 else { return top }
    switch baselineAdjustment {
    case .alignBaselines: return wholeTop + rise
    case .alignCenters: return top
    case .none: return wholeTop
    }
  }

  /// The largest scale down to the least that fits, or the least; at most twenty are tried.
  private func shrinkingScale(pointSize: Double, fits: (Double) -> Bool) -> Double {
    let least = Double(minimumScaleFactor)
    let steps = max(1, min((pointSize * (1 - least) * 4).rounded(.up), 500_000))
    var low = 0
    var high = Int(steps) - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(least + (1 - least) * Double(middle) / steps) {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return least + (1 - least) * Double(low) / steps
  }
}
