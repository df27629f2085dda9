// SPDX-License-Identifier: Apache-2.0

public import Foundation

open class UICollectionViewCell: UICollectionReusableView, ConfigurationHost {
  public typealias ConfigurationUpdateHandler = (
    UICollectionViewCell, UICellConfigurationState
  ) -> Void

  open var contentView: UIView { storedContentView }
  final var storedContentView = UIView(frame: .zero)

  /// The closure after `updateConfiguration(using:)`; setting it requests an update (R9).
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  var storedConfiguration: (any UIContentConfiguration)?
  var configuredView: (any UIView & UIContentView)?
  var configuredType: (any UIContentConfiguration.Type)?
  var background: BackgroundRecord?
  private var needsUpdateConfiguration = true
  private var lastUpdateState: UICellConfigurationState?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
    NibLoading.decode(self, UICollectionViewCell.self, from: coder)
  }

  private func begin() {
    storedContentView.frame = bounds
    addSubview(storedContentView)
  }

  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { storedConfiguration }
    set { apply(newValue) }
  }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { shownBackground }
    set { setBackground(newValue) }
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// The background view; setting it removes a background configuration (R14).
  open var backgroundView: UIView? {
    get { background?.backgroundView }
    set { setClassicBackground(newValue, at: \.backgroundView) }
  }

  open var selectedBackgroundView: UIView? {
    get { background?.selectedBackgroundView }
    set {
      setClassicBackground(newValue, at: \.selectedBackgroundView)
      showSelectedBackground()
    }
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Requests an update of the configurations before the next display; requests merge (R7).
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Updates the configurations for a state; override it, never call it (R7).
  open func updateConfiguration(using state: UICellConfigurationState) {}

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = layoutAttributes.flexibleAxes
    var fitted =
      axes == .both
      ? systemLayoutSizeFitting(layoutAttributes.size)
      : systemLayoutSizeFitting(
        layoutAttributes.size,
        withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
        verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required
      )
    if !axes.contains(.horizontal) { fitted.width = layoutAttributes.size.width }
    if !axes.contains(.vertical) { fitted.height = layoutAttributes.size.height }
    guard fitted.width > 0, fitted.height > 0, fitted != layoutAttributes.size,
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    preferred.frame.size = fitted
    return preferred
  }

  private var isSizedByContents: Bool {
    flushConfigurationUpdate()
    return contentView.isSizedByConstraints || configuredView != nil
  }

  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    isSizedByContents
      ? outerSize(of: contentView.systemLayoutSizeFitting(innerSize(of: targetSize))) : targetSize
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard isSizedByContents else { return targetSize }
    let fitted = contentView.systemLayoutSizeFitting(
      innerSize(of: targetSize),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
    return outerSize(of: fitted)
  }

  func contentFrame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }
  private func innerSize(of size: CGSize) -> CGSize { contentFrame(in: size).size }

  private func outerSize(of size: CGSize) -> CGSize {
    // Accessories take the same space in any cell that they fit into.
    let room = CGSize(width: 10_000, height: 10_000)
    let inner = contentFrame(in: room).size
    return CGSize(
      width: size.width + room.width - inner.width,
      height: size.height + room.height - inner.height
    )
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = contentFrame(in: storedFrame.size)
    if background != nil { layOutBackground() }
  }

  override func prepareForLayout() { flushConfigurationUpdate() }
  override func setNeedsUpdateOfConfiguration() { setNeedsUpdateConfiguration() }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    setNeedsUpdateConfiguration()
  }

  var automaticBackground: UIBackgroundConfiguration { defaultBackgroundConfiguration() }
  func forgetBuiltInViews() {}

  private func stateDidChange() {
    setNeedsUpdateConfiguration()
    showSelectedBackground()
  }

  private func showSelectedBackground() {
    background?.selectedBackgroundView?.setHiddenUncounted(!(isSelected || isHighlighted))
  }

  private func flushConfigurationUpdate() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    let state = configurationState
    if state != lastUpdateState ?? UICellConfigurationState(traitCollection: .system) {
      updateAutomatically(for: state, backgroundState: state)
    }
    lastUpdateState = state
    AutomaticTracking.runIfOn(.configuration, of: self) {
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }
}

open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseIdentifier = NibLoading.reuseIdentifier(of: coder)
  }

  @_silgen_name("headless_uikit_make_registered_reusable")
  convenience init(_registered frame: CGRect) { self.init(frame: frame) }

  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

extension UICollectionReusableView {
  /// Creates a view of its class; see `UITableViewCell`.
  @_silgen_name("headless_uikit_make_registered_reusable")
  static func _registered(_ frame: CGRect) -> Self
}
