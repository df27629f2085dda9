// SPDX-License-Identifier: Apache-2.0

import Foundation

struct FlowAxes {
  let isVertical: Bool

  init(_ direction: UICollectionView.ScrollDirection) { isVertical = direction == .vertical }

  func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }
  func end(of rect: CGRect) -> CGFloat { isVertical ? rect.maxY : rect.maxX }

  func size(along: CGFloat, across: CGFloat) -> CGSize {
    isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  func rect(along: CGFloat, across: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(
      origin: isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across),
      size: size
    )
  }

  func parts(
    of inset: UIEdgeInsets
  ) -> (before: CGFloat, after: CGFloat, near: CGFloat, far: CGFloat) {
    isVertical
      ? (inset.top, inset.bottom, inset.left, inset.right)
      : (inset.left, inset.right, inset.top, inset.bottom)
  }
}

struct FlowSection {
  private struct Line {
    let first: Int
    let end: Int
    let range: ClosedRange<CGFloat>
  }

  let start: CGFloat
  private(set) var end: CGFloat
  private let axes: FlowAxes
  private let breadth: CGFloat
  private let header: CGFloat
  private let footer: CGFloat
  private var frames: [CGRect] = []
  private var lines: [Line] = []

  init(
    sizes: [CGSize],
    from start: CGFloat,
    breadth: CGFloat,
    inset: UIEdgeInsets,
    ends: (header: CGFloat, footer: CGFloat),
    spacing: (line: CGFloat, item: CGFloat),
    axes: FlowAxes
  ) {
    self.start = start
    self.axes = axes
    self.breadth = breadth
    header = max(0, ends.header)
    footer = max(0, ends.footer)
    let margins = axes.parts(of: inset)
    let room = max(0, breadth - margins.near - margins.far)
    end = start + header + margins.before
    frames.reserveCapacity(sizes.count)
    let isUniform = sizes.allSatisfy { $0 == sizes.first }
    var columnGap = spacing.item
    var first = 0
    while first < sizes.count {
      let last = Self.lineEnd(from: first, sizes, room: room, gap: spacing.item, axes)
      let line = sizes[first..<last]
      let used = line.reduce(0) { $0 + axes.across($1) }
      let isFull = last < sizes.count
      if isFull && line.count > 1 { columnGap = (room - used) / CGFloat(line.count - 1) }
      let gap = isFull ? columnGap : isUniform ? columnGap : spacing.item
      let isAlone = isFull && line.count == 1
      place(line, at: margins.near + (isAlone ? max(0, room - used) / 2 : 0), gap: gap)
      if last < sizes.count { end += spacing.line }
      first = last
    }
    end += margins.after + footer
  }

  private static func lineEnd(
    from first: Int,
    _ sizes: [CGSize],
    room: CGFloat,
    gap: CGFloat,
    _ axes: FlowAxes
  ) -> Int {
    var used = axes.across(sizes[first])
    var next = first + 1
    while next < sizes.count {
      used += gap + axes.across(sizes[next])
      // Rounding errors of thirds need no other line.
      guard used <= room + 0.001 else { break }
      next += 1
    }
    return next
  }

  private mutating func place(_ sizes: ArraySlice<CGSize>, at near: CGFloat, gap: CGFloat) {
    let thickness = sizes.reduce(0) { max($0, axes.along($1)) }
    var across = near
    for size in sizes {
      let along = end + (thickness - axes.along(size)) / 2
      frames.append(axes.rect(along: along, across: across, size))
      across += axes.across(size) + gap
    }
    lines.append(Line(first: sizes.startIndex, end: sizes.endIndex, range: end...(end + thickness)))
    end += thickness
  }

  func frame(of item: Int) -> CGRect? { frames.indices.contains(item) ? frames[item] : nil }

  func items(in range: ClosedRange<CGFloat>) -> Range<Int> {
    let first = lines.partitioningIndex { $0.range.upperBound > range.lowerBound }
    let end = lines.partitioningIndex { $0.range.lowerBound >= range.upperBound }
    guard first < end else { return 0..<0 }
    return lines[first].first..<lines[end - 1].end
  }

  func frame(ofHeader isHeader: Bool, pinnedTo seen: CGRect?) -> CGRect? {
    let length = isHeader ? header : footer
    guard length > 0 else { return nil }
    var place = isHeader ? start : end - length
    if let seen {
      let low = start
      let high = end - length
      let wanted =
        isHeader ? max(place, axes.along(seen.origin)) : min(place, axes.end(of: seen) - length)
      place = max(low, min(high, wanted))
    }
    return axes.rect(along: place, across: 0, axes.size(along: length, across: breadth))
  }
}

extension CGRect {
  /// True if the intersection has an area; Foundation's `intersects` counts a common edge.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
