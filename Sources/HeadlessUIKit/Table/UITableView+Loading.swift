// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
public import Foundation
import ListAlgorithms

extension UITableView {
  /// Asks the data source to fill the cells of some rows again, without taking other cells (R34).
  ///
  /// Carried out by the next layout. A row without a cell on the screen is passed over.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    pendingReconfigures.append(contentsOf: indexPaths)
    setNeedsLayout()
  }

  /// Carries out a requested reload: counts first, then the heights to begin with.
  ///
  /// - Complexity: O(sections); O(rows) if each row is asked about.
  func loadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    let wasInside = isOffsetInside
    recycleAll()
    recycleSupplementaries()
    pendingReconfigures.removeAll(keepingCapacity: true)
    heightRules.forgetDelegate()
    index.removeAll()
    guard let dataSource else { return updateContentSize() }
    loadSections(from: dataSource)
    dropVanishedSelection()
    loadSectionIndex()
    updateContentSize()
    if wasInside && !isOffsetInside { pullOffsetInside() }
  }

  private func loadSections(from dataSource: any UITableViewDataSource) {
    engine_count_data_source_count_calls(1)
    let sections = dataSource.numberOfSections(in: self)
    require(sections >= 0, "A table cannot have \(sections) sections.")
    var counts = ContiguousArray<Int>()
    counts.reserveCapacity(sections)
    for section in 0..<sections {
      counts.append(askForRowCount(ofSection: section, from: dataSource))
    }
    // Delegates ask for counts while they are asked for heights.
    loadingCounts = counts
    defer { loadingCounts = nil }
    var total = 0.0
    index.appendSections { writer in
      for section in 0..<sections {
        let header = Double(startHeight(of: .header(section)))
        writer.beginSection(header: header)
        total += header
        loadRows(counts[section], of: section, to: &writer, total: &total)
        let footer = Double(startHeight(of: .footer(section)))
        total += footer
        checkTotal(total, through: section)
        writer.endSection(footer: footer)
      }
    }
  }

  /// Asks the data source for the number of rows of a section.
  func askForRowCount(
    ofSection section: Int,
    from dataSource: any UITableViewDataSource
  ) -> Int {
    engine_count_data_source_count_calls(1)
    let rows = dataSource.tableView(self, numberOfRowsInSection: section)
    require(rows >= 0, "Section \(section) of a table cannot have \(rows) rows.")
    require(
      rows < 1 << 60,
      "Section \(section) of a table cannot have \(rows) rows: up to 2^60 can be counted."
    )
    return rows
  }

  /// Writes the rows of a section with the heights that they begin with.
  private func loadRows(
    _ count: Int,
    of section: Int,
    to writer: inout RowIndex.SectionWriter,
    total: inout Double
  ) {
    var row = 0
    while row < count {
      let height = startHeight(row: row, section: section)
      let alike = hasStartHeights ? 1 : count - row
      total += Double(alike) * Double(height)
      checkTotal(total, through: section)
      writer.appendRows(alike, height: Double(height))
      row += alike
    }
  }

  private func checkTotal(_ total: Double, through section: Int) {
    require(
      total < Double(HeightRules.limit),
      "The sections up to \(section) are \(total) pt high together: a table can be 2^47 pt high."
    )
  }

  /// Makes the content as high as all that is in it.
  func updateContentSize() {
    contentSize = CGSize(
      width: storedFrame.width,
      height: CGFloat(rowsTop + index.totalHeight + footerRoom)
    )
  }

  /// Whether the viewport shows nothing past the content's end.
  var isOffsetInside: Bool { boundsOrigin.y <= verticalOffsetRange.upperBound }

  /// Goes back to the content's end, as a table does whose content has shrunk.
  func pullOffsetInside() {
    moveOffset(to: CGPoint(x: boundsOrigin.x, y: verticalOffsetRange.upperBound))
  }
}
