// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
public import Foundation

/// The view of a table's row, with overridable members in the class body.
open class UITableViewCell: UIView, ConfigurationHost {
  public let reuseIdentifier: String?
  let style: CellStyle

  open var contentView: UIView { storedContentView }
  final var storedContentView: UIView

  /// The closure after `updateConfiguration(using:)`; setting it requests an update (R9).
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true

  open var selectionStyle: SelectionStyle {
    get { storedSelectionStyle }
    set {
      guard write(.other, isEqual: newValue == storedSelectionStyle) else { return }
      storedSelectionStyle = newValue
      stateDidChange()
    }
  }
  private var storedSelectionStyle = SelectionStyle.default
  var storedClassicContent: ClassicContent?
  var storedConfiguration: (any UIContentConfiguration)?
  var configuredView: (any UIView & UIContentView)?
  var configuredType: (any UIContentConfiguration.Type)?
  var background: BackgroundRecord?
  var areas: CellAreas?
  var sectionPlace: SectionPlace = []
  var storedIsSelected = false
  var storedIsHighlighted = false
  var storedIsEditing = false
  var needsUpdateConfiguration = true
  var lastUpdateState: UICellConfigurationState?

  // The table's bookkeeping: the cell's table, pool, position and successor in the pool.
  var tableReference: TableReference? {
    didSet { tableMark = tableReference.map { Unmanaged.passUnretained($0).toOpaque() } }
  }
  private(set) var tableMark: UnsafeMutableRawPointer?
  #if DEBUG
    var lifecycle = CellLifecycle()
  #endif
  var poolIndex: Int32 = -1
  var isPooled = false
  var knownHeight: CGFloat?
  var row = -1
  var section = -1
  var isResized = false
  nonisolated(unsafe) var nextInPool: UITableViewCell?

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    self.style = style
    storedContentView = CellContentView(frame: CellContentView.initialFrame)
    super.init(frame: CellContentView.initialFrame)
    addSubview(storedContentView)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = NibLoading.reuseIdentifier(of: coder)
    style = .default
    storedContentView = CellContentView(frame: CellContentView.initialFrame)
    super.init(frame: CellContentView.initialFrame)
    addSubview(storedContentView)
    NibLoading.decode(self, UITableViewCell.self, from: coder)
  }

  /// Creates a cell of its class, for `_registered(_:identifier:)`.
  @_silgen_name("headless_uikit_make_registered_cell")
  convenience init(_registered style: CellStyle, identifier: String?) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  open func prepareForReuse() {}

  /// The built-in title; nil with a content configuration (R13).
  open var textLabel: UILabel? {
    guard storedConfiguration == nil else { return nil }
    return classicContent.makeTextLabel(in: contentView, style: style)
  }

  open var detailTextLabel: UILabel? {
    guard storedConfiguration == nil else { return nil }
    return classicContent.makeDetailTextLabel(in: contentView, style: style)
  }

  /// The built-in image view; nil in style value2 or with a content configuration.
  open var imageView: UIImageView? {
    guard storedConfiguration == nil else { return nil }
    return classicContent.makeImageView(in: contentView, style: style)
  }

  /// The content configuration, nil for classic content; a supporting view is reused (R15).
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { storedConfiguration }
    set { apply(newValue) }
  }

  /// The background configuration, automatic by default; replaces the classic background (R14).
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

  /// The background view of a selected cell; setting it removes a background configuration (R14).
  open var selectedBackgroundView: UIView? {
    get { background?.selectedBackgroundView }
    set {
      setClassicBackground(newValue, at: \.selectedBackgroundView)
      showSelectedBackground()
    }
  }

  /// The background view with multiple selection (R14).
  open var multipleSelectionBackgroundView: UIView? {
    get { background?.multipleSelectionBackgroundView }
    set {
      setClassicBackground(newValue, at: \.multipleSelectionBackgroundView)
      showSelectedBackground()
    }
  }

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { stateDidChange() } }
  }

  /// Returns a new, empty content configuration of the cell's style (S1-02).
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    .default(for: style, traitCollection: traitCollection)
  }

  open var configurationState: UICellConfigurationState { currentState }

  /// Requests an update of the configurations before the next display; requests merge (R7).
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Updates the configurations for a state; override it, never call it (R7).
  open func updateConfiguration(using state: UICellConfigurationState) {}

  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedIsSelected else { return }
    storedIsSelected = selected
    stateDidChange()
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedIsHighlighted else { return }
    storedIsHighlighted = highlighted
    stateDidChange()
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    areas?.showView(in: self)
    contentMarginsMayHaveChanged()
    stateDidChange()
  }

  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

  /// The accessory at the trailing edge without an `accessoryView` (R43).
  open var accessoryType: AccessoryType {
    get { areas?.accessoryType ?? .none }
    set { changeArea(\.accessoryType, to: newValue, default: .none) }
  }

  /// The view at the trailing edge in its own size; wins over the type (R43).
  open var accessoryView: UIView? {
    get { areas?.accessoryView }
    set { changeAccessoryView(\.accessoryView, to: newValue) }
  }

  open var editingAccessoryType: AccessoryType {
    get { areas?.editingAccessoryType ?? .none }
    set { changeArea(\.editingAccessoryType, to: newValue, default: .none) }
  }

  open var editingAccessoryView: UIView? {
    get { areas?.editingAccessoryView }
    set { changeAccessoryView(\.editingAccessoryView, to: newValue) }
  }

  /// The indentation level of the content, at least 0.
  open var indentationLevel: Int {
    get { areas?.indentationLevel ?? 0 }
    set { changeArea(\.indentationLevel, to: newValue, default: 0) }
  }

  open var indentationWidth: CGFloat {
    get { areas?.indentationWidth ?? 10 }
    set { changeArea(\.indentationWidth, to: newValue, default: 10) }
  }

  open var shouldIndentWhileEditing: Bool {
    get { areas?.indentsWhileEditing ?? true }
    set { changeArea(\.indentsWhileEditing, to: newValue, default: true, as: .flag) }
  }

  open var showsReorderControl: Bool {
    get { areas?.showsReorderControl ?? false }
    set { changeArea(\.showsReorderControl, to: newValue, default: false, as: .flag) }
  }

  open var editingStyle: EditingStyle { areas?.editing.style ?? .none }

  /// The separator's inset, stays through reuse; the table's by default (R27).
  open var separatorInset: UIEdgeInsets {
    get { areas?.separatorInset ?? inheritedSeparatorInset }
    set { setSeparatorInset(newValue) }
  }

  /// Returns the content's size, at least a standard row's (R28); sizes rows without constraints.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSizeThatFits(size) }

  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittedSize(targetSize, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittedSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    storedContentView.arrange(in: contentFrame(in: storedFrame.size))
    areas?.layOut(in: self)
    if background != nil {
      layOutBackground()
      layOutSeparators()
    }
    storedClassicContent?.layOut(in: self)
  }

  /// Requests another measurement of a visible row (R38).
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    if row >= 0 { table?.contentSizeDidChange(of: self) }
  }

  override func contentSizeWasInvalidated(ofSubview view: UIView) {
    if row >= 0, view === storedContentView { table?.contentSizeDidChange(of: self) }
  }

  override func constraintsDidChange(below view: UIView) {
    if row >= 0, view === storedContentView || view === self {
      table?.constraintsDidChange(in: self)
    }
  }

  override var standardMargins: UIEdgeInsets { automaticMargins }

  override func margins(ofContent view: UIView) -> UIEdgeInsets? {
    view === storedContentView ? contentMargins : nil
  }

  override func prepareForLayout() { flushConfigurationUpdate() }
  override func setNeedsUpdateOfConfiguration() { setNeedsUpdateConfiguration() }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    storedClassicContent?.traitsDidChange(from: previous, to: traitCollection, style: style)
    stateDidChange()
  }

  override var inheritedTraits: UITraitCollection {
    parent?.traitCollection ?? table?.traitCollection ?? .system
  }

  override func record(into list: inout [DrawCommand], context: DisplayContext) {
    recordBackground(into: &list)
    recordDrawing(into: &list, context: context)
    recordSeparator(into: &list)
  }
}
