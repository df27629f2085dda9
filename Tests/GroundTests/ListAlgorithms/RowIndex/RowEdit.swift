// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import ListAlgorithms

/// One random edit, drawn without knowing the list: its numbers are fitted to the list it meets.
///
/// So any part of a sequence of edits is a sequence of edits, and a failing one can be shortened.
struct RowEdit: CustomStringConvertible {
  enum Kind: CaseIterable {
    case setRow, setRowAgain, setRowThird, setHeader, setFooter
    case insertRow, insertRowAgain, insertRows, removeRow, removeRows, moveRow
    case insertSection, insertMeasuredSection, removeSections, moveSection, removeAll
  }

  let kind: Kind
  /// Which section, row, second row and second section, fitted by remainder.
  let draws: [Int]
  let height: Double

  init(using generator: inout SplitMix64, palette: [Double]) {
    kind = Kind.allCases.randomElement(using: &generator) ?? .setRow
    draws = (0..<4).map { _ in Int.random(in: 0..<1 << 30, using: &generator) }
    height = palette.randomElement(using: &generator) ?? 0
  }

  var description: String { "\(kind) \(draws) \(height)" }

  /// Does the edit to both lists; rows are kept to about `rowLimit`.
  func apply(to model: inout NaiveRowList, and index: RowIndex, rowLimit: Int) {
    let section = model.sections.isEmpty ? 0 : draws[0] % model.sections.count
    switch kind {
    case .insertSection, .insertMeasuredSection, .removeSections, .moveSection, .removeAll:
      applyToSections(section, &model, index, rowLimit)
    case _ where model.sections.isEmpty: break
    case .setHeader:
      model.sections[section].header = height
      index.setHeight(height, ofHeaderInSection: section)
    case .setFooter:
      model.sections[section].footer = height
      index.setHeight(height, ofFooterInSection: section)
    case .insertRow, .insertRowAgain, .insertRows:
      guard model.rowCount < rowLimit else { return }
      let count = kind == .insertRows ? draws[2] % 9 : 1
      let row = draws[1] % (model.sections[section].rows.count + 1)
      model.sections[section].rows.insert(contentsOf: repeatElement(height, count: count), at: row)
      index.insertRows(count, height: height, at: row, inSection: section)
    default:
      guard !model.sections[section].rows.isEmpty else { return }
      applyToRows(section, &model, index)
    }
  }

  private func applyToRows(_ section: Int, _ model: inout NaiveRowList, _ index: RowIndex) {
    let count = model.sections[section].rows.count
    let row = draws[1] % count
    switch kind {
    case .removeRow:
      model.sections[section].rows.remove(at: row)
      index.removeRows(row..<row + 1, inSection: section)
    case .removeRows:
      let end = min(count, row + draws[2] % (draws[3] % 4 == 0 ? count : 8))
      model.sections[section].rows.removeSubrange(row..<max(row, end))
      index.removeRows(row..<max(row, end), inSection: section)
    case .moveRow:
      let target = draws[3] % model.sections.count
      let height = model.sections[section].rows.remove(at: row)
      let place = draws[2] % (model.sections[target].rows.count + 1)
      model.sections[target].rows.insert(height, at: place)
      index.moveRow(row, inSection: section, toRow: place, inSection: target)
    default:
      model.sections[section].rows[row] = height
      index.setHeight(height, ofRow: row, inSection: section)
    }
  }

  private func applyToSections(
    _ section: Int,
    _ model: inout NaiveRowList,
    _ index: RowIndex,
    _ rowLimit: Int
  ) {
    let count = model.sections.count
    switch kind {
    case .insertSection where model.rowCount < rowLimit && count < 8:
      let place = draws[1] % (count + 1)
      let rows = draws[2] % 60
      let header = Double(draws[3] % 3)
      model.sections.insert(
        .init(header: header, rows: Array(repeating: height, count: rows), footer: 0),
        at: place
      )
      index.insertSection(header: header, rowCount: rows, rowHeight: height, footer: 0, at: place)
    case .insertMeasuredSection where model.rowCount < rowLimit && count < 8:
      let place = draws[1] % (count + 1)
      let rows = (0..<draws[2] % 60).map { height + Double($0 * draws[3] % 5) }
      model.sections.insert(.init(header: 0, rows: rows, footer: height), at: place)
      index.insertSection(header: 0, rowCount: rows.count, footer: height, at: place) { rows[$0] }
    case .removeSections where count > 0 && draws[3] % 2 == 0:
      let end = min(count, section + draws[1] % 3)
      model.sections.removeSubrange(section..<end)
      index.removeSections(section..<end)
    case .moveSection where count > 0:
      let target = draws[1] % count
      model.sections.insert(model.sections.remove(at: section), at: target)
      index.moveSection(section, to: target)
    case .removeAll where draws[3] % 50 == 0:
      model.sections.removeAll()
      index.removeAll()
    default: break
    }
  }
}
