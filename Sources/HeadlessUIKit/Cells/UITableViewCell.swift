// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
public import Foundation

/// The view of one row of a table view.
///
/// A cell is filled classically, through views of its own in `contentView`, or by setting
/// `contentConfiguration`. Members that apps override stand in the class body, because a member of
/// an extension cannot be overridden on Linux.
open class UITableViewCell: UIView, ConfigurationHost {
  public let reuseIdentifier: String?
  let style: CellStyle

  open var contentView: UIView { storedContentView }
  final var storedContentView: UIView

  /// What runs after `updateConfiguration(using:)`; setting it asks for an update (R9).
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
  /// What stands beside the content; nil for a cell that is nothing but content.
  var areas: CellAreas?
  var sectionPlace: SectionPlace = []
  var storedIsSelected = false
  var storedIsHighlighted = false
  var storedIsEditing = false
  var needsUpdateConfiguration = true
  var lastUpdateState: UICellConfigurationState?

  // The table's bookkeeping: which table and pool the cell belongs to, where it is, and the next
  // cell in its pool.
  var tableReference: TableReference? {
    didSet { tableMark = tableReference.map { Unmanaged.passUnretained($0).toOpaque() } }
  }
  private(set) var tableMark: UnsafeMutableRawPointer?
  #if DEBUG
    var lifecycle = CellLifecycle()
  #endif
  var poolIndex: Int32 = -1
  var isPooled = false
  /// The height that the cell was measured at before its row came onto the screen.
  var knownHeight: CGFloat?
  var row = -1
  var section = -1
  /// Whether the table is to measure the row again.
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

  /// Creates a cell of whatever class it is called on, by that class's own initialiser.
  ///
  /// `_registered(_:identifier:)` calls it.
  @_silgen_name("headless_uikit_make_registered_cell")
  convenience init(_registered style: CellStyle, identifier: String?) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  open func prepareForReuse() {}

  /// The built-in title; nil while the cell has a content configuration (R13).
  open var textLabel: UILabel? {
    guard storedConfiguration == nil else { return nil }
    return classicContent.makeTextLabel(in: contentView, style: style)
  }

  open var detailTextLabel: UILabel? {
    guard storedConfiguration == nil else { return nil }
    return classicContent.makeDetailTextLabel(in: contentView, style: style)
  }

  /// The built-in image view; nil in style value2 or while the cell has a content configuration.
  open var imageView: UIImageView? {
    guard storedConfiguration == nil else { return nil }
    return classicContent.makeImageView(in: contentView, style: style)
  }

  /// The configuration that the cell shows its content by; nil means that it is filled classically.
  ///
  /// A view that supports the new configuration is given it; otherwise a new view is made (R15).
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { storedConfiguration }
    set { apply(newValue) }
  }

  /// The configuration of the background: the automatic one until the app sets another.
  ///
  /// Setting one takes away the classic background and the other way round (R14); nil leaves none.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { shownBackground }
    set { setBackground(newValue) }
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(kind: automaticKind)
  }

  /// The colour behind everything; setting it takes a background configuration away (R14).
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      dropBackgroundConfiguration()
      super.backgroundColor = newValue
    }
  }

  /// A view behind everything; setting it takes a background configuration away (R14).
  open var backgroundView: UIView? {
    get { background?.backgroundView }
    set { setClassicBackground(newValue, at: \.backgroundView) }
  }

  /// A view behind the content of a selected cell; it takes a background configuration away (R14).
  open var selectedBackgroundView: UIView? {
    get { background?.selectedBackgroundView }
    set {
      setClassicBackground(newValue, at: \.selectedBackgroundView)
      showSelectedBackground()
    }
  }

  /// The same where several cells can be selected (R14).
  open var multipleSelectionBackgroundView: UIView? {
    get { background?.multipleSelectionBackgroundView }
    set {
      setClassicBackground(newValue, at: \.multipleSelectionBackgroundView)
      showSelectedBackground()
    }
  }

  open override var isUserInteractionEnabled: Bool {
    didSet {
      if isUserInteractionEnabled != oldValue { stateDidChange() }
    }
  }

  /// Returns a content configuration without content, in the look that the cell's style suggests.
  ///
  /// It is a new one each time, whatever the cell shows (S1-02).
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    .default(for: style, traitCollection: traitCollection)
  }

  open var configurationState: UICellConfigurationState { currentState }

  /// Asks for an update of the configurations before the next display.
  ///
  /// Requests merge (R7).
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Brings the cell's configurations in line with a state.
  ///
  /// Override it; never call it (R7).
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

  /// What stands at the trailing edge unless `accessoryView` does (R43).
  open var accessoryType: AccessoryType {
    get { areas?.accessoryType ?? .none }
    set { changeArea(\.accessoryType, to: newValue, default: .none) }
  }

  /// The app's view at the trailing edge, in its own size; it beats the type (R43).
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

  /// How often the content is indented; less than 0 is 0.
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

  /// How far the line below the cell is inset; the table's unless it is set (R27).
  ///
  /// It stays through reuse: what one row sets, another row that sets nothing keeps.
  open var separatorInset: UIEdgeInsets {
    get { areas?.separatorInset ?? inheritedSeparatorInset }
    set { setSeparatorInset(newValue) }
  }

  /// Returns the size that the content asks for within a size: at least that of a standard row (R28).
  ///
  /// The table sizes rows without constraints by it, so a subclass that overrides it decides.
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

  /// Says that the cell's content asks for another size: a row on the screen is measured again (R38).
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
