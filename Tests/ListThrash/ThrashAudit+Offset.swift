// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

extension ThrashAudit {
  /// Whether what was at the top of the viewport is where it was.
  ///
  /// The first row on the screen that is still there keeps its distance to the upper edge, whatever
  /// was inserted, deleted or resized above it; only the content's ends may move it. `requested` is
  /// the offset that the operation asked for, or the former one.
  func checkOffset(requested: Double) throws(ThrashFailure) {
    var expected = requested
    if let anchor = anchor(at: requested) {
      expected = anchor.now.minY - (anchor.former.minY - requested)
    }
    if fault == .movedAnchor { expected += 1 }
    let highest = now.highestOffset
    let isPulledUp = now.offset == highest && expected > highest
    let isPulledDown = now.offset == 0 && expected < 0
    if now.offset == expected || isPulledDown { return }
    // An offset past the end stays where it was put.
    let wasInside =
      requested <= former.highestOffset || stage.loadedOffset <= stage.loadedEnd.upperBound
    if isPulledUp && wasInside { return }
    if case .resize = operation, now.offset == highest { return }
    if !stage.setup.heights.areLasting {
      let isWithin = now.offset >= 0 && now.offset <= highest
      if isWithin && wasInside && expected > lowestEnd { return }
      switch operation {
      case .resize, .reloadData: return
      default: break
      }
    }
    throw ThrashFailure(
      "the offset is \(now.offset), expected \(expected); \(requested) was asked for, the highest "
        + "was \(former.highestOffset) and is \(highest)"
    )
  }

  /// The highest offset at the worst moment of a frame that measures rows as they come: what shrinks
  /// may come before what grows, and content that ends too early pulls the offset up with it.
  private var lowestEnd: Double {
    var growth = 0.0
    for path in now.list.paths {
      let row = now.list[path]
      let was = former.extentsByIdentity[row.id]?.height ?? loadedHeight(of: row)
      growth += max(0, (now.extents[path]?.height ?? 0) - was)
    }
    return min(now.highestOffset - growth, stage.loadedEnd.lowerBound)
  }

  /// The first row that was on the screen, would be at the requested offset, and is not taken away
  /// or moved; if there is none, the next one below comes to the upper edge.
  private func anchor(
    at requested: Double
  ) -> (former: ThrashSnapshot.Extent, now: ThrashSnapshot.Extent)? {
    if case .reloadData = operation { return nil }
    let viewport = requested...requested + former.height
    for id in former.visible where !stage.movedRows.contains(id) {
      guard let was = former.extentsByIdentity[id], was.isIn(viewport),
        let now = now.extentsByIdentity[id]
      else { continue }
      return (was, now)
    }
    guard case .update = operation, let last = former.visible.last else { return nil }
    let below = former.list.paths.map { former.list[$0].id }.drop { $0 != last }
    for id in below where !stage.movedRows.contains(id) {
      guard let now = now.extentsByIdentity[id] else { continue }
      return (.init(minY: requested, height: now.height), now)
    }
    return nil
  }
}
