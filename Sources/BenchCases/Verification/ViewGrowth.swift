// SPDX-License-Identifier: Apache-2.0

import BenchLists
import HeadlessUIKit

/// What recycled cells hold beyond fresh ones, of views, actions and gestures.
@MainActor struct GrowthLedger {
  /// What a strategy is there to show, if it is that cells grow.
  let expected: CellGrowth?
  /// The most that a cell held beyond a fresh one, where anything grew.
  private var most: [CellGrowth: Int] = [:]

  init(expected: CellGrowth?) { self.expected = expected }

  /// Takes down what a recycled cell holds beyond a fresh one of the same row.
  mutating func note(_ cell: UITableViewCell, besides fresh: UITableViewCell) {
    let (found, wanted) = (Self.counts(cell), Self.counts(fresh))
    for (kind, count) in found {
      let excess = count - (wanted[kind] ?? 0)
      if excess > 0 { most[kind] = max(most[kind] ?? 0, excess) }
    }
  }

  /// Whether a property of ``CellDifference`` is what is there to be shown.
  func isExpected(_ property: String) -> Bool { expected?.rawValue == property }

  /// The counters of the strategy that is there to show it.
  var counters: [String: Int] {
    guard let expected else { return [:] }
    return [
      "grown" + expected.rawValue.prefix(1).uppercased() + expected.rawValue.dropFirst():
        most[expected] ?? 0
    ]
  }

  /// What is wrong where cells that are there to grow do not, in a sentence.
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
    for subview in view.subviews {
      counts.merge(Self.counts(subview)) { $0 + $1 }
    }
    return counts
  }
}

/// A list that adds views each time it fills a cell.
@MainActor enum ViewGrowth {
  /// A recycled cell may have so many views more than a fresh one: those of rows that need more.
  private static let slack = 8

  /// Whether a recycled cell has more views than rows of other kinds explain.
  static func isGrowing(_ cell: UITableViewCell, besides fresh: UITableViewCell) -> Bool {
    count(cell) > 2 * count(fresh) + slack
  }

  /// What is said of such a cell.
  static func sentence(_ cell: UITableViewCell, _ row: Int) -> String {
    "views grow: the cell of row \(row) holds \(count(cell)) views; add them once, not in each fill"
  }

  private static func count(_ view: UIView) -> Int {
    view.subviews.reduce(1) { $0 + count($1) }
  }
}
