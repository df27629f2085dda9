// SPDX-License-Identifier: Apache-2.0

import Foundation

struct PlacedView {
  let kind: String
  let item: Int?
  var frame: CGRect
  let flexibleAxes: FlexibleAxes
  let zIndex: Int
  var pin = Pin.none
  var isDecoration = false

  enum Pin { case none, start, end }
}

/// The frames of a compositional layout's section, relative to its start.
struct CompositionalSection {
  private struct Line {
    let items: Range<Int>
    let range: ClosedRange<CGFloat>
  }

  var start: CGFloat = 0
  private(set) var length: CGFloat = 0
  var reach: ClosedRange<CGFloat>?
  private(set) var items: [PlacedItem] = []
  private(set) var views: [PlacedView] = []
  let list: UICollectionLayoutListConfiguration?
  private var lines: [Line] = []
  private let axes: FlowAxes

  var end: CGFloat { start + length }

  @MainActor init(
    _ section: NSCollectionLayoutSection,
    count: Int,
    in room: LayoutRoom,
    _ axes: FlowAxes,
    isRightToLeft: Bool,
    measured: @escaping (Int) -> CGSize?,
    measuredView: (String) -> CGSize?
  ) {
    self.axes = axes
    list = section.list
    let insets = section.contentInsets
    let whole = room.contentSize
    var inner = CGSize(
      width: max(0, whole.width - insets.leading - insets.trailing),
      height: max(0, whole.height - insets.top - insets.bottom)
    )
    let margins = axes.parts(
      of: UIEdgeInsets(
        top: insets.top,
        left: insets.leading,
        bottom: insets.bottom,
        right: insets.trailing
      )
    )
    let follows = section.supplementariesFollowContentInsets
    let edges = BoundaryRoom(size: follows ? inner : whole, near: follows ? margins.near : 0)
    let views = section.boundarySupplementaryItems.map {
      ($0, $0.layoutSize.size(in: edges.size, measured: measuredView($0.elementKind)))
    }
    let ends = views.filter { !$0.0.isBeside(axes) }
    for (item, size) in ends where !item.isAtEnd(axes) { add(item, size, in: edges, isStart: true) }
    length += margins.before
    let beside = views.filter { $0.0.isBeside(axes) }
    let taken = Self.thickness(beside.filter { $0.0.isFirstBeside }, axes)
    let rest = Self.thickness(beside.filter { !$0.0.isFirstBeside }, axes)
    inner = axes.size(along: axes.along(inner), across: max(0, axes.across(inner) - taken - rest))
    let start = length
    var solver = GroupSolver(itemCount: count, traits: room.traitCollection, measured: measured)
    place(section, in: inner, near: margins.near + taken, with: &solver)
    items = solver.items
    add(beside, at: start, across: axes.across(edges.size), edges.near)
    length += margins.after
    for (item, size) in ends where item.isAtEnd(axes) { add(item, size, in: edges, isStart: false) }
    addViewsOfItems(measuredView)
    addBackgrounds(of: section, across: axes.across(whole))
    if isRightToLeft { mirror(in: whole.width) }
  }

  @MainActor private mutating func place(
    _ section: NSCollectionLayoutSection,
    in inner: CGSize,
    near: CGFloat,
    with solver: inout GroupSolver
  ) {
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    var across = near
    var thickness: CGFloat = 0
    let top = length
    while solver.items.count < solver.itemCount {
      let first = solver.items.count
      let size = solver.place(section.group, in: inner)
      guard solver.items.count > first else { break }
      if !isOrthogonal && first > 0 { length += section.interGroupSpacing }
      solver.move(from: first, by: axes.size(along: length, across: across))
      let reach = length...(length + max(0, axes.along(size)))
      if isOrthogonal {
        across += axes.across(size) + section.interGroupSpacing
        thickness = max(thickness, axes.along(size))
      } else {
        lines.append(Line(items: first..<solver.items.count, range: reach))
        length = reach.upperBound
      }
    }
    guard isOrthogonal else { return }
    length = top + thickness
    if solver.itemCount > 0 { lines = [Line(items: 0..<solver.items.count, range: top...length)] }
  }

  // MARK: Views at the edges

  private struct BoundaryRoom {
    let size: CGSize
    let near: CGFloat
  }

  @MainActor private static func thickness(
    _ views: [(NSCollectionLayoutBoundarySupplementaryItem, CGSize)],
    _ axes: FlowAxes
  ) -> CGFloat { views.filter(\.0.extendsBoundary).reduce(0) { $0 + axes.across($1.1) } }

  @MainActor private mutating func add(
    _ item: NSCollectionLayoutBoundarySupplementaryItem,
    _ size: CGSize,
    in room: BoundaryRoom,
    isStart: Bool
  ) {
    let along = axes.along(size)
    let rest = axes.across(room.size) - axes.across(size)
    let place: CGFloat =
      switch item.alignment {
      case .top, .bottom, .leading, .trailing: rest / 2
      case .topTrailing, .bottomTrailing:
        axes.isVertical || item.alignment == .bottomTrailing ? rest : 0
      case .bottomLeading: axes.isVertical ? 0 : rest
      default: 0
      }
    length += item.padding
    // Views without space of their own overlap the items.
    let position = isStart || item.extendsBoundary ? length : max(0, length - along)
    if item.extendsBoundary { length += along }
    add(item, axes.rect(along: position, across: room.near + place, size), isStart ? .start : .end)
  }

  @MainActor private mutating func add(
    _ views: [(NSCollectionLayoutBoundarySupplementaryItem, CGSize)],
    at start: CGFloat,
    across room: CGFloat,
    _ near: CGFloat
  ) {
    var (first, last) = (near, near + room)
    for (item, size) in views {
      let thickness = axes.across(size)
      let place = item.isFirstBeside ? first : last - thickness
      if item.isFirstBeside { first += thickness } else { last -= thickness }
      add(item, axes.rect(along: start, across: place, size), .start)
    }
  }

  @MainActor private mutating func add(
    _ item: NSCollectionLayoutBoundarySupplementaryItem,
    _ frame: CGRect,
    _ pin: PlacedView.Pin
  ) {
    views.append(
      PlacedView(
        kind: item.elementKind,
        item: nil,
        frame: frame.offsetBy(dx: item.offset.x, dy: item.offset.y),
        flexibleAxes: item.layoutSize.flexibleAxes,
        zIndex: item.zIndex,
        pin: item.pinToVisibleBounds ? pin : .none
      )
    )
  }

  @MainActor private mutating func addViewsOfItems(_ measuredView: (String) -> CGSize?) {
    for (index, placed) in items.enumerated() {
      for view in placed.beside {
        let size = view.layoutSize.size(
          in: placed.frame.size,
          measured: measuredView(view.elementKind)
        )
        views.append(
          PlacedView(
            kind: view.elementKind,
            item: index,
            frame: view.frame(of: size, at: placed.frame),
            flexibleAxes: [],
            zIndex: view.zIndex
          )
        )
      }
    }
  }

  @MainActor private mutating func addBackgrounds(
    of section: NSCollectionLayoutSection,
    across: CGFloat
  ) {
    for item in section.decorationItems {
      let area = axes.rect(along: 0, across: 0, axes.size(along: length, across: across))
      let insets = item.contentInsets
      let frame = CGRect(
        x: area.minX + insets.leading,
        y: area.minY + insets.top,
        width: max(0, area.width - insets.leading - insets.trailing),
        height: max(0, area.height - insets.top - insets.bottom)
      )
      views.append(
        PlacedView(
          kind: item.elementKind,
          item: nil,
          frame: frame,
          flexibleAxes: [],
          zIndex: item.zIndex - 1,
          isDecoration: true
        )
      )
    }
  }

  private mutating func mirror(in width: CGFloat) {
    guard axes.isVertical else { return }
    for index in items.indices { items[index].frame.origin.x = width - items[index].frame.maxX }
    for index in views.indices { views[index].frame.origin.x = width - views[index].frame.maxX }
  }

  // MARK: Lookups

  func shifted(_ frame: CGRect) -> CGRect {
    axes.isVertical ? frame.offsetBy(dx: 0, dy: start) : frame.offsetBy(dx: start, dy: 0)
  }

  /// Returns a view's frame in the layout; a pinned one is moved into view within its section.
  func frame(of view: PlacedView, seen: CGRect) -> CGRect {
    let frame = shifted(view.frame)
    guard view.pin != .none else { return frame }
    let extent = axes.along(frame.size)
    let wanted =
      view.pin == .start
      ? max(axes.along(frame.origin), axes.along(seen.origin))
      : min(axes.along(frame.origin), axes.end(of: seen) - extent)
    let reach = reach ?? start...end
    let place = max(reach.lowerBound, min(reach.upperBound - extent, wanted))
    return axes.isVertical
      ? CGRect(origin: CGPoint(x: frame.minX, y: place), size: frame.size)
      : CGRect(origin: CGPoint(x: place, y: frame.minY), size: frame.size)
  }

  /// Returns the items of lines in a range; O(log lines).
  func items(in range: ClosedRange<CGFloat>) -> Range<Int> {
    let (low, high) = (range.lowerBound - start, range.upperBound - start)
    let first = lines.partitioningIndex { $0.range.upperBound > low }
    let last = lines.partitioningIndex { $0.range.lowerBound >= high }
    guard first < last else { return 0..<0 }
    return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
  }
}

extension NSCollectionLayoutSupplementaryItem {
  fileprivate func frame(of size: CGSize, at item: CGRect) -> CGRect {
    let own = CGRect(origin: .zero, size: size)
    let place = containerAnchor.point(of: item)
    let point = (itemAnchor ?? containerAnchor).point(of: own)
    var offsets = [containerAnchor.distance(of: size)]
    if let itemAnchor { offsets.append(itemAnchor.distance(of: size)) }
    let offset = offsets.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return own.offsetBy(dx: place.x - point.x + offset.x, dy: place.y - point.y + offset.y)
  }
}

extension NSCollectionLayoutAnchor {
  fileprivate func point(of rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY
    )
  }

  fileprivate func distance(of size: CGSize) -> CGPoint {
    isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}
