// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Returns the layout of a section by its index and environment; nil stops the program.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Places items by sections of repeated, nested groups.
///
/// Preparing takes O(items), a lookup O(log lines) and the number found; a changed size affects
/// only its section.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var sections: [CompositionalSection] = []
  private var descriptions: [NSCollectionLayoutSection] = []
  private var edges: [CompositionalSection] = []
  private var extent = CGSize.zero
  private var measured: [IndexPath: CGSize] = [:]
  private var measuredViews: [SupplementaryPlace: CGSize] = [:]
  private var stale: Set<Int>?
  private var placedSize = CGSize.zero

  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  private var axes: FlowAxes { FlowAxes(configuration.scrollDirection) }

  private var seen: CGRect {
    collectionView.map { CGRect(origin: $0.contentOffset, size: $0.bounds.size) } ?? .zero
  }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let size = view.contentArea
    let count = view.numberOfSections
    let room = LayoutRoom(size, traits: view.traitCollection)
    if stale == nil || size != placedSize || sections.count != count {
      describe(count, in: room)
    } else {
      for index in stale ?? [] { sections[index] = placed(index, in: room) }
    }
    stale = []
    placedSize = size
    join(in: room)
  }

  private func describe(_ count: Int, in room: LayoutRoom) {
    sections.removeAll(keepingCapacity: true)
    descriptions = (0..<count)
      .map { index in
        guard let section = provider(index, room) else {
          stop("The section provider of a compositional layout returned nil for section \(index).")
        }
        return section
      }
    for index in 0..<count { sections.append(placed(index, in: room)) }
  }

  private func placed(_ index: Int, in room: LayoutRoom) -> CompositionalSection {
    CompositionalSection(
      descriptions[index],
      count: collectionView?.numberOfItems(inSection: index) ?? 0,
      in: room,
      axes,
      isRightToLeft: collectionView?.isRightToLeft ?? false,
      measured: { [measured] in measured[IndexPath(item: $0, section: index)] },
      measuredView: { [measuredViews] in
        measuredViews[SupplementaryPlace(kind: $0, path: IndexPath(item: 0, section: index))]
      }
    )
  }

  private func join(in room: LayoutRoom) {
    edges = [true, false].map { edge(isStart: $0, in: room) }
    var position = edges[0].length
    for index in sections.indices {
      if index > 0 { position += configuration.interSectionSpacing }
      sections[index].start = position
      position = sections[index].end
    }
    edges[1].start = position
    extent = axes.size(along: edges[1].end, across: axes.across(room.contentSize))
    for index in edges.indices { edges[index].reach = 0...edges[1].end }
  }

  private func edge(isStart: Bool, in room: LayoutRoom) -> CompositionalSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
    let bare = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: []))
    bare.boundarySupplementaryItems = configuration.boundarySupplementaryItems
      .filter { $0.isAtEnd(axes) != isStart }
    return CompositionalSection(
      bare,
      count: 0,
      in: room,
      axes,
      isRightToLeft: collectionView?.isRightToLeft ?? false,
      measured: { _ in nil },
      measuredView: { [measuredViews] in
        measuredViews[SupplementaryPlace(kind: $0, path: IndexPath(index: 0))]
      }
    )
  }

  open override var collectionViewContentSize: CGSize { extent }
  override var backdrop: UIColor? { sections.lazy.compactMap(\.list?.shownBackground).first }

  // MARK: Attributes

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let range = axes.along(rect.origin)...max(axes.along(rect.origin), axes.end(of: rect))
    var found = edgeAttributes.filter { $0.frame.overlaps(rect) }
    let first = sections.partitioningIndex { $0.end > range.lowerBound }
    for index in first..<sections.count {
      let section = sections[index]
      guard section.start < range.upperBound else { break }
      for view in section.views {
        let frame = section.frame(of: view, seen: seen)
        guard frame.overlaps(rect) else { continue }
        found.append(
          attributes(of: view, at: IndexPath(item: view.item ?? 0, section: index), frame)
        )
      }
      for item in section.items(in: range) {
        let attributes = attributes(of: item, in: section, at: index)
        if attributes.frame.overlaps(rect) { found.append(attributes) }
      }
    }
    return found
  }

  private var edgeAttributes: [UICollectionViewLayoutAttributes] {
    edges.flatMap { edge in
      edge.views.map { attributes(of: $0, at: IndexPath(index: 0), edge.frame(of: $0, seen: seen)) }
    }
  }

  private func attributes(
    of view: PlacedView,
    at path: IndexPath,
    _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      view.isDecoration
      ? UICollectionViewLayoutAttributes(forDecorationViewOfKind: view.kind, with: path)
      : UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: view.kind, with: path)
    attributes.frame = frame
    attributes.zIndex = view.pin == .none ? view.zIndex : view.zIndex + 10
    attributes.flexibleAxes = view.flexibleAxes
    if path.count == 2, let list = sections[path.section].list {
      attributes.listPlace = ListPlace(configuration: list, role: .header)
    }
    return attributes
  }

  private func attributes(
    of item: Int,
    in section: CompositionalSection,
    at index: Int
  ) -> UICollectionViewLayoutAttributes {
    let placed = section.items[item]
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item, section: index)
    )
    attributes.frame = section.shifted(placed.frame)
    attributes.zIndex = placed.zIndex
    attributes.flexibleAxes = placed.flexibleAxes
    if let list = section.list {
      attributes.listPlace = list.place(of: item, among: section.items.count)
    }
    return attributes
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return attributes(of: indexPath.item, in: sections[indexPath.section], at: indexPath.section)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if indexPath.count == 1 {
      return edgeAttributes.first { $0.representedElementKind == elementKind }
    }
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    return section.views
      .first { $0.kind == elementKind && !$0.isDecoration && $0.item ?? 0 == indexPath.item }
      .map { attributes(of: $0, at: indexPath, section.frame(of: $0, seen: seen)) }
  }

  // MARK: Invalidation

  open override func invalidateLayout() {
    stale = nil
    super.invalidateLayout()
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.laidOutBounds.size
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    originalAttributes.flexibleAxes != [] && known(preferredAttributes) != preferredAttributes.size
  }

  private func known(_ attributes: UICollectionViewLayoutAttributes) -> CGSize? {
    guard let kind = attributes.representedElementKind else {
      return measured[attributes.indexPath]
    }
    return measuredViews[SupplementaryPlace(kind: kind, path: attributes.indexPath)]
  }

  override var asksItemsForSizes: Bool { true }

  override func forgetPreferredSizes() {
    measured.removeAll()
    measuredViews.removeAll()
    stale = nil
  }

  override func environmentDidChange() { stale = nil }

  override func movePreferredSizes(items: (IndexPath) -> IndexPath?, sections: (Int) -> Int?) {
    measured = measured.movedKeys(items)
    measuredViews = measuredViews.movedKeys { place in
      guard place.path.count == 2 else { return place }
      return sections(place.path.section)
        .map {
          SupplementaryPlace(kind: place.kind, path: IndexPath(item: place.path.item, section: $0))
        }
    }
    stale = nil
  }

  override func take(_ preferred: UICollectionViewLayoutAttributes) {
    let path = preferred.indexPath
    if let kind = preferred.representedElementKind {
      measuredViews[SupplementaryPlace(kind: kind, path: path)] = preferred.size
    } else {
      measured[path] = preferred.size
    }
    if path.count == 2 { stale?.insert(path.section) }
  }
}
