// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ListAlgorithms

/// A view that shows rows in one column and reuses the cells of rows that left the viewport.
///
/// Work follows the viewport: rows that were never shown cost nothing but a part of a run in the
/// row index. Nothing happens at once when the offset or the data change; the next layout brings
/// the cells in line.
open class UITableView: UIScrollView {
  public static let automaticDimension: CGFloat = -1
  public let style: Style

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { reloadData() }
  }

  open var delegate: (any UITableViewDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      setNeedsReload()
    }
  }

  /// Who is told which rows will be needed soon (R36).
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    willSet {
      if newValue !== prefetchDataSource { cancelAnnounced() }
    }
    didSet {
      guard prefetchDataSource != nil else { return }
      _ = madeOffscreen
      movement.isFresh = true
    }
  }

  /// Whether rows are announced, and cells prepared, before they are needed (R36).
  ///
  /// Switched off, what was announced is cancelled and prepared cells are given back.
  open var isPrefetchingEnabled = true {
    didSet {
      guard !isPrefetchingEnabled else { return }
      cancelAnnounced()
      forgetPreparedCells()
    }
  }

  /// The height of each row, unless the delegate says otherwise (R25).
  open var rowHeight: CGFloat {
    get { storedRowHeight }
    set {
      checkRowHeight(newValue, "The row height")
      storedRowHeight = newValue
      setNeedsReload()
    }
  }

  /// The height that a row is taken for until it is shown; 0 asks for all heights at load (R25).
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet {
      checkRowHeight(estimatedRowHeight, "The estimated row height")
      setNeedsReload()
    }
  }

  /// The height of each section's header, unless the delegate says otherwise (R25).
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { setNeedsReload() }
  }

  /// The height of each section's footer, unless the delegate says otherwise (R25).
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { setNeedsReload() }
  }

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

  /// How what lies behind the table looks through the lines; kept, as nothing is blurred here.
  open var separatorEffect: UIVisualEffect?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      if allowsMultipleSelectionDuringEditing != oldValue { editVisibleRows(animated: false) }
    }
  }

  // Kept for those who set them: there is no safe area here, and no text wider than is readable.

  open var insetsContentViewsToSafeArea = true
  open var cellLayoutMarginsFollowReadableWidth = false

  /// The most cells, headers and footers that each reuse pool keeps; nil keeps all.
  @_spi(Headless) public var reusePoolCap: Int? {
    get { pools.cap }
    set {
      pools.cap = newValue
      supplementaries.cap = newValue
    }
  }

  // Read for every row and so stored apart from the open members, as a view's subviews are.
  final weak var storedDelegate: (any UITableViewDelegate)?
  final var storedRowHeight = UITableView.automaticDimension

  nonisolated(unsafe) let reference = TableReference()
  /// The address of `reference`, by which cells tell whose they are.
  var referenceMark: UnsafeMutableRawPointer { Unmanaged.passUnretained(reference).toOpaque() }
  let pools = ReusePools()
  let thumbnails = ThumbnailCache()
  let index = RowIndex()
  var ledger = CellLedger()
  var visible: [VisibleRow] = []
  /// No change of it goes on while anything else runs, so that reads need no look.
  @exclusivity(unchecked) var slots: [RowSlot] = []
  var selection = RowSelection()
  var pendingReconfigures: [IndexPath] = []
  var reconfiguring: UITableViewCell?
  var preparing: IndexPath?
  var cellObserver: (any FrameObserver)?
  var needsReload = true
  /// What lies outside the viewport and is kept or looked ahead for; nil until something is.
  var offscreen: OffscreenRecord?
  /// Which way the table was scrolled last.
  var movement = ScrollMovement()
  /// The updates that were begun and not ended.
  var openUpdates = OpenUpdates()
  /// Cells of reloaded rows, which stand until their rows have new ones.
  var replaced: [VisibleRow] = []
  /// Whether updates have put rows between those of `visible`, or moved them.
  var hasGaps = false
  /// The row that the last updates kept in its place, until the next layout.
  var restingRow: RestingRow?
  var storedIsEditing = false
  var pressedPath: IndexPath?
  /// The row that is swiped aside; nil for none.
  var swipe: SwipedRow?
  var separatorLine = SeparatorLine()
  /// The nibs of identifiers that have no class.
  var nibs: [String: UINib] = [:]
  /// Whether the table itself is adding and removing cells, in a layout that needs no other.
  var isPlacingRows = false
  /// What waits for the end of the next layout: updates that were asked for while cells were made.
  var afterLayout: (() -> Void)?
  /// The size that the cells were last placed for.
  var laidOutSize = CGSize.zero
  /// Whether the cells on the screen have to be measured again at the width that they have.
  var needsSizing = false
  var supplementaries = SupplementaryViews()
  var heightRules = HeightRules()
  /// What is shown beside the sections; nil until something is.
  var furniture: TableFurniture?
  /// Where the rows begin in the content: below the view above all sections.
  var rowsTop = 0.0
  /// The height of the view below all sections.
  var footerRoom = 0.0
  /// Whether the cells on the screen lie elsewhere, or at another place of their section, than when
  /// they were placed.
  var needsPlacing = false
  /// The row that was scrolled to and is not there yet.
  var scrollTarget: ScrollTarget?
  /// The cells on the screen whose content asks for another size.
  var resizedCells: [UITableViewCell] = []
  /// The cell that is being filled again, and measured afterwards.
  var refilling: UITableViewCell?
  /// The rows of each section while heights are being asked for, at load or in updates.
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

  /// Forgets counts, heights and the selection and asks for all visible cells anew; the reuse pools
  /// stay.
  ///
  /// The selection goes at once, the rest is carried out by the next layout, or by the first look-up
  /// before that.
  open func reloadData() {
    closeSwipe()
    selection.clear()
    setNeedsReload()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The data may be ahead of the table; the end of the updates asks for layout.
    guard !hasUncommittedUpdates else { return }
    // A layout that is asked for in the midst of one follows it.
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
    guard
      previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
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

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTouch()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelTouch()
  }
}

extension UITableView {
  /// How a table shows its sections.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers and footers float.
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }
}

/// The way from a cell to its table, which the table's end cuts.
///
/// A cell can outlive its table, in an app's hands, and must not follow a dead pointer. All cells of
/// a table share one reference, so that the table need not find them when it goes.
final class TableReference {
  /// The table, or nil after its end.
  nonisolated(unsafe) unowned(unsafe) var table: UITableView?
  /// The table's width when it was last laid out or took in a cell, in points: cells that ask for it need
  /// not keep the table.
  nonisolated(unsafe) var width: CGFloat = 0
}
