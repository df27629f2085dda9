// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

extension ThrashAudit {
  /// Checks that the top of the viewport stayed in place.
  ///
  /// The first visible row that still exists keeps its distance to the upper edge, whatever changed above it;
  /// only the content's ends may move it. `requested` is the operation's offset, or the former one.
  func checkOffset(requested: Double) throws(ThrashFailure) {
    if case .scrollToRow(_, let position) = operation, let target = stage.target,
      let extent = now.extents[target], let was = former.extents[target]
    {
      return try checkLanding(on: target, at: position.folded(4), extent, was)
    }
    var expected = requested
    if let anchor = anchor(at: requested) {
      expected = anchor.now.minY - (anchor.former.minY - requested)
    }
    if fault == .movedAnchor { expected += 1 }
    let highest = now.highestOffset
    let isPulledUp = now.offset == highest && expected > highest
    let isPulledDown = now.offset == 0 && expected < 0
    if now.offset == expected || isPulledDown { return }
    // An offset set past the end stays there.
    let wasInside =
      requested <= former.highestOffset || stage.loadedOffset <= stage.loadedEnd.upperBound
    if isPulledUp && wasInside { return }
    if case .resize = operation, now.offset == highest { return }
    if !stage.setup.heights.areLasting {
      let isWithin = now.offset >= 0 && now.offset <= highest
      if isWithin && wasInside && expected > lowestEnd { return }
      switch operation {
      case .resize, .reloadData, .tableHeader, .tableFooter: return
      default: break
      }
    }
    throw ThrashFailure(
      "the offset is \(now.offset), expected \(expected); \(requested) was asked for, the highest "
        + "was \(former.highestOffset) and is \(highest)"
    )
  }

  /// The greatest distance of a jump from its target, in points.
  private static let landingTolerance = 0.5

  /// Checks that a jump landed at its row, now measured.
  private func checkLanding(
    on path: RowPath,
    at position: Int,
    _ extent: ThrashSnapshot.Extent,
    _ was: ThrashSnapshot.Extent
  ) throws(ThrashFailure) {
    let top = extent.minY
    let bottom = extent.minY + extent.height - now.height
    let allowed: [Double]
    switch position {
    case 1: allowed = [top]
    case 2: allowed = [(top + bottom) / 2]
    case 3: allowed = [bottom]
    default:
      // As little as possible: not at all, to the top, or to the bottom.
      let isSeen = was.minY >= former.offset && was.minY + was.height <= former.viewport.upperBound
      allowed = isSeen ? [former.offset] : [top, bottom]
    }
    let landed = allowed.contains {
      abs(min(max($0, 0), now.highestOffset) - now.offset) <= Self.landingTolerance
    }
    try require(
      landed || (position == 0 && now.offset == former.offset),
      "a jump to \(path) at position \(position) ends at \(now.offset), expected \(allowed) within "
        + "0 to \(now.highestOffset)"
    )
  }

  /// The least end of the content while a frame measures rows one by one: rows that shrink may come before rows
  /// that grow, and content that ends too early pulls the offset up with it.
  private var lowestEnd: Double {
    var growth = 0.0
    for path in now.list.paths {
      let row = now.list[path]
      let was = former.extentsByIdentity[row.id]?.height ?? loadedHeight(of: row)
      growth += max(0, (now.extents[path]?.height ?? 0) - was)
    }
    return min(now.highestOffset - growth, stage.loadedEnd.lowerBound)
  }

  /// Returns the first row or title that was visible, is at the requested offset, and is not removed or moved;
  /// if there is none, the next one below comes to the upper edge.
  private func anchor(
    at requested: Double
  ) -> (former: ThrashSnapshot.Extent, now: ThrashSnapshot.Extent)? {
    switch operation {
    case .reloadData, .tableHeader, .tableFooter: return nil
    // Content seen from its start keeps its offset: rows inserted above the first are visible.
    case .update where requested <= 0: return nil
    default: break
    }
    let viewport = requested...requested + former.height
    let row = former.visible.first { id in
      !stage.movedRows.contains(id) && former.extentsByIdentity[id]?.isIn(viewport) == true
        && now.extentsByIdentity[id] != nil
    }
    var anchor = row.flatMap { pair(former.extentsByIdentity[$0], now.extentsByIdentity[$0]) }
    guard case .update = operation else {
      for (title, was) in former.titles where rests(title, was) && was.isIn(viewport) {
        guard was.minY < anchor?.former.minY ?? .infinity else { continue }
        anchor = pair(was, now.titles[title]) ?? anchor
      }
      return anchor
    }
    if let anchor { return anchor }
    guard let last = former.visible.last else { return nil }
    let below = former.list.paths.map { former.list[$0].id }.drop { $0 != last }
    for id in below where !stage.movedRows.contains(id) {
      guard let now = now.extentsByIdentity[id] else { continue }
      return (.init(minY: requested, height: now.height), now)
    }
    return nil
  }

  private func pair(
    _ former: ThrashSnapshot.Extent?,
    _ now: ThrashSnapshot.Extent?
  ) -> (former: ThrashSnapshot.Extent, now: ThrashSnapshot.Extent)? {
    guard let former, let now else { return nil }
    return (former, now)
  }

  /// Returns true if a header or footer was visible at its place, and did not float.
  private func rests(_ title: ThrashSnapshot.Title, _ extent: ThrashSnapshot.Extent) -> Bool {
    guard extent.isIn(former.viewport) else { return false }
    guard stage.setup.style == .plain else { return true }
    return title.isHeader
      ? extent.minY >= former.offset
      : extent.minY + extent.height <= former.viewport.upperBound
  }
}
