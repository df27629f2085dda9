// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A row that the next layout must bring to a place, once heights are known.
struct ScrollTarget {
  let path: IndexPath
  /// Where to; never `.none`.
  let position: UITableView.ScrollPosition

  /// The same place for a row that updates have moved.
  func moved(to path: IndexPath) -> ScrollTarget {
    ScrollTarget(path: path, position: position)
  }
}
