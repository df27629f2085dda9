// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ListAlgorithms

/// A view of rows in one column that reuses the cells of rows outside the viewport.
open class UITableView: UIScrollView {
  public static let automaticDimension: CGFloat = -1
  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }

  open var delegate: (any UITableViewDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      setNeedsReload()
    }
  }

  /// The observer of rows that will be needed soon (R36).
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    willSet { if newValue !== prefetchDataSource { cancelAnnounced() } }
    didSet {
      guard prefetchDataSource != nil else { return }
      _ = madeOffscreen
      movement.isFresh = true
    }
  }

  /// True if rows are prefetched and cells prepared (R36); turning it off cancels both.
  open var isPrefetchingEnabled = true {
    didSet {
      guard !isPrefetchingEnabled else { return }
      cancelAnnounced()
      forgetPreparedCells()
    }
  }

  /// The height of rows, unless the delegate provides it (R25).
  open var rowHeight: CGFloat {
    get { storedRowHeight }
    set {
      checkRowHeight(newValue, "The row height")
      storedRowHeight = newValue
      setNeedsReload()
    }
  }

  /// The estimated height of rows; 0 queries all heights at load (R25).
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet {
      checkRowHeight(estimatedRowHeight, "The estimated row height")
      setNeedsReload()
    }
  }

  /// The height of headers, unless the delegate provides it (R25).
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }

  /// The height of footers, unless the delegate provides it (R25).
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }

  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { separatorLine.style }
    set {
      guard write(.other, isEqual: newValue == separatorLine.style) else { return }
      separatorLine.style = newValue
      redrawCells()
    }
  }

  open var separatorColor: UIColor! {
    get { separatorLine.color }
    set {
      let newColor = newValue ?? UIColor.separator
      guard write(.color, isEqual: newColor == separatorLine.color) else { return }
      separatorLine.color = newColor
      redrawCells()
    }
  }

  /// The effect of separators; stored without effect.
  open var separatorEffect: UIVisualEffect?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      if allowsMultipleSelectionDuringEditing != oldValue { editVisibleRows(animated: false) }
    }
  }

  // Stored without effect: there is no safe area and no readable width.

  open var insetsContentViewsToSafeArea = true
  open var cellLayoutMarginsFollowReadableWidth = false

  /// The most views in each reuse pool; nil for no limit.
  @_spi(Headless) public var reusePoolCap: Int? {
    get { pools.cap }
    set {
      pools.cap = newValue
      supplementaries.cap = newValue
    }
  }

  // Read for every row, so stored apart from the open members, as a view's subviews are.
  final weak var storedDelegate: (any UITableViewDelegate)?
  final var storedRowHeight = UITableView.automaticDimension
  nonisolated(unsafe) let reference = TableReference()
  var referenceMark: UnsafeMutableRawPointer { Unmanaged.passUnretained(reference).toOpaque() }
  let pools = ReusePools()
  let thumbnails = ThumbnailCache()
  let index = RowIndex()
  var ledger = CellLedger()
  var visible: [VisibleRow] = []
  /// Never changed while other code runs, so reads need no exclusivity check.
  @exclusivity(unchecked) var slots: [RowSlot] = []
  var selection = RowSelection()
  var pendingReconfigures: [IndexPath] = []
  var reconfiguring: UITableViewCell?
  var preparing: IndexPath?
  var cellObserver: (any FrameObserver)?
  var needsReload = true
  var offscreen: OffscreenRecord?
  var movement = ScrollMovement()
  var openUpdates = OpenUpdates()
  var replaced: [VisibleRow] = []
  /// True if updates inserted rows between those of `visible` or moved them.
  var hasGaps = false
  var restingRow: RestingRow?
  var storedIsEditing = false
  var pressedPath: IndexPath?
  var swipe: SwipedRow?
  var separatorLine = SeparatorLine()
  var nibs: [String: UINib] = [:]
  var isPlacingRows = false
  var afterLayout: (() -> Void)?
  var laidOutSize = CGSize.zero
  var needsSizing = false
  var supplementaries = SupplementaryViews()
  var heightRules = HeightRules()
  var furniture: TableFurniture?
  var rowsTop = 0.0
  var footerRoom = 0.0
  /// True if visible cells moved, or changed their position in a section.
  var needsPlacing = false
  var scrollTarget: ScrollTarget?
  var resizedCells: [UITableViewCell] = []
  var refilling: UITableViewCell?
  var loadingCounts: ContiguousArray<Int>?

  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    reference.table = self
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    reference.table = self
    backgroundColor = .systemBackground
    clipsToBounds = true
    NibLoading.decode(self, UITableView.self, from: coder)
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public convenience init() { self.init(frame: .zero, style: .plain) }

  deinit { reference.table = nil }

  /// Reloads counts, heights and visible cells in the next layout; keeps the reuse pools.
  open func reloadData() {
    closeSwipe()
    selection.clear()
    setNeedsReload()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The data may be ahead of the table; the end of the updates requests layout.
    guard !hasUncommittedUpdates else { return }
    // A layout requested during one follows it.
    guard !isPlacingRows else { return setNeedsLayout() }
    isPlacingRows = true
    if needsReload { load() }
    updateVisibleRows()
    if furniture != nil { placeFurniture() }
    isPlacingRows = false
    if !resizedCells.isEmpty { setNeedsLayout() }
    if offscreen != nil { announceRowsAhead() }
    if let work = afterLayout {
      afterLayout = nil
      work()
    }
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    guard previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    needsSizing = true
    offscreen?.rows.forgetHeights()
    setNeedsLayout()
  }

  override func displayContext(below context: DisplayContext) -> DisplayContext {
    DisplayContext(scale: context.scale, thumbnails: thumbnails)
  }

  override func subviewsDidChange() { if !isPlacingRows { super.subviewsDidChange() } }
  override var isSizedByContent: Bool { false }

  override var scrollDelegate: (any UIScrollViewDelegate)? {
    get { storedDelegate }
    set { delegate = particular(newValue) }
  }

  override func scrollingAnimationDidEnd() { delegate?.scrollViewDidEndScrollingAnimation(self) }
  override func offsetWasSet() { scrollTarget = nil }

  override func contentOffsetDidChange() {
    if swipe != nil { closeSwipe() }
    delegate?.scrollViewDidScroll(self)
  }

  // MARK: Editing

  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    release()
    closeSwipe()
    selectRow(at: nil, animated: animated, scrollPosition: .none)
    editVisibleRows(animated: animated)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginTouch(touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    moveTouch(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endTouch() }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelTouch()
  }

  public enum Style: Int, Sendable { case plain = 0, grouped, insetGrouped }
}

/// A cell's reference to its table, shared and cleared by the table's `deinit`.
final class TableReference {
  nonisolated(unsafe) unowned(unsafe) var table: UITableView?
  /// The table's width at the last layout, in points, for cells that need not retain the table.
  nonisolated(unsafe) var width: CGFloat = 0
}
