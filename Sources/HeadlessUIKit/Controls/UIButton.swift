// SPDX-License-Identifier: Apache-2.0

public import Foundation

open class UIButton: UIControl {
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  open private(set) var buttonType = ButtonType.custom
  private var primary: UIAction?
  private var titles = ButtonContents<String>()
  private var attributedTitles = ButtonContents<NSAttributedString>()
  var oldInsets: ButtonInsets?
  private var titleColors = ButtonContents<UIColor>()
  private var images = ButtonContents<UIImage>()
  var backdrop: ButtonBackdrop?
  /// The configuration on the heap, since it is larger than the button.
  private var configurationBox: ConfigurationBox?
  private var storedConfiguration: Configuration? {
    get { configurationBox?.value }
    set { configurationBox = newValue.map(ConfigurationBox.init) }
  }
  private var needsUpdateConfiguration = false
  /// The menu of the button; it is never displayed.
  open var menu: UIMenu?
  /// True if the menu's selection is the title; stored without effect.
  open var changesSelectionAsPrimaryAction = false
  private var titleView: UILabel?
  private var titleIsStyled = false
  private var subtitleView: UILabel?
  private var pictureView: UIImageView?

  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(type: buttonType, primaryAction: nil)
  }

  public convenience init(
    type buttonType: UIButton.ButtonType = .system,
    primaryAction: UIAction?
  ) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if let name = buttonType.symbolName { images[.normal] = UIImage(systemName: name) }
    take(primaryAction)
    sizeToFit()
  }

  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    storedConfiguration = configuration
    take(primaryAction)
    sizeToFit()
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    primary = action
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Contents

  open func setTitle(_ title: String?, for state: UIControl.State) {
    guard write(.text, isEqual: titles[state] == title) else { return }
    titles[state] = title
    contentsDidChange()
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    guard write(.color, isEqual: titleColors[state] == color) else { return }
    titleColors[state] = color
    contentsDidChange()
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    guard write(.image, isEqual: images[state] === image) else { return }
    images[state] = image
    contentsDidChange()
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    guard write(.text, isEqual: attributedTitles[state] == title) else { return }
    attributedTitles[state] = title
    contentsDidChange()
  }

  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles[state]
  }

  open var currentAttributedTitle: NSAttributedString? {
    storedConfiguration == nil ? attributedTitles.shown(in: state) : nil
  }

  open func title(for state: UIControl.State) -> String? { titles[state] }
  open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state] }
  open func image(for state: UIControl.State) -> UIImage? { images[state] }

  open var currentTitle: String? {
    storedConfiguration?.title ?? titles.shown(in: state) ?? attributedTitles.shown(in: state)?
      .string ?? primary?.title.nonEmpty
  }

  open var currentImage: UIImage? {
    storedConfiguration?.image ?? images.shown(in: state) ?? primary?.image
  }

  open var currentTitleColor: UIColor {
    guard isEnabled else { return titleColors[.disabled] ?? .systemGray }
    if let storedConfiguration { return storedConfiguration.foreground(tint: tintColor) }
    return titleColors.shown(in: state) ?? (buttonType == .custom ? .white : tintColor)
  }

  open var titleLabel: UILabel? { madeTitleView }
  open var imageView: UIImageView? { madePictureView }

  // MARK: Configuration

  open var configuration: Configuration? {
    get { storedConfiguration }
    set {
      guard write(.other, isEqual: storedConfiguration == newValue) else { return }
      storedConfiguration = newValue
      contentsDidChange()
    }
  }

  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// True if the configuration follows the state; its style always does.
  open var automaticallyUpdatesConfiguration = true

  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { madeContent().size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { madeContent().size }

  override func prepareForLayout() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    AutomaticTracking.runIfOn(.configuration, of: self) { updateConfiguration() }
  }

  override func setNeedsUpdateOfConfiguration() { setNeedsUpdateConfiguration() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backdrop?.show(in: self)
    madeContent().layOut(in: self)
  }

  private func madeContent() -> ButtonArrangement {
    let color = currentTitleColor
    if let title = currentAttributedTitle ?? styledTitle(color) {
      madeTitleView.attributedText = title
      titleIsStyled = true
    } else if let title = currentTitle {
      if titleIsStyled { madeTitleView.font = usualTitleFont }
      titleIsStyled = false
      madeTitleView.text = title
      madeTitleView.textColor = color
    } else {
      titleView?.text = nil
    }
    if let subtitle = styledSubtitle(color) {
      madeSubtitleView.attributedText = subtitle
    } else if let subtitle = storedConfiguration?.subtitle {
      madeSubtitleView.text = subtitle
      madeSubtitleView.textColor = color
    } else {
      subtitleView?.text = nil
    }
    if let image = currentImage {
      madePictureView.image = image
      if backdrop != nil || storedConfiguration != nil {
        madePictureView.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
      }
      // Without a configuration an image has the tint, whatever colour the title was given.
      madePictureView.tintColor = storedConfiguration == nil && isEnabled ? tintColor : color
    } else {
      pictureView?.image = nil
    }
    return ButtonArrangement(
      title: titleView,
      subtitle: subtitleView,
      picture: pictureView,
      configuration: storedConfiguration,
      oldInsets: oldInsets
    )
  }

  private var usualTitleFont: UIFont { .systemFont(ofSize: storedConfiguration == nil ? 15 : 17) }

  private func styledTitle(_ color: UIColor) -> NSAttributedString? {
    storedConfiguration?.styledTitle(font: usualTitleFont, color: color)
  }

  private func styledSubtitle(_ color: UIColor) -> NSAttributedString? {
    storedConfiguration?.styledSubtitle(font: .systemFont(ofSize: 12), color: color)
  }

  private var madeTitleView: UILabel {
    if let titleView { return titleView }
    let label = UILabel(frame: .zero)
    label.font = usualTitleFont
    label.lineBreakMode = .byTruncatingMiddle
    titleView = label
    addSubview(label)
    return label
  }

  private var madeSubtitleView: UILabel {
    if let subtitleView { return subtitleView }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 12)
    subtitleView = label
    addSubview(label)
    return label
  }

  private var madePictureView: UIImageView {
    if let pictureView { return pictureView }
    let view = UIImageView(frame: .zero)
    pictureView = view
    addSubview(view)
    return view
  }

  func contentsDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  override func controlStateDidChange() {
    contentsDidChange()
    setNeedsUpdateConfiguration()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentsDidChange()
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: currentTitle, traits: stateTraits.union(.button))
  }

  // MARK: Touches

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    isTapped = isTouchInside
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTapped = false
    super.touchesEnded(touches, with: event)
    // After the event of the touch itself.
    if isTapped { sendActions(for: .primaryActionTriggered) }
    isTapped = false
  }

  private var isTapped = false

  override func record(into list: inout [DrawCommand], context: DisplayContext) {
    guard let storedConfiguration else { return }
    let background = storedConfiguration.background
    let color = storedConfiguration.background(tint: tintColor)
    guard color != nil || background.strokeWidth > 0 else { return }
    let usable = isEnabled || color == nil ? color ?? .clear : .systemGray5
    let resolved = usable.resolvedColor(with: traitCollection)
    let shown = isHighlighted ? resolved.withAlphaComponent(resolved.alphaPart * 0.75) : resolved
    list.append(
      .box(
        RoundedBox(
          rect: CGRect(origin: .zero, size: storedFrame.size),
          cornerRadius: storedConfiguration.cornerRadius(height: storedFrame.height),
          fillRGBA: shown.packedRGBA,
          strokeRGBA: (background.strokeColor ?? tintColor).packedRGBA,
          strokeWidth: max(0, background.strokeWidth.orZero)
        )
      )
    )
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}

extension UIColor {
  fileprivate var alphaPart: CGFloat { CGFloat(packedRGBA & 0xFF) / 255 }
}

private final class ConfigurationBox {
  let value: UIButton.Configuration

  init(_ value: UIButton.Configuration) { self.value = value }
}
