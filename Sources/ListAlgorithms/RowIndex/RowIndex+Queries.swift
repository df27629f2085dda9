// SPDX-License-Identifier: Apache-2.0

/// Look-ups, each O(log runs) and without allocation.
extension RowIndex {
  /// The element that covers an offset, or nil above the first and below the last.
  ///
  /// An element covers `minY..<maxY`: a common edge belongs to the lower element, and an element
  /// without height is never found. NaN lies nowhere.
  public func element(atOffset offset: Double) -> Placement? {
    guard offset >= 0 else { return nil }
    let unit = PointUnits.floor(offset)
    guard unit < tree.pointee.total.height else { return nil }
    let site = tree.pointee.site(atUnit: unit)
    let height = site.run.height
    // A run of one row is common once rows are measured, and a division costs as much as a node.
    let index = site.run.count == 1 ? 0 : Int((unit - site.before.height) / height)
    let minY = site.before.height + Int64(index) * height
    return Placement(element: element(index, of: site), extent: extent(minY, height))
  }

  public func extent(ofRow row: Int, inSection section: Int) -> Extent {
    let (site, index) = site(ofRow: row, inSection: section)
    let height = site.run.height
    return extent(site.before.height + Int64(index) * height, height)
  }

  public func extent(ofHeaderInSection section: Int) -> Extent {
    checkSection(section)
    let site = tree.pointee.site(ofBound: 2 * section)
    return extent(site.before.height, site.run.height)
  }

  public func extent(ofFooterInSection section: Int) -> Extent {
    checkSection(section)
    let site = tree.pointee.site(ofBound: 2 * section + 1)
    return extent(site.before.height, site.run.height)
  }

  /// Where a section lies, from its header to its footer.
  public func extent(ofSection section: Int) -> Extent {
    checkSection(section)
    let minY = tree.pointee.sums(beforeSection: section).height
    return extent(minY, tree.pointee.sums(beforeSection: section + 1).height - minY)
  }

  public func rowCount(inSection section: Int) -> Int {
    checkSection(section)
    return tree.pointee.sums(beforeSection: section + 1).rows
      - tree.pointee.sums(beforeSection: section).rows
  }

  /// The place of a row among the rows of all sections.
  public func ordinal(ofRow row: Int, inSection section: Int) -> Int {
    let (site, index) = site(ofRow: row, inSection: section)
    return site.before.rows + index
  }

  /// The row at a place among the rows of all sections.
  public func row(atOrdinal ordinal: Int) -> (section: Int, row: Int) {
    precondition(
      ordinal >= 0 && ordinal < rowCount,
      "There is no row with ordinal \(ordinal): all sections together have \(rowCount) rows."
    )
    let section = tree.pointee.site(ofRow: ordinal).before.section
    return (section, ordinal - tree.pointee.sums(beforeSection: section).rows)
  }

  /// The run of a row and the row's place in that run.
  private func site(ofRow row: Int, inSection section: Int) -> (site: RunSite, index: Int) {
    checkSection(section)
    let ordinal = tree.pointee.sums(beforeSection: section).rows &+ row
    if row >= 0, ordinal < rowCount {
      let site = tree.pointee.site(ofRow: ordinal)
      if site.before.section == section { return (site, ordinal - site.before.rows) }
    }
    noRow(row, inSection: section)
  }

  private func element(_ index: Int, of site: RunSite) -> Element {
    let section = site.before.section
    switch site.run.kind {
    case .header: return .header(section: section)
    case .footer: return .footer(section: section)
    case .rows:
      let first = tree.pointee.sums(beforeSection: section).rows
      return .row(section: section, row: site.before.rows + index - first)
    }
  }

  private func extent(_ minY: Int64, _ height: Int64) -> Extent {
    Extent(minY: PointUnits.points(minY), height: PointUnits.points(height))
  }
}
