// SPDX-License-Identifier: Apache-2.0

/// A row that the next layout must bring to a place, once heights are known.
struct ScrollTarget {
  let section: Int
  let row: Int
  /// Where to; never `.none`.
  let position: UITableView.ScrollPosition
}
