// SPDX-License-Identifier: Apache-2.0

public import Foundation

open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = [] { didSet { bar.take(accessories, in: self) } }
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { barDidChange() } } }
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { barDidChange() } }
  }
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { barDidChange() } }
  }

  private let bar = AccessoryBar()
  private(set) var listPlace: ListPlace?
  final var isSwiped = false
  private var roundedCorners: SectionPlace = []
  private var isIndentedByOutline = false
  private var line: UIView?
  private var guide: UILayoutGuide?

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    listPlace?.role == .header ? .header() : .cell()
  }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(kind: listPlace?.background ?? .plainCell)
  }

  open var separatorLayoutGuide: UILayoutGuide {
    if let guide { return guide }
    let made = UILayoutGuide()
    addLayoutGuide(made)
    let usual = made.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor)
    usual.priority = .defaultLow
    NSLayoutConstraint.activate([
      usual, made.trailingAnchor.constraint(equalTo: trailingAnchor),
      made.topAnchor.constraint(equalTo: topAnchor),
      made.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    guide = made
    return made
  }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let former = roundedCorners
    listPlace = layoutAttributes.listPlace
    showOutline(at: layoutAttributes)
    setNeedsDisplay()
    setNeedsLayout()
    let corners = listPlace?.corners ?? []
    roundedCorners = corners
    // A style of the app's own stays.
    guard corners != former, layerStyle?.proper == former.cornerStyle else { return }
    setLayerStyle(corners.cornerStyle)
    clipsToBounds = corners.cornerStyle != nil
  }

  private func showOutline(at attributes: UICollectionViewLayoutAttributes) {
    let isItem = attributes.representedElementKind == nil
    let level = isItem ? outline?.level(at: attributes.indexPath) : nil
    if let level {
      indentationLevel = level
    } else if isIndentedByOutline {
      indentationLevel = 0
    }
    isIndentedByOutline = level != nil
    bar.showExpansion(level != nil && outline?.isExpanded(at: attributes.indexPath) == true)
  }

  /// Sets the position before the cell is filled, since configurations depend on it.
  func take(_ place: ListPlace?) { listPlace = place }

  open override var isSelected: Bool { didSet { lookMayHaveChanged(isSelected != oldValue) } }
  open override var isHighlighted: Bool { didSet { lookMayHaveChanged(isHighlighted != oldValue) } }

  private func lookMayHaveChanged(_ isOther: Bool) {
    guard isOther else { return }
    setNeedsDisplay()
    bar.showSelection(isSelected)
  }

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isEditing = isListEditing
    state.isSwiped = isSwiped
    if let path = collection?.indexPath(for: self) {
      state.isExpanded = outline?.isExpanded(at: path) ?? false
    }
    return state
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    bar.place(in: self)
    placeLine()
  }

  /// Returns at least a standard table row's height, unless the content view determines it (R28).
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var size = super
      .systemLayoutSizeFitting(
        targetSize,
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority
      )
    if configuredView != nil, listPlace?.role == .item, !contentView._decidesRowHeight {
      size.height = max(size.height, UITableView.fallbackRowHeight)
    }
    return size
  }

  override func contentFrame(in size: CGSize) -> CGRect { bar.contentFrame(in: size, of: self) }

  override var standardMargins: UIEdgeInsets {
    CellMargins.margins(forWidth: collection?.storedFrame.width ?? storedFrame.width)
  }

  override func margins(ofContent view: UIView) -> UIEdgeInsets? {
    guard view === storedContentView else { return nil }
    var margins = layoutMargins
    guard layoutRecord?.hasOwnMargins != true, bar.hasTrailing(in: self) else { return margins }
    if isRightToLeft {
      margins.left = CellMargins.besideAccessory
    } else {
      margins.right = CellMargins.besideAccessory
    }
    return margins
  }

  private func placeLine() {
    guard let listPlace, listPlace.hasSeparator else {
      line?.isHidden = true
      return
    }
    let shown = line ?? UIView(frame: .zero)
    if line == nil {
      line = shown
      addSubview(shown)
    }
    shown.isHidden = false
    shown.backgroundColor = listPlace.configuration.separatorConfiguration.color
    let height: CGFloat = 0.5
    let (left, right) = lineEnds(listPlace)
    shown.frame = CGRect(
      x: left,
      y: storedFrame.height - height,
      width: max(0, right - left),
      height: height
    )
  }

  private func lineEnds(_ place: ListPlace) -> (CGFloat, CGFloat) {
    let width = storedFrame.width
    let content = contentView.frame
    let usual: (left: CGFloat, right: CGFloat) =
      if let guide {
        (guide.layoutFrame.minX, guide.layoutFrame.maxX)
      } else if isRightToLeft {
        (0, content.maxX - contentView.layoutMargins.right)
      } else {
        (content.minX + contentView.layoutMargins.left, width)
      }
    // Each edge has its default until it is set.
    let insets = place.configuration.separatorConfiguration.bottomSeparatorInsets
    let automatic = UIListSeparatorConfiguration.automaticInsets
    let leading = insets.leading == automatic.leading ? nil : insets.leading
    let trailing = insets.trailing == automatic.trailing ? nil : insets.trailing
    let (left, right) = isRightToLeft ? (trailing, leading) : (leading, trailing)
    return (left ?? usual.left, right.map { width - $0 } ?? usual.right)
  }

  override func record(into list: inout [DrawCommand], context: DisplayContext) {
    guard hasAutomaticBackground, let listPlace else { return }
    let color = listPlace.background.color(in: configurationState)
    guard color.packedRGBA & 0xFF != 0 else { return }
    list.append(.fill(CGRect(origin: .zero, size: storedFrame.size), packedRGBA: color.packedRGBA))
  }

  func barDidChange() {
    setNeedsLayout()
    storedContentView.standardMarginsDidChange()
    invalidateIntrinsicContentSize()
  }

  // MARK: The list

  private var collection: UICollectionView? { parent as? UICollectionView }
  private var outline: (any OutlineSource)? { collection?.dataSource as? any OutlineSource }

  func editingDidChange() {
    setNeedsUpdateConfiguration()
    barDidChange()
  }

  var isListEditing: Bool { collection?.isEditing ?? false }

  var expandsByTap: Bool {
    accessories.contains { accessory in
      guard case .outline(let style) = accessory.content else { return false }
      return style == .header || style == .automatic && listPlace?.role == .header
    }
  }

  func toggleOutline() {
    guard let path = collection?.indexPath(for: self) else { return }
    outline?.toggle(at: path)
    setNeedsUpdateConfiguration()
    bar.showExpansion(outline?.isExpanded(at: path) ?? false)
  }
}

extension UICollectionViewListCell: GlyphHost {
  func glyphWasTapped(_ glyph: CellGlyph) {
    guard let accessory = bar.accessory(of: glyph) else { return }
    if let action = accessory.action { return action() }
    if case .outline = accessory.content { toggleOutline() }
  }

  func reorderControlWasDropped(_ touch: UITouch) {}
}
