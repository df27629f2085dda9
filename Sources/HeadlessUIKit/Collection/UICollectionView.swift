// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A scroll view of items that a layout places, with cells for visible items.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any UICollectionViewDelegate)? { didSet { layoutIsInvalid() } }
  /// The observer of items that will be needed soon; stored without effect.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// True if items are prefetched; stored without effect.
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
  var itemCounts: [Int]?
  var needsPrepare = true
  private(set) var isShowingItems = false
  var afterLayout: (() -> Void)?
  var laidOutBounds = CGRect.zero
  private var laidOutSurroundings: Surroundings?
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var supplementaries: [SupplementaryPlace: UICollectionReusableView] = [:]
  var selection: Set<IndexPath> = []
  var pressedPath: IndexPath?
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

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    self.layout.collectionView = nil
    self.layout = layout
    layout.collectionView = self
    // Its stored sizes may be of other items, if it was used before.
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
    // Views that the layout adds and removes need no other layout.
    if !isShowingItems { super.subviewsDidChange() }
  }

  var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    delegate as? any UICollectionViewDelegateFlowLayout
  }

  var contentArea: CGSize {
    let inset = adjustedContentInset
    return CGSize(
      width: max(0, storedFrame.width - inset.left - inset.right),
      height: max(0, storedFrame.height - inset.top - inset.bottom)
    )
  }

  func layoutIsInvalid() {
    needsPrepare = true
    setNeedsLayout()
  }

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

  private struct Surroundings: Equatable {
    let area: CGSize
    let traits: UITraitCollection
    let isRightToLeft: Bool
  }

  public enum ScrollDirection: Int, Sendable { case vertical = 0, horizontal }

  public enum ElementCategory: UInt, Sendable { case cell = 0, supplementaryView, decorationView }

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
