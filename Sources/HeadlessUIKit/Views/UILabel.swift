// SPDX-License-Identifier: Apache-2.0

public import Foundation
import TextLayout

open class UILabel: UIView {
  var storedText: String?
  var storedFont = UIFont.systemFont(ofSize: 17)
  var storedTextColor: UIColor = .label
  var storedAlignment = NSTextAlignment.natural
  var storedNumberOfLines = 1
  var storedLineBreakMode = NSLineBreakMode.byTruncatingTail
  var attributed: AttributedContent?
  var options: LabelOptions?
  var layout: ParagraphLayout?
  var styledLayout: StyledLayout?
  var layoutWidth: CGFloat = -1
  private var storedMaxLayoutWidth: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    storedIsUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    storedIsUserInteractionEnabled = false
    NibLoading.decode(self, UILabel.self, from: coder)
  }

  /// The width at which the intrinsic size wraps; 0 for one line.
  open var preferredMaxLayoutWidth: CGFloat {
    get { storedMaxLayoutWidth }
    set {
      guard write(.other, isEqual: newValue == storedMaxLayoutWidth) else { return }
      storedMaxLayoutWidth = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The text; setting it drops attributes but keeps the label's style.
  open var text: String? {
    get { storedText }
    set {
      guard write(.text, isEqual: newValue == storedText && attributed == nil) else { return }
      storedText = newValue
      attributed = nil
      invalidateText()
    }
  }

  /// The attributed text; its style at location 0 becomes the label's style.
  open var attributedText: NSAttributedString? {
    get { attributed?.source ?? storedText.map { NSAttributedString(string: $0) } }
    set {
      guard write(.text, isEqual: isAttributedText(newValue)) else { return }
      setAttributedText(newValue)
    }
  }

  /// The font of all of the text; nil is the 17-point system font.
  open var font: UIFont! {
    get { storedFont }
    set {
      let newFont = followingTraits(newValue ?? UIFont.systemFont(ofSize: 17))
      guard write(.font, isEqual: attributed == nil && newFont == storedFont) else { return }
      storedFont = newFont
      attributed = attributed?.applying(newFont)
      invalidateText()
    }
  }

  open var textColor: UIColor! {
    get { storedTextColor }
    set {
      let newColor = newValue ?? UIColor.label
      guard write(.color, isEqual: attributed == nil && newColor == storedTextColor) else { return }
      storedTextColor = newColor
      attributed = attributed?.applying(newColor)
      setNeedsDisplay()
    }
  }

  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set {
      guard write(.other, isEqual: attributed == nil && newValue == storedAlignment) else { return }
      storedAlignment = newValue
      attributed = attributed?.applying { $0.alignment = newValue }
      styledLayout = nil
      setNeedsDisplay()
    }
  }

  /// The maximal number of lines; 0 or less for no limit.
  open var numberOfLines: Int {
    get { storedNumberOfLines }
    set {
      guard write(.other, isEqual: newValue == storedNumberOfLines) else { return }
      storedNumberOfLines = newValue
      invalidateText()
    }
  }

  open var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set {
      guard write(.other, isEqual: attributed == nil && newValue == storedLineBreakMode) else {
        return
      }
      storedLineBreakMode = newValue
      attributed = attributed?.applying { $0.lineBreakMode = newValue }
      invalidateText()
    }
  }

  /// The rules of line breaking beyond UAX #14, for all paragraphs.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { options?.lineBreakStrategy ?? .standard }
    set {
      guard write(.other, isEqual: attributed == nil && newValue == lineBreakStrategy) else {
        return
      }
      madeOptions.lineBreakStrategy = newValue
      attributed = attributed?.applying { $0.lineBreakStrategy = newValue }
      invalidateText()
    }
  }

  open var highlightedTextColor: UIColor? {
    get { options?.highlightedTextColor }
    set {
      guard write(.color, isEqual: newValue == highlightedTextColor) else { return }
      madeOptions.highlightedTextColor = newValue
      if isHighlighted { setNeedsDisplay() }
    }
  }

  open var isHighlighted: Bool {
    get { options?.isHighlighted ?? false }
    set {
      guard write(.flag, isEqual: newValue == isHighlighted) else { return }
      madeOptions.isHighlighted = newValue
      if highlightedTextColor != nil { setNeedsDisplay() }
    }
  }

  open var isEnabled: Bool {
    get { options?.isEnabled ?? true }
    set {
      guard write(.flag, isEqual: newValue == isEnabled) else { return }
      madeOptions.isEnabled = newValue
      setNeedsDisplay()
    }
  }

  open var shadowColor: UIColor? {
    get { options?.shadowColor }
    set {
      guard write(.color, isEqual: newValue == shadowColor) else { return }
      madeOptions.shadowColor = newValue
      setNeedsDisplay()
    }
  }

  open var shadowOffset: CGSize {
    get { options?.shadowOffset ?? LabelOptions.shadowOffset }
    set {
      guard write(.other, isEqual: newValue == shadowOffset) else { return }
      madeOptions.shadowOffset = newValue
      if shadowColor != nil { setNeedsDisplay() }
    }
  }

  open var adjustsFontSizeToFitWidth: Bool {
    get { options?.adjustsFontSizeToFitWidth ?? false }
    set {
      guard write(.flag, isEqual: newValue == adjustsFontSizeToFitWidth) else { return }
      madeOptions.adjustsFontSizeToFitWidth = newValue
      setNeedsDisplay()
    }
  }

  /// The minimal share of its size to which text may shrink; 0 and NaN prevent shrinking.
  open var minimumScaleFactor: CGFloat {
    get { options?.minimumScaleFactor ?? 0 }
    set {
      guard write(.other, isEqual: newValue == minimumScaleFactor) else { return }
      madeOptions.minimumScaleFactor = newValue
      setNeedsDisplay()
    }
  }

  open var baselineAdjustment: UIBaselineAdjustment {
    get { options?.baselineAdjustment ?? .alignBaselines }
    set {
      guard write(.other, isEqual: newValue == baselineAdjustment) else { return }
      madeOptions.baselineAdjustment = newValue
      setNeedsDisplay()
    }
  }

  open var adjustsFontForContentSizeCategory: Bool {
    get { options?.adjustsFontForContentSizeCategory ?? false }
    set {
      guard write(.flag, isEqual: newValue == adjustsFontForContentSizeCategory) else { return }
      madeOptions.adjustsFontForContentSizeCategory = newValue
      if newValue { adjustFonts() }
    }
  }

  /// True if letters tighten before truncation; stored without effect.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { options?.allowsDefaultTightening ?? false }
    set {
      guard write(.flag, isEqual: newValue == allowsDefaultTighteningForTruncation) else { return }
      madeOptions.allowsDefaultTightening = newValue
    }
  }

  // MARK: Sizes

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: text, traits: .staticText)
  }

  open override var intrinsicContentSize: CGSize {
    size(within: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(within: size.width > 0 ? size.width : .infinity)
  }

  open override func sizeToFit() {
    let width = storedNumberOfLines == 1 ? 0 : storedFrame.width
    frame = CGRect(
      origin: storedFrame.origin,
      size: sizeThatFits(CGSize(width: width, height: storedFrame.height))
    )
  }

  /// Returns the text's rectangle for a number of lines; all sizes of the label derive from it.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let size = measured(width: bounds.width, lineCount: numberOfLines)
    let height = min(size.height, max(0, bounds.height))
    return CGRect(x: bounds.minX, y: bounds.minY, width: size.width, height: height)
  }

  override var wrapsContent: Bool { storedNumberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override func wrappedContentHeight(forWidth width: CGFloat) -> CGFloat {
    size(within: width).height
  }

  override func baselineOffset(of attribute: NSLayoutConstraint.Attribute) -> Double {
    baseline(isFirst: attribute == .firstBaseline)
  }

  // MARK: Drawing

  open func drawText(in rect: CGRect) { draw(in: rect) }

  override func record(into list: inout [DrawCommand], context: DisplayContext) {
    guard let storedText, !storedText.isEmpty else { return }
    withUnsafeMutablePointer(to: &list) { canvas in
      UILabel.canvas = canvas
      drawText(in: CGRect(origin: .zero, size: storedFrame.size))
      UILabel.canvas = nil
    }
  }

  /// The display list of the label in `drawText(in:)`; a pointer, as a static array is slower.
  static var canvas: UnsafeMutablePointer<[DrawCommand]>?

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    let traits = traitCollection
    if previous.layoutDirection != traits.layoutDirection { invalidateText() }
    if previous.preferredContentSizeCategory != traits.preferredContentSizeCategory,
      adjustsFontForContentSizeCategory
    {
      adjustFonts()
    }
  }

  override func semanticContentDidChange() {
    super.semanticContentDidChange()
    invalidateText()
  }

  private var madeOptions: LabelOptions {
    if let options { return options }
    let made = LabelOptions()
    options = made
    return made
  }
}
