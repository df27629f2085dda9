// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
public import Foundation
import TextLayout

/// A view that shows one or more lines of text.
open class UILabel: UIView {
  private var storedText: String?
  private var storedFont = UIFont.systemFont(ofSize: 17)
  private var storedTextColor: UIColor = .label
  private var storedAlignment = NSTextAlignment.natural
  private var storedNumberOfLines = 1
  private var storedLineBreakMode = NSLineBreakMode.byTruncatingTail
  private var layout: ParagraphLayout?
  private var layoutWidth: CGFloat = -1

  /// The width at which the intrinsic size wraps; 0 means that it does not wrap.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The text; nil shows nothing.
  open var text: String? {
    get { storedText }
    set {
      guard write(isEqual: newValue == storedText) else { return }
      storedText = newValue
      invalidateText()
    }
  }

  /// The font of the text; nil stands for the system font of 17 points.
  open var font: UIFont! {
    get { storedFont }
    set {
      let newFont = newValue ?? UIFont.systemFont(ofSize: 17)
      guard write(isEqual: UIFont.same(newFont, storedFont)) else { return }
      storedFont = newFont
      invalidateText()
    }
  }

  /// The colour of the text; nil stands for the label colour.
  open var textColor: UIColor! {
    get { storedTextColor }
    set {
      let newColor = newValue ?? UIColor.label
      guard write(isEqual: UIColor.same(newColor, storedTextColor)) else { return }
      storedTextColor = newColor
      setNeedsDisplay()
    }
  }

  /// How the lines lie between the edges.
  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set {
      guard write(isEqual: newValue == storedAlignment) else { return }
      storedAlignment = newValue
      setNeedsDisplay()
    }
  }

  /// The most lines that are shown; 0 means as many as there are.
  open var numberOfLines: Int {
    get { storedNumberOfLines }
    set {
      guard write(isEqual: newValue == storedNumberOfLines) else { return }
      storedNumberOfLines = newValue
      invalidateText()
    }
  }

  /// How text that does not fit is wrapped or truncated.
  open var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set {
      guard write(isEqual: newValue == storedLineBreakMode) else { return }
      storedLineBreakMode = newValue
      invalidateText()
    }
  }

  open override var intrinsicContentSize: CGSize {
    measured(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measured(width: size.width > 0 ? size.width : .infinity)
  }

  override var wrapsContent: Bool {
    storedNumberOfLines != 1 && preferredMaxLayoutWidth <= 0
  }

  override func wrappedContentHeight(forWidth width: CGFloat) -> CGFloat {
    measured(width: width).height
  }

  override func baselineOffset(of attribute: NSLayoutConstraint.Attribute) -> Double {
    let metrics = storedFont.metrics
    return attribute == .firstBaseline
      ? metrics.ascender : metrics.ascender - metrics.lineHeight
  }

  override func record(into list: inout [DrawCommand], context: DisplayContext) {
    guard let storedText, !storedText.isEmpty else { return }
    let layout = laidOut(storedText, width: storedFrame.width)
    let lineHeight = storedFont.metrics.lineHeight
    let top = (Double(storedFrame.height) - layout.size.height) / 2
    let color = storedTextColor.packedRGBA
    for (number, line) in layout.lines.enumerated() {
      list.append(
        .text(
          TextRun(
            text: storedText,
            line: line,
            x: offset(ofLine: line.width),
            baseline: top + Double(number) * lineHeight + storedFont.metrics.ascender,
            font: storedFont.metrics,
            packedRGBA: color
          )
        )
      )
    }
  }

  /// The metrics of the font that the text is shown in.
  var shownFont: TextFont { storedFont.metrics }

  /// The colour that the text is shown in.
  var shownColor: UInt32 { storedTextColor.packedRGBA }

  /// The distance of a line from the left edge.
  private func offset(ofLine width: Double) -> Double {
    let room = Double(storedFrame.width) - width
    switch storedAlignment {
    case .left, .natural, .justified: return 0
    case .center: return room / 2
    case .right: return room
    }
  }

  /// The size of the text at a width, rounded up to whole half points.
  private func measured(width: CGFloat) -> CGSize {
    guard let storedText, !storedText.isEmpty else { return .zero }
    let size = laidOut(storedText, width: width).size
    return CGSize(width: Self.roundedUp(size.width), height: Self.roundedUp(size.height))
  }

  /// The lines of the text at a width, kept until the text or the width changes.
  private func laidOut(_ text: String, width: CGFloat) -> ParagraphLayout {
    // Lines that were broken at a larger width and all fit in this one are broken alike here.
    if let layout, layoutWidth == width || (layoutWidth > width && layout.size.width <= width) {
      return layout
    }
    engine_count_text_layouts(1)
    let result = TextMeasurer.layout(
      text,
      font: storedFont.metrics,
      maximumWidth: Double(width),
      maximumLineCount: max(0, storedNumberOfLines),
      lineBreakMode: storedLineBreakMode.lineBreakMode
    )
    layout = result
    layoutWidth = width
    return result
  }

  private func invalidateText() {
    layout = nil
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// Rounds up to the pixel grid at 2 pixels to a point, forgiving what a sum leaves over.
  private static func roundedUp(_ length: Double) -> CGFloat {
    CGFloat(((length * 2) - 1e-6).rounded(.up) / 2)
  }
}
