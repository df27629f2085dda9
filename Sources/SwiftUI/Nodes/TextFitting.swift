// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextLayout

/// Finds how large a text sheet is shown in some room, and on how many lines.
struct TextFitting {
  struct Fit {
    var size = CGSize.zero
    /// What all fonts are multiplied by.
    var scale = 1.0
    /// The line limit that the label has to be given.
    var lineLimit = 0
    /// How far the first and the last baseline lie below the top.
    var firstBaseline: CGFloat = 0
    var lastBaseline: CGFloat = 0
  }

  private let text: StyledText
  private let lineLimit: Int
  private let minimumScale: Double

  init(_ sheet: AttributedTextLayout) {
    text = sheet.styled()
    lineLimit = sheet.lineLimit
    minimumScale = Double(sheet.settings.minimumScale)
  }

  /// What is shown of the text in the room that is offered.
  func fit(_ proposal: Proposal) -> Fit {
    guard !text.text.isEmpty else { return Fit() }
    let width = proposal.width < 0 ? CGFloat.infinity : proposal.width.downToPixel
    let height = proposal.height < 0 ? CGFloat.infinity : proposal.height
    guard width > 0 else {
      return fit(layout(text, width: .infinity, lineLimit: 1), width: 0, scale: 1, lineLimit)
    }
    let scale = scale(width: width, height: height)
    let shown = scale == 1 ? text : text.scaled(by: scale)
    let whole = layout(shown, width: width, lineLimit: lineLimit)
    let fitting = max(1, whole.lines.prefix { $0.top + $0.height <= Double(height) + 0.5 }.count)
    guard fitting < whole.lines.count else {
      return fit(whole, width: width, scale: scale, lineLimit)
    }
    let cut = layout(shown, width: width, lineLimit: fitting)
    return fit(cut, width: width, scale: scale, fitting)
  }

  private func fit(_ layout: StyledLayout, width: CGFloat, scale: Double, _ lineLimit: Int) -> Fit {
    var fit = Fit(scale: scale, lineLimit: lineLimit)
    fit.size = CGSize(
      width: min(CGFloat(layout.size.width).upToPixel, width),
      height: CGFloat(layout.size.height).upToPixel
    )
    if let first = layout.lines.first { fit.firstBaseline = CGFloat(first.top + first.ascent) }
    if let last = layout.lines.last { fit.lastBaseline = CGFloat(last.top + last.ascent) }
    return fit
  }

  /// The largest scale in which all of the text is shown, in steps of about a quarter point, or the least one.
  private func scale(width: CGFloat, height: CGFloat) -> Double {
    guard minimumScale < 1, !fits(1, width, height) else { return 1 }
    let pointSize = text.runs.map(\.font.pointSize).max() ?? 0
    let steps = max(1, min((pointSize * (1 - minimumScale) * 4).rounded(.up), 500_000))
    var low = 0
    var high = Int(steps) - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(scale(ofStep: middle, of: steps), width, height) {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return scale(ofStep: low, of: steps)
  }

  private func scale(ofStep step: Int, of steps: Double) -> Double {
    minimumScale + (1 - minimumScale) * Double(step) / steps
  }

  /// Whether all of the text is shown in a scale.
  private func fits(_ scale: Double, _ width: CGFloat, _ height: CGFloat) -> Bool {
    let layout = layout(text.scaled(by: scale), width: width, lineLimit: lineLimit)
    return !layout.isTruncated && layout.size.height <= Double(height) + 0.5
  }

  private func layout(_ text: StyledText, width: CGFloat, lineLimit: Int) -> StyledLayout {
    TextMeasurer.layout(text, maximumWidth: Double(width), maximumLineCount: lineLimit)
  }
}
