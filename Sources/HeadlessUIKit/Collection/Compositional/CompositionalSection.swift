// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view of a section that is no item's cell.
struct PlacedView {
  let kind: String
  /// The item that it belongs to; nil for one of the section.
  let item: Int?
  /// The rectangle, from where the section begins.
  var frame: CGRect
  let flexibleAxes: FlexibleAxes
  let zIndex: Int
  /// Whether it stays in sight while its section is, and at which end.
  var pin = Pin.none
  /// Whether the layout makes it and not the data source.
  var isDecoration = false

  enum Pin { case none, start, end }
}

/// A section of a compositional layout: the places of its items and views, from where it begins.
struct CompositionalSection {
  /// A stretch along the scrolling in which some items lie.
  private struct Line {
    let items: Range<Int>
    let range: ClosedRange<CGFloat>
  }

  /// Where the section begins, along the scrolling.
  var start: CGFloat = 0
  private(set) var length: CGFloat = 0
  /// As far as pinned views go; nil is as far as the section.
  var reach: ClosedRange<CGFloat>?
  private(set) var items: [PlacedItem] = []
  private(set) var views: [PlacedView] = []
  /// What the section looks like as a list; nil for any other.
  let list: UICollectionLayoutListConfiguration?
  private var lines: [Line] = []
  private let axes: FlowAxes

  var end: CGFloat { start + length }

  /// Places the items and views of a section.
  ///
  /// - Parameters:
  ///   - section: the description.
  ///   - count: how many items there are.
  ///   - room: the room for the section, and the traits there.
  ///   - axes: the directions along the scrolling and across it.
  ///   - isRightToLeft: whether the section begins at the right.
  ///   - measured: the size that an item has asked for.
  ///   - measuredView: the size that a view of a kind has asked for.
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

  /// Repeats the section's group until all items have a place.
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

  /// The room for views at the edges, and how far it is from the near side.
  private struct BoundaryRoom {
    let size: CGSize
    let near: CGFloat
  }

  /// How much room across the scrolling some views beside the items take.
  @MainActor private static func thickness(
    _ views: [(NSCollectionLayoutBoundarySupplementaryItem, CGSize)],
    _ axes: FlowAxes
  ) -> CGFloat {
    views.filter(\.0.extendsBoundary).reduce(0) { $0 + axes.across($1.1) }
  }

  /// Adds a header or a footer, one behind the other.
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
    // What makes no room for itself lies over the items.
    let position = isStart || item.extendsBoundary ? length : max(0, length - along)
    if item.extendsBoundary { length += along }
    add(item, axes.rect(along: position, across: room.near + place, size), isStart ? .start : .end)
  }

  /// Adds what stands beside the items: the first ones from the near side on, the others from the far one.
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

  /// Adds what stands beside items, each at the edges of its item.
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

  /// Mirrors the section where text runs from the right, which begins at the right then.
  private mutating func mirror(in width: CGFloat) {
    guard axes.isVertical else { return }
    for index in items.indices {
      items[index].frame.origin.x = width - items[index].frame.maxX
    }
    for index in views.indices {
      views[index].frame.origin.x = width - views[index].frame.maxX
    }
  }

  // MARK: Look-ups

  /// A rectangle of the section where it lies in the whole.
  func shifted(_ frame: CGRect) -> CGRect {
    axes.isVertical ? frame.offsetBy(dx: 0, dy: start) : frame.offsetBy(dx: start, dy: 0)
  }

  /// Where a view lies in the whole; a pinned one is moved into what is seen, as far as its section reaches.
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

  /// The items of the lines that reach into a stretch of the whole; O(log lines).
  func items(in range: ClosedRange<CGFloat>) -> Range<Int> {
    let (low, high) = (range.lowerBound - start, range.upperBound - start)
    let first = lines.partitioningIndex { $0.range.upperBound > low }
    let last = lines.partitioningIndex { $0.range.lowerBound >= high }
    guard first < last else { return 0..<0 }
    return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
  }
}

extension NSCollectionLayoutSupplementaryItem {
  /// Where something of a size stands at an item's rectangle.
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
  /// The point of a rectangle at the anchor's edges, in its middle where it names none.
  fileprivate func point(of rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY
    )
  }

  /// How far something of a size is moved from there.
  fileprivate func distance(of size: CGSize) -> CGPoint {
    isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}
