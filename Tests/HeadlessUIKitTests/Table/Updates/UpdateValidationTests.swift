// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Update validation") @MainActor struct UpdateValidationTests {
  private let screen: Screen

  init() {
    screen = Screen(
      ListModel(
        sections: (0..<3)
          .map { section in
            .init(rows: (0..<5).map { .init(title: "\(section).\($0)", height: 44) })
          }
      )
    )
    screen.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    screen.render()
  }

  private var table: UITableView { screen.table }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// Tries updates without a change of the data; returns what is said against them, after a look at
  /// the table, which must be as it was.
  private func refusal(_ updates: () -> Void) -> UITableView.UpdateError? {
    let cells = table.visibleCells
    let selected = table.indexPathsForSelectedRows
    let offset = table.contentOffset
    let height = table.contentSize.height
    let model = screen.source.model
    defer {
      screen.source.model = model
      screen.render()
      expectEqual(
        table.visibleCells.map { ObjectIdentifier($0) },
        cells.map { ObjectIdentifier($0) }
      )
      expectEqual(table.indexPathsForSelectedRows, selected)
      expect(table.contentOffset == offset && table.contentSize.height == height)
      expect(!table.hasUncommittedUpdates && table.reuseAccounting().isBalanced)
    }
    do throws(UITableView.UpdateError) {
      try table.tryBatchUpdates(updates)
      return nil
    } catch {
      return error
    }
  }

  @Test("L4: wrong counts of rows or sections are refused by name")
  func rowCount() throws {
    let error = try require(
      refusal {
        screen.source.model.sections[1].rows.removeFirst(3)
        table.deleteRows(at: [path(0, 1)], with: .none)
        table.moveRow(at: path(0, 0), to: path(0, 1))
        table.moveRow(at: path(2, 1), to: path(0, 0))
        table.insertRows(at: [path(1, 1)], with: .none)
      }
    )
    let rows = UITableView.UpdateError.RowArithmetic(
      section: 1,
      before: 5,
      inserted: 1,
      deleted: 1,
      movedIn: 1,
      movedOut: 1,
      found: 2
    )
    expect(error == .rowCount(rows) && rows.expected == 5)
    for words in ["Section 1 had 5 rows", "there must be 5", "the data source says 2"] {
      expect(error.description.contains(words), "\(error)")
    }
    UpdateValidationTests().untold()
    UpdateValidationTests().sectionCount()
  }

  private func untold() {
    let error = refusal {
      screen.source.model.sections[2].rows.removeLast()
      screen.source.model.sections[0].rows.removeLast()
      table.deleteRows(at: [path(4)], with: .none)
    }
    guard case .rowCount(let rows) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    expect(rows.section == 2 && rows.before == 5 && rows.found == 4 && rows.deleted == 0)
  }

  private func sectionCount() {
    let error = refusal { table.deleteSections([0, 2], with: .none) }
    expectEqual(error, .sectionCount(before: 3, inserted: 0, deleted: 2, found: 3))
    expect(error?.description.contains("there must be 1; the data source says 3") == true)
  }

  @Test("L4: missing and repeated rows or sections are refused")
  func missing() {
    let cases: [(updates: () -> Void, error: UITableView.UpdateError)] = [
      (
        { table.deleteRows(at: [path(5)], with: .none) },
        .noRow(path(5), count: 5, call: "deleteRows", isAfter: false)
      ),
      (
        { table.reloadRows(at: [path(-1)], with: .none) },
        .noRow(path(-1), count: 5, call: "reloadRows", isAfter: false)
      ),
      (
        { table.moveRow(at: path(0), to: path(5)) },
        .noRow(path(5), count: 5, call: "moveRow", isAfter: true)
      ),
      (
        { table.moveRow(at: path(0), to: path(0, 3)) },
        .noSection(3, count: 3, call: "moveRow", isAfter: true)
      ),
      (
        { table.insertRows(at: [path(0, -1)], with: .none) },
        .noSection(-1, count: 3, call: "insertRows", isAfter: true)
      ),
      (
        { table.reloadSections([7], with: .none) },
        .noSection(7, count: 3, call: "reloadSections", isAfter: false)
      ),
      (
        { table.moveSection(0, toSection: 3) },
        .noSection(3, count: 3, call: "moveSection", isAfter: true)
      ),
    ]
    for (updates, error) in cases { expectEqual(refusal(updates), error) }
    UpdateValidationTests().twice()
  }

  private func twice() {
    let deletedTwice = refusal {
      table.deleteRows(at: [path(1)], with: .none)
      table.deleteRows(at: [path(1)], with: .none)
    }
    expectEqual(
      deletedTwice,
      .rowNamedTwice(path(1), calls: ["deleteRows", "deleteRows"], isAfter: false)
    )
    expect(deletedTwice?.description.contains("deleteRows twice") == true)
    let deletedAndMoved = refusal {
      table.deleteRows(at: [path(1)], with: .none)
      table.moveRow(at: path(1), to: path(3))
    }
    expect(deletedAndMoved?.description.contains("deleteRows and moveRow") == true)
    let intoOnePlace = refusal {
      table.moveRow(at: path(1), to: path(3))
      table.moveRow(at: path(2), to: path(3))
    }
    expect(intoOnePlace?.description.contains("Row 3 of section 0, as it stands after") == true)
    let section = refusal {
      table.deleteSections([1], with: .none)
      table.reloadSections([1], with: .none)
      screen.source.model.sections.remove(at: 1)
    }
    expect(section?.description.contains("Section 1, as it stands before") == true)
  }

  @Test("a move into a deleted section's place is valid, and a batch may follow a refused one")
  func intoDeleted() throws {
    let error = refusal {
      screen.source.model.sections.remove(at: 2)
      table.deleteSections([2], with: .none)
      table.moveRow(at: path(0), to: path(0, 2))
    }
    expectEqual(error, .noSection(2, count: 2, call: "moveRow", isAfter: true))
    try UpdateValidationTests().recovery()
  }

  private func recovery() throws {
    expect(refusal { table.deleteRows(at: [path(0)], with: .none) } != nil)
    screen.source.model.sections[0].rows.removeFirst()
    try table.tryBatchUpdates { table.deleteRows(at: [path(0)], with: .none) }
    screen.render()
    try TableAudit(screen: screen).check()
  }
}
