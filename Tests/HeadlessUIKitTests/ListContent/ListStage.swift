// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation

@_spi(Headless) @testable import HeadlessUIKit

/// A list content view on its own in a root, laid out at a size and text size.
@MainActor struct ListStage {
  let root = UIView(frame: CGRect(0, 0, 1000, 1000))
  let view: UIListContentView

  init(
    _ configuration: UIListContentConfiguration,
    size: CGSize = CGSize(375, 44),
    category: UIContentSizeCategory = .large,
    isRightToLeft: Bool = false
  ) {
    root.traitOverrides.preferredContentSizeCategory = category
    if isRightToLeft { root.traitOverrides.layoutDirection = .rightToLeft }
    view = UIListContentView(configuration: configuration)
    root.addSubview(view)
    view.frame = CGRect(origin: .zero, size: size)
    root.layoutIfNeeded()
  }

  var image: CGRect? { Self.frame(view.imagePart) }
  var text: CGRect? { Self.frame(view.textPart) }
  var secondaryText: CGRect? { Self.frame(view.secondaryTextPart) }

  func fit(width: CGFloat) {
    let height = view.sizeThatFits(CGSize(width, 0)).height
    view.frame.size = CGSize(width, height)
    root.layoutIfNeeded()
  }

  func lines(of label: UILabel?) -> [(text: String, x: Double, baseline: Double)] {
    FrameRenderer(root: root).renderFrame()
    return (label?.displayList ?? [])
      .compactMap { command in
        guard case .text(let run) = command else { return nil }
        return (run.shownText, run.x, run.baseline)
      }
  }

  private static func frame(_ part: UIView?) -> CGRect? {
    part.flatMap { $0.isHidden ? nil : $0.frame }
  }

  static func picture(_ width: Int, _ height: Int, color: UInt32 = 0x1020_30FF) -> UIImage {
    UIImage(
      pixelBuffer: PixelBuffer(
        width: width,
        height: height,
        pixels: Array(repeating: color, count: width * height)
      )
    )
  }

  /// The height of a label of one line in a font: its line height, up to whole half points.
  static func height(_ font: UIFont, lines: Int = 1) -> CGFloat {
    (font.lineHeight * CGFloat(lines) * 2 - 1e-6).rounded(.up) / 2
  }

  static func width(_ text: String, _ font: UIFont) -> CGFloat {
    let label = UILabel(text, font: font)
    return label.sizeThatFits(.zero).width
  }
}

/// Random list content: a case is the state of its generator.
@MainActor struct RandomListContent {
  private var random: SplitMix64
  private let pictures = [ListStage.picture(20, 20), ListStage.picture(70, 30, color: 0xFF00_00FF)]
  private let transformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
  private let words = ["", "a", "Title", "a longer text that wraps in a narrow cell", "two\nlines"]

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func configuration() -> UIListContentConfiguration {
    let style = ListContentStyle.allCases.randomElement(using: &random) ?? .cell
    var content = UIListContentConfiguration(ListContentStorage.defaults(of: style))
    if coin { content.image = image() }
    if coin { content.text = words.randomElement(using: &random) }
    if coin { content.secondaryText = words.randomElement(using: &random) }
    if coin && coin { content.attributedText = attributed() }
    if coin && coin { content.secondaryAttributedText = attributed() }
    change(&content.textProperties)
    change(&content.secondaryTextProperties)
    changeImage(&content.imageProperties)
    if coin { content.alpha = coin ? 0.5 : 0 }
    if coin { content.prefersSideBySideTextAndSecondaryText.toggle() }
    if coin { content.imageToTextPadding = length() }
    if coin { content.textToSecondaryTextHorizontalPadding = length() }
    if coin { content.textToSecondaryTextVerticalPadding = length() }
    if coin { content.axesPreservingSuperviewLayoutMargins = coin ? .both : [] }
    if coin {
      content.directionalLayoutMargins = .init(
        top: length(),
        leading: length(),
        bottom: length(),
        trailing: length()
      )
    }
    return content
  }

  mutating func state(in traits: UITraitCollection) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traits)
    state.isSelected = coin
    state.isHighlighted = coin
    state.isDisabled = coin && coin
    return state
  }

  var coin: Bool { mutating get { Bool.random(using: &random) } }

  private mutating func length() -> CGFloat { CGFloat(Int.random(in: 0..<60, using: &random)) / 2 }

  private mutating func image() -> UIImage? {
    coin
      ? UIImage(systemName: ["star", "heart.fill"].randomElement(using: &random) ?? "star")
      : pictures.randomElement(using: &random)
  }

  private mutating func attributed() -> NSAttributedString {
    NSAttributedString(string: words.randomElement(using: &random) ?? "")
  }

  private mutating func change(_ look: inout UIListContentConfiguration.TextProperties) {
    if coin { look.font = .systemFont(ofSize: 10 + length()) }
    if coin { look.color = coin ? .systemRed : .label }
    if coin { look.colorTransformer = transformer }
    if coin { look.alignment = coin ? .center : .justified }
    if coin { look.lineBreakMode = coin ? .byTruncatingMiddle : .byWordWrapping }
    if coin { look.numberOfLines = coin ? 1 : 2 }
    if coin { look.transform = coin ? .uppercase : .capitalized }
    if coin { look.adjustsFontForContentSizeCategory = false }
    if coin { look.adjustsFontSizeToFitWidth = true }
    if coin { look.minimumScaleFactor = 0.5 }
    if coin { look.allowsDefaultTighteningForTruncation = true }
  }

  private mutating func changeImage(_ look: inout UIListContentConfiguration.ImageProperties) {
    if coin { look.tintColor = coin ? .systemGreen : nil }
    if coin { look.tintColorTransformer = transformer }
    if coin { look.cornerRadius = length() }
    if coin { look.strokeWidth = length() / 10 }
    if coin { look.strokeColor = coin ? .systemOrange : nil }
    if coin { look.maximumSize = CGSize(length(), length()) }
    if coin { look.reservedLayoutSize = CGSize(length(), length()) }
    if coin { look.preferredSymbolConfiguration = .init(pointSize: 10 + length()) }
  }
}

extension UIListContentConfiguration {
  /// Returns the configuration with texts and an image; nil leaves a property unset.
  func with(_ text: String?, _ secondaryText: String? = nil, image: UIImage? = nil) -> Self {
    var content = self
    if let text { content.text = text }
    if let secondaryText { content.secondaryText = secondaryText }
    if let image { content.image = image }
    return content
  }
}
