// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A centered message about missing content, rebuilt for each configuration.
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private var column: UIStackView?

  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    show()
  }

  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
  }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let configuration = newValue as? UIContentUnavailableConfiguration,
        configuration != shown
      else { return }
      shown = configuration
      show()
    }
  }

  /// True if the parts scroll in a small area; stored without effect.
  open var isScrollEnabled = false

  private func show() {
    column?.removeFromSuperview()
    backgroundColor = shown.background.resolvedBackgroundColor(for: tintColor)
    let made = UIStackView(arrangedSubviews: [])
    made.axis = .vertical
    made.alignment = shown.alignment == .center ? .center : .leading
    made.translatesAutoresizingMaskIntoConstraints = false
    for (part, gap) in parts {
      if let last = made.arrangedSubviews.last { made.setCustomSpacing(gap, after: last) }
      made.addArrangedSubview(part)
    }
    column = made
    addSubview(made)
    let margins = shown.directionalLayoutMargins
    NSLayoutConstraint.activate([
      made.centerYAnchor.constraint(equalTo: centerYAnchor),
      made.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: margins.top),
      made.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margins.leading),
      made.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margins.trailing),
    ])
  }

  private var parts: [(view: UIView, gap: CGFloat)] {
    var parts: [(UIView, CGFloat)] = []
    if let image { parts.append((image, 0)) }
    let texts = [
      text(shown.text, shown.attributedText, shown.textProperties),
      text(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties),
    ]
    let gaps = [shown.imageToTextPadding, shown.textToSecondaryTextPadding]
    for case (let label?, let gap) in zip(texts, gaps) { parts.append((label, gap)) }
    let buttons = [
      button(shown.button, shown.buttonProperties),
      button(shown.secondaryButton, shown.secondaryButtonProperties),
    ]
    let distances = [shown.textToButtonPadding, shown.buttonToSecondaryButtonPadding]
    for case (let button?, let gap) in zip(buttons, distances) { parts.append((button, gap)) }
    return parts
  }

  private var image: UIView? {
    if shown.kind == .loading && shown.image == nil {
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      return spinner
    }
    guard let image = shown.image else { return nil }
    let properties = shown.imageProperties
    let view = UIImageView(image: image)
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    view.tintColor = properties.tintColor
    view.layer.cornerRadius = properties.cornerRadius
    view.contentMode = .scaleAspectFit
    let limit = properties.maximumSize
    if limit.width > 0 {
      view.widthAnchor.constraint(lessThanOrEqualToConstant: limit.width).isActive = true
    }
    if limit.height > 0 {
      view.heightAnchor.constraint(lessThanOrEqualToConstant: limit.height).isActive = true
    }
    return view
  }

  private func text(
    _ text: String?,
    _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) -> UIView? {
    guard attributed != nil || text?.isEmpty == false else { return nil }
    let label = UILabel()
    label.font = properties.font
    label.textColor = properties.color
    label.textAlignment = shown.alignment == .center ? .center : .natural
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    if let attributed { label.attributedText = attributed } else { label.text = text }
    return label
  }

  private func button(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIView? {
    guard configuration.title != nil || configuration.image != nil else { return nil }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    // An action with a title would override the configuration's title.
    button.configuration = configuration
    button.menu = properties.menu
    button.isEnabled = properties.isEnabled
    return button
  }
}
