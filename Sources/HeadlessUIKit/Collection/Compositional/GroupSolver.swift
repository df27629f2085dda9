// SPDX-License-Identifier: Apache-2.0

import Foundation

struct PlacedItem {
  var frame: CGRect
  let flexibleAxes: FlexibleAxes
  var zIndex = 0
  var beside: [NSCollectionLayoutSupplementaryItem] = []
}

/// Places a section's items in repeated groups.
///
/// A group with a count repeats its one subitem so often; without one it repeats its subitems while
/// they fit, or once if its content determines its length. Contents are placed at the origin first,
/// so that groups nest.
@MainActor struct GroupSolver {
  let itemCount: Int
  let traits: UITraitCollection
  let measured: (Int) -> CGSize?
  var items: [PlacedItem] = []
  private var isDone: Bool { items.count >= itemCount }

  mutating func place(_ group: NSCollectionLayoutGroup, in room: CGSize) -> CGSize {
    place(group, of: group.layoutSize.size(in: room, measured: nil))
  }

  private mutating func place(_ group: NSCollectionLayoutGroup, of given: CGSize) -> CGSize {
    var size = given
    let insets = group.effectiveInsets
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom)
    )
    let first = items.count
    let used: CGSize
    switch group.arrangement {
    case .horizontal: used = placeLine(of: group, in: inner, FlowAxes(.horizontal))
    case .vertical: used = placeLine(of: group, in: inner, FlowAxes(.vertical))
    case .custom(let provider):
      used = inner
      let places = provider(LayoutRoom(size, insets: group.contentInsets, traits: traits))
      for place in places.prefix(itemCount - items.count) {
        items.append(PlacedItem(frame: place.frame, flexibleAxes: [], zIndex: place.zIndex))
      }
    }
    move(from: first, by: CGSize(width: insets.leading, height: insets.top))
    let axes = group.layoutSize.flexibleAxes
    if axes.contains(.horizontal) { size.width = used.width + insets.leading + insets.trailing }
    if axes.contains(.vertical) { size.height = used.height + insets.top + insets.bottom }
    return size
  }

  private mutating func placeLine(
    of group: NSCollectionLayoutGroup,
    in inner: CGSize,
    _ axes: FlowAxes
  ) -> CGSize {
    let spacing = group.interItemSpacing?.spacing ?? 0
    let length = axes.along(inner)
    let isOpen = group.layoutSize.flexibleAxes.contains(axes.isVertical ? .vertical : .horizontal)
    let share = group.count.map { max(0, (length - spacing * CGFloat($0 - 1)) / CGFloat($0)) }
    var starts: [Int] = []
    var position: CGFloat = 0
    var thickness: CGFloat = 0
    var number = 0
    var emptyCount = 0
    while !isDone, emptyCount < group.subitems.count {
      if number == group.count || isOpen && group.count == nil && number == group.subitems.count {
        break
      }
      let subitem = group.subitems[number % group.subitems.count]
      let first = items.count
      let edges = subitem.edgeSpacing?.insets ?? .zero
      let taken = place(subitem, in: inner, share: group.isShared && !isOpen ? share : nil, axes)
      number += 1
      guard items.count > first else {
        // A custom group without frames takes no space.
        emptyCount += 1
        continue
      }
      emptyCount = 0
      let outer = CGSize(
        width: taken.width + edges.leading + edges.trailing,
        height: taken.height + edges.top + edges.bottom
      )
      let start = starts.isEmpty ? 0 : position + spacing
      let isTooLong = group.count == nil && !isOpen && start + axes.along(outer) > length + 0.001
      if !starts.isEmpty && isTooLong {
        items.removeSubrange(first...)
        break
      }
      move(from: first, by: axes.size(along: start, across: 0))
      move(from: first, by: CGSize(width: edges.leading, height: edges.top))
      starts.append(first)
      position = start + axes.along(outer)
      thickness = max(thickness, axes.across(outer))
    }
    if group.interItemSpacing?.isFlexibleSpacing == true, !isOpen, starts.count > 1 {
      spread(starts, over: max(0, length - position), axes)
    }
    return axes.size(along: position, across: thickness)
  }

  private mutating func spread(_ starts: [Int], over rest: CGFloat, _ axes: FlowAxes) {
    let part = rest / CGFloat(starts.count - 1)
    for start in starts.dropFirst() { move(from: start, by: axes.size(along: part, across: 0)) }
  }

  private mutating func place(
    _ subitem: NSCollectionLayoutItem,
    in room: CGSize,
    share: CGFloat?,
    _ axes: FlowAxes
  ) -> CGSize {
    if let group = subitem as? NSCollectionLayoutGroup {
      let own = group.layoutSize.size(in: room, measured: nil)
      return place(group, of: share.map { axes.size(along: $0, across: axes.across(own)) } ?? own)
    }
    var size = subitem.layoutSize.size(in: room, measured: measured(items.count))
    var flexible = subitem.layoutSize.flexibleAxes
    if let share {
      size = axes.size(along: share, across: axes.across(size))
      flexible.remove(axes.isVertical ? .vertical : .horizontal)
    }
    let insets = subitem.effectiveInsets
    let frame = CGRect(
      x: insets.leading,
      y: insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom)
    )
    items.append(
      PlacedItem(frame: frame, flexibleAxes: flexible, beside: subitem.supplementaryItems)
    )
    return size
  }

  mutating func move(from first: Int, by distance: CGSize) {
    guard distance != .zero else { return }
    for index in first..<items.count {
      items[index].frame.origin.x += distance.width
      items[index].frame.origin.y += distance.height
    }
  }
}
