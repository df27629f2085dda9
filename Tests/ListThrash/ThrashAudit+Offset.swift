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
    if isPulledUp && requested <= former.highestOffset { return }
    if case .resize = operation, now.offset == highest { return }
    if case .resize = operation, !stage.setup.heights.areKnown { return }
    throw ThrashFailure(
      "the offset is \(now.offset), expected \(expected); \(requested) was asked for, the highest "
        + "was \(former.highestOffset) and is \(highest)"
    )
  }

  /// The first row that was on the screen, would be at the requested offset, and is not deleted.
  private func anchor(
    at requested: Double
  ) -> (former: ThrashSnapshot.Extent, now: ThrashSnapshot.Extent)? {
    if case .reloadData = operation { return nil }
    let viewport = requested...requested + former.height
    for id in former.visible {
      guard let was = former.extentsByIdentity[id], was.isIn(viewport),
        let now = now.extentsByIdentity[id]
      else { continue }
      return (was, now)
    }
    return nil
  }
}
