// SPDX-License-Identifier: Apache-2.0

extension FrameRenderer {
  /// Spends what a frame left over: the tables of the tree prepare cells of the rows ahead (R35).
  ///
  /// For the driver of the frames, which knows the deadline; without this call nothing is prepared.
  /// Tables in cells of other tables are not asked.
  ///
  /// - Returns: the number of cells that were prepared.
  @discardableResult
  public func prepareCells(
    untilNanoseconds deadline: Int64,
    clock: any FrameClock = MonotonicFrameClock.shared
  ) -> Int {
    var count = 0
    var views = [root]
    while let view = views.popLast() {
      if view.storedIsHidden { continue }
      if let table = view as? UITableView {
        count += table.prepareCells(untilNanoseconds: deadline, clock: clock)
      } else {
        views.append(contentsOf: view.storedSubviews.reversed())
      }
    }
    return count
  }
}
