// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
import Foundation
import ListAlgorithms

extension UITableView {
  /// What a sentence calls this table.
  var updateName: String {
    let name = "\(type(of: self))"
    return accessibilityIdentifier.map { "\(name) \"\($0)\"" } ?? name
  }

  /// Begins updates, or joins those that are open.
  func openBatch() throws(UpdateError) {
    try checkOutsideLayout()
    openUpdates.depth += 1
    // A reload that is due asks for everything, so it needs no updates, and the counts that they
    // start from are not known.
    if needsReload { openUpdates.isAbsorbed = true }
  }

  /// Ends updates; the outermost end carries all of them out, or none.
  func closeBatch() throws(UpdateError) {
    require(
      openUpdates.depth > 0,
      "\(updateName): endUpdates() was called without a beginUpdates() before it."
    )
    openUpdates.depth -= 1
    guard openUpdates.depth == 0 else { return }
    let ended = openUpdates
    // Before anything is carried out: delegates and completions may begin updates of their own, and
    // those that are refused must not stay open.
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
    // The delegate is told of the scroll, and may ask for updates that rest on another row.
    hold(anchor, keepsInside)
    restingRow?.offset = boundsOrigin.y
    setNeedsLayout()
    // Last, when the table is whole again: the delegate is told, and may ask it anything.
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

/// The updates of a table that were begun and not ended.
struct OpenUpdates {
  /// How many begins wait for their end.
  var depth = 0
  /// What was asked for since the first of them.
  var batch = UpdateBatch()
  /// Who is told when they are carried out, in order.
  var completions: [(Bool) -> Void] = []
  /// Whether a reload is due that says all that the updates could say.
  var isAbsorbed = false
}
