// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// How the content of a screen changes its size while it is scrolled, as rows come to other heights than
/// they were taken for.
@MainActor struct ContentSizeLedger {
  private var isKept = false
  private var changeCount = 0
  private var farthest = 0.0

  /// Takes down a frame after which the content may have another height than before; a list whose table is
  /// the suite's is not asked.
  ///
  /// The indicator jumps by as much as the same offset lies elsewhere in content of the other height.
  mutating func note(_ rig: ListRig, from height: Double) {
    guard rig.screen != nil else { return }
    isKept = true
    let (table, next) = (rig.table, Double(rig.table.contentSize.height))
    guard next != height, height > 0, next > 0 else { return }
    changeCount += 1
    let (offset, track) = (Double(table.contentOffset.y), Double(table.bounds.height))
    farthest = max(farthest, abs(offset / next - offset / height) * track)
  }

  /// The counters of a screen; none of a list.
  var counters: [String: Int] {
    guard isKept else { return [:] }
    return ["contentSizeChanges": changeCount, "indicatorJump": Int(farthest.rounded())]
  }
}
