// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Buttons") @MainActor struct ButtonTests {
  private let star = UIImage(systemName: "star")

  @Test("A button follows its state, tint and handlers")
  func states() {
    // A state that says nothing shows what the normal state does.
    var button = UIButton(type: .custom)
    button.setTitle("usual", for: .normal)
    button.setTitle("pressed", for: .highlighted)
    button.setImage(star, for: .selected)
    expect(button.currentTitle == "usual" && button.currentImage == nil)
    button.isHighlighted = true
    expectEqual(button.currentTitle, "pressed")
    button.isHighlighted = false
    button.isSelected = true
    expect(button.currentTitle == "usual" && button.currentImage === star)
    expect(button.title(for: .highlighted) == "pressed" && button.title(for: .disabled) == nil)
    button.setTitle(nil, for: .normal)
    expect(button.currentTitle == nil)
    let system = UIButton(type: .system)
    expectEqual(system.currentTitleColor, .systemBlue)
    system.tintColor = .systemPink
    expectEqual(system.currentTitleColor, .systemPink)
    system.setTitleColor(.red, for: .normal)
    expectEqual(system.currentTitleColor, .red)
    system.isEnabled = false
    expectEqual(system.currentTitleColor, .systemGray)
    expectEqual(UIButton(type: .custom).currentTitleColor, .white)
    var sender: UIButton?
    let action = UIAction(title: "Go", image: star) { sender = $0.sender as? UIButton }
    let stage = TouchStage(UIButton(type: .system, primaryAction: action))
    expect(stage.control.currentTitle == "Go" && stage.control.currentImage === star)
    stage.window.tap(stage.control)
    expect(stage.events == ["down", "up inside", "primary"] && sender === stage.control)
    stage.forget()
    let touch = stage.window.beginTouch(at: CGPoint(5, 5))
    if let touch {
      stage.window.moveTouch(touch, to: CGPoint(290, 290))
      stage.window.endTouch(touch)
    }
    expect(!stage.events.contains("primary"))
    button = UIButton(configuration: .gray())
    var seen: [Bool] = []
    button.configurationUpdateHandler = { button in
      seen.append(button.isHighlighted)
      button.configuration?.title = button.isHighlighted ? "on" : "off"
    }
    button.layoutIfNeeded()
    button.isHighlighted = true
    button.isSelected = true
    button.layoutIfNeeded()
    expect(seen == [false, true] && button.currentTitle == "on")
  }

  @Test("A configuration decides on size and insets")
  func size() throws {
    // A configuration is as large as its parts, its paddings and its insets.
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.subtitle = "A longer subtitle"
    configuration.image = star
    configuration.imagePadding = 10
    configuration.titlePadding = 3
    configuration.contentInsets = NSDirectionalEdgeInsets(1, 20, 2, 30)
    let button = UIButton(configuration: configuration)
    func size(_ text: String, _ points: CGFloat) -> CGSize {
      let label = UILabel(text, font: .systemFont(ofSize: points))
      return label.sizeThatFits(.zero)
    }
    let (title, subtitle) = (size("Title", 17), size("A longer subtitle", 12))
    let image = try require(star).size
    expectEqual(
      button.intrinsicContentSize,
      CGSize(
        width: 50 + image.width + 10 + max(title.width, subtitle.width),
        height: 3 + max(image.height, title.height + 3 + subtitle.height)
      )
    )
    expectEqual(button.frame.size, button.intrinsicContentSize)
    button.layoutIfNeeded()
    expectEqual(button.imageView?.frame.minX, 20)
    try expectEqual(require(button.titleLabel).frame.minX, 30 + image.width)
    configuration = UIButton.Configuration.borderless()
    configuration.title = "Title"
    let medium = UIButton(configuration: configuration).frame.size
    configuration.buttonSize = .large
    let large = UIButton(configuration: configuration).frame.size
    expectEqual(large, CGSize(medium.width + 16, medium.height + 16))
    configuration.contentInsets = .zero
    configuration.buttonSize = .mini
    let bare = UIButton(configuration: configuration).frame.size
    expectEqual(bare, CGSize(medium.width - 24, medium.height - 14))
  }

  @Test("Backgrounds are drawn by style and configuration")
  func looks() throws {
    func fill(_ configuration: UIButton.Configuration) -> UInt32? {
      let button = UIButton(configuration: configuration)
      guard case .box(let box)? = drawn(button).first else { return nil }
      return box.fillRGBA
    }
    expect(fill(.plain()) == nil)
    expectEqual(fill(.filled()), UIColor.systemBlue.packedRGBA)
    expectEqual(fill(.tinted()), UIColor.systemBlue.withAlphaComponent(0.18).packedRGBA)
    var green = UIButton.Configuration.filled()
    green.baseBackgroundColor = .systemGreen
    green.baseForegroundColor = .black
    expectEqual(fill(green), UIColor.systemGreen.packedRGBA)
    expectEqual(UIButton(configuration: green).currentTitleColor, .black)
    expectEqual(UIButton(configuration: .filled()).currentTitleColor, .white)
    do {  // A background that is set shows its colour, stroke and, with a fixed style, its corners.
      var configuration = UIButton.Configuration.plain()
      configuration.background.backgroundColor = .systemRed
      configuration.background.strokeColor = .systemGreen
      configuration.background.strokeWidth = 2
      configuration.background.cornerRadius = 3
      configuration.cornerStyle = .fixed
      let button = UIButton(configuration: configuration)
      FrameRenderer(root: button).renderFrame()
      guard case .box(let box)? = button.displayList.first else {
        Issue.record("the button draws no box")
        return
      }
      expect(box.fillRGBA == UIColor.systemRed.packedRGBA && box.cornerRadius == 3)
      expect(box.strokeRGBA == UIColor.systemGreen.packedRGBA && box.strokeWidth == 2)
    }
  }

  @Test("Images and titles keep to their placement and alignment")
  func placement() throws {
    var configuration = UIButton.Configuration.bordered()
    configuration.title = "Title"
    configuration.image = star
    configuration.imagePadding = 6
    let title = try require(UIButton(configuration: configuration).titleLabel).sizeThatFits(.zero)
    let image = try require(star).size
    for placement in [NSDirectionalRectEdge.leading, .trailing, .top, .bottom] {
      configuration.imagePlacement = placement
      let button = UIButton(configuration: configuration)
      button.layoutIfNeeded()
      let picture = try require(button.imageView).frame
      let text = try require(button.titleLabel).frame
      let isStacked = placement == .top || placement == .bottom
      let inner =
        isStacked
        ? CGSize(max(image.width, title.width), image.height + 6 + title.height)
        : CGSize(image.width + 6 + title.width, max(image.height, title.height))
      expectEqual(button.frame.size, CGSize(inner.width + 24, inner.height + 14))
      switch placement {
      case .leading: expectEqual(text.minX - picture.maxX, 6)
      case .trailing: expectEqual(picture.minX - text.maxX, 6)
      case .top: expect(abs(text.minY - picture.maxY - 6) < 0.01)
      default: expect(abs(picture.minY - text.maxY - 6) < 0.01)
      }
    }
    // Text that does not fit is cut, and content keeps to its alignment.
    let button = UIButton(type: .system)
    button.setTitle("A title that is far too long for its button", for: .normal)
    button.frame = CGRect(0, 0, 60, 40)
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.frame.width, 60)
    button.setTitle("ab", for: .normal)
    button.layoutIfNeeded()
    let width = try require(button.titleLabel).sizeThatFits(.zero).width
    let places: [(UIControl.ContentHorizontalAlignment, CGFloat)] = [
      (.left, 0), (.right, 60 - width), (.center, 30 - width / 2), (.leading, 0),
      (.trailing, 60 - width),
    ]
    for (alignment, x) in places {
      button.contentHorizontalAlignment = alignment
      button.layoutIfNeeded()
      expectEqual(button.titleLabel?.frame.minX, x)
    }
  }

  @Test("S3-23: Edge insets move a title, and a switch is drawn by its state")
  func oldInsets() throws {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.sizeToFit()
    let bare = button.frame.size
    button.contentEdgeInsets = UIEdgeInsets(1, 2, 3, 4)
    button.sizeToFit()
    expectEqual(button.frame.size, CGSize(bare.width + 6, bare.height + 4))
    button.layoutIfNeeded()
    let label = try require(button.titleLabel)
    let before = label.frame.minX
    button.titleEdgeInsets = UIEdgeInsets(0, 10, 0, 0)
    button.layoutIfNeeded()
    expectEqual(label.frame.minX, before + 5)
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    let configured = UIButton(configuration: configuration)
    let size = configured.sizeThatFits(.zero)
    configured.contentEdgeInsets = UIEdgeInsets(9, 9, 9, 9)
    expectEqual(configured.sizeThatFits(.zero), size)
    let control = UISwitch(frame: .zero)
    func boxes() -> [RoundedBox] {
      drawn(control).compactMap { if case .box(let box) = $0 { box } else { nil } }
    }
    expectEqual(boxes().map(\.rect.minX), [0, 2])
    control.isOn = true
    expectEqual(boxes().map(\.rect.maxX), [51, 49])
    expectEqual(boxes().first?.fillRGBA, UIColor.systemGreen.packedRGBA)
    control.onTintColor = .systemPink
    control.thumbTintColor = .black
    expectEqual(boxes().map(\.fillRGBA), [UIColor.systemPink, .black].map(\.packedRGBA))
    control.semanticContentAttribute = .forceRightToLeft
    expectEqual(boxes().map(\.rect.minX), [0, 2])
  }
}

@Suite("Button backdrops") @MainActor final class ButtonBackdropTests {
  private var button = UIButton(frame: CGRect(0, 0, 80, 30))
  private let plain = UIImage(systemName: "circle")
  private let pressed = UIImage(systemName: "circle.fill")

  private var backdrop: UIImageView? { button.subviews.first as? UIImageView }

  @Test("Background images and symbols follow a button's state")
  func states() {
    button.setTitle("Go", for: .normal)
    button.setBackgroundImage(plain, for: .normal)
    button.setBackgroundImage(pressed, for: .highlighted)
    button.layoutIfNeeded()
    expect(backdrop?.image === plain && backdrop?.frame == button.bounds)
    expect(button.subviews.last is UILabel)
    button.isHighlighted = true
    button.layoutIfNeeded()
    expect(backdrop?.image === pressed && button.currentBackgroundImage === pressed)
    expect(button.backgroundImage(for: .disabled) == nil)
    button.isHighlighted = false
    button.setBackgroundImage(nil, for: .normal)
    button.layoutIfNeeded()
    expect(backdrop?.image == nil)
    // A configuration has a background of its own and no such image.
    button = UIButton(frame: CGRect(0, 0, 80, 30))
    button.setBackgroundImage(plain, for: .normal)
    button.configuration = .filled()
    expect(button.currentBackgroundImage == nil)
    // A symbol is as large as the configuration of its state says, and the button with it.
    button = UIButton(frame: CGRect(0, 0, 80, 30))
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let usual = button.intrinsicContentSize.width
    button.setPreferredSymbolConfiguration(.init(pointSize: 60), forImageIn: .normal)
    expect(button.intrinsicContentSize.width > 2 * usual)
    button.setPreferredSymbolConfiguration(.init(pointSize: 10), forImageIn: .selected)
    button.isSelected = true
    expect(button.intrinsicContentSize.width < usual)
    expect(button.preferredSymbolConfigurationForImage(in: .disabled) == nil)
    // The old ways to show a touch are kept.
    button = UIButton(frame: CGRect(0, 0, 80, 30))
    expect(button.adjustsImageWhenHighlighted && button.adjustsImageWhenDisabled)
    expect(!button.showsTouchWhenHighlighted)
    button.adjustsImageWhenHighlighted = false
    button.showsTouchWhenHighlighted = true
    expect(!button.adjustsImageWhenHighlighted && button.showsTouchWhenHighlighted)
  }
}
