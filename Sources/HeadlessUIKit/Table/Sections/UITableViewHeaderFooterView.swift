// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The view of a section's header or footer, with a title or a content configuration (S1-04).
open class UITableViewHeaderFooterView: UIView, ConfigurationHost {
  public let reuseIdentifier: String?

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
  var needsUpdateConfiguration = true
  var lastUpdateState: UIViewConfigurationState?
  var storedTextLabel: UILabel?
  var storedDetailTextLabel: UILabel?
  var tableReference: TableReference?
  var isFooter = false
  var isMadeForTitle = false
  var isPinned = false {
    didSet {
      if isPinned != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(storedContentView)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = NibLoading.reuseIdentifier(of: coder)
    super.init(frame: .zero)
    addSubview(storedContentView)
    NibLoading.decode(self, UITableViewHeaderFooterView.self, from: coder)
  }

  @_silgen_name("headless_uikit_make_registered_title")
  convenience init(_registered identifier: String) { self.init(reuseIdentifier: identifier) }
  public convenience init() { self.init(reuseIdentifier: nil) }

  open func prepareForReuse() {}

  /// The title label; nil with a content configuration (R13).
  open var textLabel: UILabel? { storedConfiguration == nil ? madeTextLabel : nil }

  open var detailTextLabel: UILabel? { storedConfiguration == nil ? madeDetailTextLabel : nil }

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { storedConfiguration }
    set { apply(newValue) }
  }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { shownBackground }
    set { setBackground(newValue) }
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(kind: automaticKind)
  }

  /// The background colour; setting it removes a background configuration (R14).
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      dropBackgroundConfiguration()
      super.backgroundColor = newValue
    }
  }

  /// The background view; setting it removes a background configuration (R14).
  open var backgroundView: UIView? {
    get { background?.backgroundView }
    set { setClassicBackground(newValue, at: \.backgroundView) }
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    .default(for: table?.style, isFooter: isFooter, traitCollection: traitCollection)
  }

  open var configurationState: UIViewConfigurationState { currentState }

  /// Requests an update of the configurations before the next display; requests merge (R7).
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Updates the configurations for a state; override it, never call it (R7).
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = CGRect(origin: .zero, size: storedFrame.size)
    if background != nil { layOutBackground() }
    layOutClassicLabels()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittedSize(forWidth: size.width) }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittedSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittedSize(targetSize, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
  }

  override var standardMargins: UIEdgeInsets { automaticMargins }

  override func margins(ofContent view: UIView) -> UIEdgeInsets? {
    view === storedContentView ? layoutMargins : nil
  }

  override func prepareForLayout() { flushConfigurationUpdate() }
  override func setNeedsUpdateOfConfiguration() { setNeedsUpdateConfiguration() }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    setNeedsUpdateConfiguration()
  }

  override var inheritedTraits: UITraitCollection {
    parent?.traitCollection ?? table?.traitCollection ?? .system
  }

  var automaticBackground: UIBackgroundConfiguration {
    defaultBackgroundConfiguration().updated(for: configurationState)
  }

  func forgetBuiltInViews() {
    storedTextLabel = nil
    storedDetailTextLabel = nil
  }

  override func record(into list: inout [DrawCommand], context: DisplayContext) {
    let color = hasAutomaticBackground ? automaticKind.color(in: nil).packedRGBA : 0
    if color & 0xFF != 0 {
      list.append(.fill(CGRect(origin: .zero, size: storedFrame.size), packedRGBA: color))
    }
    recordDrawing(into: &list, context: context)
  }
}
