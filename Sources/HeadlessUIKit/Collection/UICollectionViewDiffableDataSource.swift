// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A collection's data source from snapshots, whose changes it determines.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: _SnapshotDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  open var supplementaryViewProvider: SupplementaryViewProvider?
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()
  /// The handlers of reordering; stored without effect.
  open var reorderingHandlers = ReorderingHandlers()
  final weak var collectionView: UICollectionView?
  final let cellProvider: CellProvider
  private var outlines: [SectionIdentifierType: Outline] = [:]
  /// The number of snapshots applied at the last consistency check.
  private var checkedCount = 0

  public typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  override var list: (any SnapshotList)? { collectionView }
  override var isInCharge: Bool { collectionView?.dataSource === self }

  // MARK: Snapshots of sections

  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    forgetOverwrittenOutlines()
    outlines[section] = snapshot
    var whole = snapshots.latest
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }

  private func forgetOverwrittenOutlines() {
    guard !snapshots.isWaiting, checkedCount != snapshots.showCount else { return }
    checkedCount = snapshots.showCount
    let whole = snapshots.shown
    outlines = outlines.filter { section, outline in
      whole.indexOfSection(section) != nil
        && whole.itemIdentifiers(inSection: section) == outline.visibleItems
    }
  }

  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    forgetOverwrittenOutlines()
    if let outline = outlines[section] { return outline }
    let whole = snapshots.current
    var flat = Outline()
    if whole.indexOfSection(section) != nil {
      flat.append(whole.itemIdentifiers(inSection: section))
    }
    return flat
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    snapshots.shown.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { snapshots.shown.sections[section].items.count }

  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = snapshots.shown.sections[indexPath.section].items[indexPath.item]
    guard let cell = snapshots.providing({ cellProvider(collectionView, indexPath, item) }) else {
      stop(
        "The cell provider of a diffable data source returned nil for the item \(SnapshotName(item)), "
          + "item \(indexPath.item) of section \(indexPath.section): return a cell for each item."
      )
    }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = snapshots.providing { supplementaryViewProvider?(collectionView, kind, indexPath) }
    guard let view else {
      stop(
        "The layout has a view of kind \"\(kind)\" in section \(indexPath.section), and the diffable data source "
          + "makes none: set its supplementaryViewProvider."
      )
    }
    return view
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }

  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

extension UICollectionViewDiffableDataSource {
  public struct SectionSnapshotHandlers {
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    public var snapshotForExpandingParent: ((ItemIdentifierType, Outline) -> Outline)?

    public init() {}
  }

  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder: ((Transaction) -> Void)?
    public var didReorder: ((Transaction) -> Void)?

    public typealias Transaction = NSDiffableDataSourceTransaction<
      SectionIdentifierType, ItemIdentifierType
    >

    public init() {}
  }
}

public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
> {
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension UICollectionViewDiffableDataSource: SnapshotSource {
  var shownItems: [AnyHashable] { snapshots.shown.erasedItems }
  var comparedSnapshotCount: Int { snapshots.comparedCount }
}

@MainActor protocol OutlineSource: AnyObject {
  func isExpanded(at indexPath: IndexPath) -> Bool
  func level(at indexPath: IndexPath) -> Int?
  func toggle(at indexPath: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  private func outlined(
    _ indexPath: IndexPath
  ) -> (section: SectionIdentifierType, item: ItemIdentifierType, outline: Outline)? {
    forgetOverwrittenOutlines()
    guard let item = itemIdentifier(for: indexPath),
      let section = sectionIdentifier(for: indexPath.section), let outline = outlines[section],
      outline.contains(item)
    else { return nil }
    return (section, item, outline)
  }

  func isExpanded(at indexPath: IndexPath) -> Bool {
    outlined(indexPath).map { $0.outline.isExpanded($0.item) } ?? false
  }

  func level(at indexPath: IndexPath) -> Int? {
    outlined(indexPath).map { $0.outline.level(of: $0.item) }
  }

  func toggle(at indexPath: IndexPath) {
    guard let (section, item, known) = outlined(indexPath) else { return }
    var outline = known
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let inner = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: inner)
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }
}
