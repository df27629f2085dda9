// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// The changes of a screen's content size while it is scrolled, as rows differ from their estimates.
@MainActor struct ContentSizeLedger {
  private var isKept = false
  private var changeCount = 0
  private var farthest = 0.0

  /// Records a frame after which the content may have another height; ignores lists, whose table is the suite's.
  ///
  /// The indicator jumps by the change of the offset's share of the content.
  mutating func note(_ rig: ListRig, from height: Double) {
    guard rig.screen != nil else { return }
    isKept = true
    let (table, next) = (rig.table, Double(rig.table.contentSize.height))
    guard next != height, height > 0, next > 0 else { return }
    changeCount += 1
    let (offset, track) = (Double(table.contentOffset.y), Double(table.bounds.height))
    farthest = max(farthest, abs(offset / next - offset / height) * track)
  }

  var counters: [String: Int] {
    guard isKept else { return [:] }
    return ["contentSizeChanges": changeCount, "indicatorJump": Int(farthest.rounded())]
  }
}
