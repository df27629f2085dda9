// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A view of list content; only differences to the former configuration are written.
open class UIListContentView: UIView, UIContentView {
  private var shown = UIListContentConfiguration.cell()
  var imagePart: UIImageView?
  var textPart: ListContentLabel?
  var secondaryTextPart: ListContentLabel?
  var guides: ListContentGuides?

  public convenience init(configuration: UIListContentConfiguration) {
    self.init(frame: .zero)
    apply(configuration)
  }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let configuration = newValue as? UIListContentConfiguration else { return }
      apply(configuration)
    }
  }

  var listConfiguration: UIListContentConfiguration { shown }
  public var textLayoutGuide: UILayoutGuide? { guide(for: .text) }
  public var secondaryTextLayoutGuide: UILayoutGuide? { guide(for: .secondaryText) }
  public var imageLayoutGuide: UILayoutGuide? { guide(for: .image) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout(in: storedFrame.size)
    if let rect = layout.image { imagePart?.frame = rect }
    if let rect = layout.text { place(textPart, rect, beside: layout.textExclusion) }
    if let rect = layout.secondaryText {
      place(secondaryTextPart, rect, beside: layout.secondaryTextExclusion)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let parts = parts
    let limit = ListLength.limit(size.width)
    let width = min(limit, max(0, min(parts.naturalWidth, ListLength.limit)))
    return CGSize(
      width: width,
      height: fittingHeight(of: parts, within: min(limit, ListLength.limit))
    )
  }

  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    sizeThatFits(targetSize)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var size = sizeThatFits(targetSize)
    let width = ListLength.usable(targetSize.width)
    if horizontalFittingPriority == .required && width > 0 { size.width = width }
    let height = ListLength.usable(targetSize.height)
    if verticalFittingPriority == .required && height > 0 { size.height = height }
    return size
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: storedFrame.width, height: 0))
  }

  override var wrapsContent: Bool { true }

  override func wrappedContentHeight(forWidth width: CGFloat) -> CGFloat {
    fittingHeight(of: parts, within: width)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTint()
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if previous.hasDifferentColorAppearance(comparedTo: traitCollection) { showTint() }
    if previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      showFonts()
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  override func parentMarginsDidChange() {
    super.parentMarginsDidChange()
    guard !shown.storage.axesPreservingSuperviewLayoutMargins.isEmpty else { return }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  override func prepareForLayout() { guides?.follow(layout(in: storedFrame.size)) }

  func apply(_ configuration: UIListContentConfiguration) {
    let former = shown
    shown = configuration
    if former.storage === configuration.storage && isShowing { return }
    let isFirst = !isShowing
    isShowing = true
    if show(configuration.storage, over: former.storage, isFirst: isFirst) {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  private var isShowing = false

  private func place(_ label: ListContentLabel?, _ rect: CGRect, beside exclusion: CGSize) {
    guard let label else { return }
    label.exclusion = exclusion
    label.flowsRightToLeft = isRightToLeft
    label.frame = rect
  }
}

@MainActor final class ListContentGuides {
  enum Part: Int { case image, text, secondaryText }

  private var guides: [ListContentGuide?] = [nil, nil, nil]

  func guide(for part: Part, in view: UIListContentView) -> ListContentGuide {
    if let guide = guides[part.rawValue] { return guide }
    let guide = ListContentGuide()
    guide.identifier = "\(part)LayoutGuide"
    view.addLayoutGuide(guide)
    guide.attach(to: view)
    guides[part.rawValue] = guide
    return guide
  }

  func follow(_ layout: ListContentLayout) {
    if let rect = layout.image { guides[0]?.rectangle = rect }
    if let rect = layout.text { guides[1]?.rectangle = rect }
    if let rect = layout.secondaryText { guides[2]?.rectangle = rect }
  }
}

extension UIListContentView {
  func guide(for part: ListContentGuides.Part) -> UILayoutGuide? {
    let view: UIView? =
      switch part {
      case .image: imagePart
      case .text: textPart
      case .secondaryText: secondaryTextPart
      }
    guard let view, !view.storedIsHidden else { return nil }
    let guides = guides ?? ListContentGuides()
    self.guides = guides
    let guide = guides.guide(for: part, in: self)
    guides.follow(layout(in: storedFrame.size))
    return guide
  }
}

/// A guide at the frame of a list content's part, with constraints to the view's edges.
final class ListContentGuide: UILayoutGuide {
  private var edges: [NSLayoutConstraint] = []

  var rectangle = CGRect.zero {
    didSet {
      guard rectangle != oldValue, edges.count == 4 else { return }
      edges[0].constant = rectangle.minX
      edges[1].constant = rectangle.minY
      edges[2].constant = rectangle.width
      edges[3].constant = rectangle.height
    }
  }

  override var layoutFrame: CGRect { rectangle }

  func attach(to view: UIView) {
    edges = [
      leftAnchor.constraint(equalTo: view.leftAnchor, constant: rectangle.minX),
      topAnchor.constraint(equalTo: view.topAnchor, constant: rectangle.minY),
      widthAnchor.constraint(equalToConstant: rectangle.width),
      heightAnchor.constraint(equalToConstant: rectangle.height),
    ]
    NSLayoutConstraint.activate(edges)
  }
}
