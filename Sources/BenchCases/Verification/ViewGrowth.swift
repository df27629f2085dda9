// SPDX-License-Identifier: Apache-2.0

import BenchLists
import HeadlessUIKit

/// The views, actions and gestures that recycled cells hold beyond fresh ones.
@MainActor struct GrowthLedger {
  /// The growth that a strategy exists to show.
  let expected: CellGrowth?
  private var most: [CellGrowth: Int] = [:]

  init(expected: CellGrowth?) { self.expected = expected }

  mutating func note(_ cell: UITableViewCell, besides fresh: UITableViewCell) {
    let (found, wanted) = (Self.counts(cell), Self.counts(fresh))
    for (kind, count) in found {
      let excess = count - (wanted[kind] ?? 0)
      if excess > 0 { most[kind] = max(most[kind] ?? 0, excess) }
    }
  }

  func isExpected(_ property: String) -> Bool { expected?.rawValue == property }

  var counters: [String: Int] {
    guard let expected else { return [:] }
    return [
      "grown" + expected.rawValue.prefix(1).uppercased() + expected.rawValue.dropFirst():
        most[expected] ?? 0
    ]
  }

  /// A sentence if cells that should grow do not.
  var fault: String? {
    guard let expected, most[expected] == nil else { return nil }
    return
      "no cell holds more \(expected.rawValue) than a fresh one, though each fill is said to add some"
  }

  private static func counts(_ view: UIView) -> [CellGrowth: Int] {
    var counts: [CellGrowth: Int] = [
      .views: 1, .actions: CellDifference.actionCount(of: view),
      .gestures: view.gestureRecognizers?.count ?? 0,
    ]
    for subview in view.subviews { counts.merge(Self.counts(subview)) { $0 + $1 } }
    return counts
  }
}

/// Detects lists that add views in each fill.
@MainActor enum ViewGrowth {
  /// The excess of views that rows with more content explain.
  private static let slack = 8

  static func isGrowing(_ cell: UITableViewCell, besides fresh: UITableViewCell) -> Bool {
    count(cell) > 2 * count(fresh) + slack
  }

  static func sentence(_ cell: UITableViewCell, _ row: Int) -> String {
    "views grow: the cell of row \(row) holds \(count(cell)) views; add them once, not in each fill"
  }

  private static func count(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + count($1) } }
}
