// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A scroll view of items that a layout places, with cells for those that are seen alone.
///
/// It is made for what stands in a row or on a screen beside tables, such as a band of pictures: flow layouts and
/// an app's own. What the suite measures are tables; no strategy runs here, and no counter of cells counts it.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any UICollectionViewDelegate)? { didSet { layoutIsInvalid() } }
  /// Who is told of items that will be needed soon; kept.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether items are made before they come into sight; kept, as none is here.
  open var isPrefetchingEnabled = true
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      closeSwipe()
      for view in Array(cells.values) + Array(supplementaries.values) {
        (view as? UICollectionViewListCell)?.editingDidChange()
      }
    }
  }

  var layout: UICollectionViewLayout
  var pools = ReusableViewPools()
  /// How many items each section has; nil while the data source is to be asked.
  var itemCounts: [Int]?
  var needsPrepare = true
  /// Whether cells come and go by a layout.
  private(set) var isShowingItems = false
  /// What is done once, after the next layout.
  var afterLayout: (() -> Void)?
  var laidOutBounds = CGRect.zero
  /// What the last layout was made for, besides the bounds.
  private var laidOutSurroundings: Surroundings?
  var cells: [IndexPath: UICollectionViewCell] = [:]
  /// The headers and footers that are displayed.
  var supplementaries: [SupplementaryPlace: UICollectionReusableView] = [:]
  var selection: Set<IndexPath> = []
  var pressedPath: IndexPath?
  /// The item of a list that is swiped aside; nil for none.
  var swipe: SwipedRow?
  var batch: CollectionBatch?
  var reconfigured: UICollectionViewCell?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.collectionView = self
    NibLoading.decode(self, UICollectionView.self, from: coder)
  }

  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Places the items by another layout; animations end at once here.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    self.layout.collectionView = nil
    self.layout = layout
    layout.collectionView = self
    // What it knows may be of other items, if it has been here before.
    layout.forgetPreferredSizes()
    layoutIsInvalid()
  }

  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  override var isSizedByContent: Bool { false }

  override func record(into list: inout [DrawCommand], context: DisplayContext) {
    guard storedBackgroundColor == nil, let color = layout.backdrop else { return }
    let area = CGRect(origin: .zero, size: contentSize).union(bounds)
    list.append(.fill(area, packedRGBA: color.packedRGBA))
  }

  override var scrollDelegate: (any UIScrollViewDelegate)? {
    get { delegate }
    set { delegate = particular(newValue) }
  }

  override func contentOffsetDidChange() {
    if swipe != nil { closeSwipe() }
    delegate?.scrollViewDidScroll(self)
  }

  override func scrollingAnimationDidEnd() { delegate?.scrollViewDidEndScrollingAnimation(self) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if bounds != laidOutBounds, layout.shouldInvalidateLayout(forBoundsChange: bounds) {
      needsPrepare = true
    }
    laidOutBounds = bounds
    let surroundings = Surroundings(
      area: contentArea,
      traits: traitCollection,
      isRightToLeft: isRightToLeft
    )
    if surroundings != laidOutSurroundings {
      laidOutSurroundings = surroundings
      layout.environmentDidChange()
      needsPrepare = true
    }
    isShowingItems = true
    showItems()
    isShowingItems = false
    backgroundView?.frame = bounds
    if let work = afterLayout {
      afterLayout = nil
      work()
    }
  }

  override func subviewsDidChange() {
    // What the layout brings and takes away asks for no other layout.
    if !isShowingItems { super.subviewsDidChange() }
  }

  var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    delegate as? any UICollectionViewDelegateFlowLayout
  }

  /// The size of what is seen within the insets.
  var contentArea: CGSize {
    let inset = adjustedContentInset
    return CGSize(
      width: max(0, storedFrame.width - inset.left - inset.right),
      height: max(0, storedFrame.height - inset.top - inset.bottom)
    )
  }

  /// Has the layout prepare itself before the next layout.
  func layoutIsInvalid() {
    needsPrepare = true
    setNeedsLayout()
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

extension UICollectionView {
  /// What a layout depends on, besides its items and the place to which they are scrolled.
  private struct Surroundings: Equatable {
    let area: CGSize
    let traits: UITraitCollection
    let isRightToLeft: Bool
  }

  /// In which direction a flow scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// What a view of a layout is.
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    /// A header, a footer, or one of the layout's own.
    case supplementaryView = 1
    /// One that shows no data.
    case decorationView = 2
  }

  /// Where an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }
}
