// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
import Foundation
import ListAlgorithms

extension UITableView {
  var updateName: String {
    let name = "\(type(of: self))"
    return accessibilityIdentifier.map { "\(name) \"\($0)\"" } ?? name
  }

  func openBatch() throws(UpdateError) {
    try checkOutsideLayout()
    openUpdates.depth += 1
    // A pending reload implies all updates, and the counts they start from are unknown.
    if needsReload { openUpdates.isAbsorbed = true }
  }

  /// Ends updates; the outermost end performs all, or none.
  func closeBatch() throws(UpdateError) {
    require(
      openUpdates.depth > 0,
      "\(updateName): endUpdates() was called without a beginUpdates() before it."
    )
    openUpdates.depth -= 1
    guard openUpdates.depth == 0 else { return }
    let ended = openUpdates
    // First of all: delegates and completions may begin updates of their own, and refused ones must
    // not stay open.
    openUpdates = OpenUpdates()
    try checkOutsideLayout()
    if ended.isAbsorbed { setNeedsReload() } else { try carryOut(ended.batch) }
    guard !ended.completions.isEmpty else { return }
    layoutIfNeeded()
    for completion in ended.completions { completion(true) }
  }

  private func checkOutsideLayout() throws(UpdateError) {
    if isPlacingRows || loadingCounts != nil { throw .duringLayout(row: preparing) }
  }

  private func carryOut(_ batch: UpdateBatch) throws(UpdateError) {
    var counts = ContiguousArray<Int>()
    let plan = try UpdateChecker(
      batch: batch,
      oldSectionCount: index.sectionCount,
      newSectionCount: sectionCountOfDataSource(),
      oldRowCount: { self.index.rowCount(inSection: $0) },
      newRowCount: { section in
        let rows = self.rowCountOfDataSource(inSection: section)
        counts.append(rows)
        return rows
      }
    )
    .plan()
    let keepsInside = (
      above: boundsOrigin.y >= verticalOffsetRange.lowerBound, below: isOffsetInside
    )
    let anchor = anchor(under: plan)
    // Delegates ask for counts while they are asked for heights.
    loadingCounts = counts
    editIndex(by: plan)
    if batch.changesNothing { askAllHeights() }
    loadingCounts = nil
    let gone = remapRows(by: plan)
    let goneTitles = supplementaries.remap { section in
      plan.reloadedSections.contains(section) ? nil : plan.newSection(of: section)
    }
    updateContentSize()
    restingRow = anchor
    // The delegate is informed of the scroll, and may request updates around another row.
    hold(anchor, keepsInside)
    restingRow?.offset = boundsOrigin.y
    setNeedsLayout()
    // Last, when the table is consistent: the delegate may query anything.
    for row in gone { endDisplaying(row) }
    endDisplaying(goneTitles)
  }

  func sectionCountOfDataSource() -> Int {
    guard let dataSource else { return 0 }
    engine_count_data_source_count_calls(1)
    let sections = dataSource.numberOfSections(in: self)
    require(sections >= 0, "A table cannot have \(sections) sections.")
    return sections
  }

  func rowCountOfDataSource(inSection section: Int) -> Int {
    guard let dataSource else { return 0 }
    engine_count_data_source_count_calls(1)
    let rows = dataSource.tableView(self, numberOfRowsInSection: section)
    require(
      rows >= 0 && rows < 1 << 60,
      "Section \(section) of a table cannot have \(rows) rows: from 0 to below 2^60 can be counted."
    )
    return rows
  }
}

struct OpenUpdates {
  var depth = 0
  var batch = UpdateBatch()
  var completions: [(Bool) -> Void] = []
  var isAbsorbed = false
}
