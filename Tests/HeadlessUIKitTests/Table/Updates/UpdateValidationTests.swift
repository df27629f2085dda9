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

@Suite("Programmer errors") struct ProgrammerErrorTests {
  enum Mistake: String, CaseIterable, Codable {
    case unregistered =
      "No class is registered for the reuse identifier \"nobody\" (row 3 of section 1)"
    case emptyIdentifier = "A reuse identifier must not be empty"
    case otherClass = "Only a subclass of UITableViewCell can be registered for \"label\""
    case oneCellForTwoRows = "one cell for two rows: row 0 of section 0 and row 1 of section 0"
    case otherTablesCell = "The cell returned for row 0 of section 0 belongs to another table"
    case section = "The table has 1 sections, asked for section 1"
    case row = "Section 0 has 3 rows, asked for row 3"
    case negativeRow = "Section 0 has 3 rows, asked for row -1"
    case longPath = "An index path of a table has a section and a row"
    case negativeHeight =
      "The height of row 0 of section 0 must be finite and not negative, found -2.0"
    case nanHeight = "The height of row 0 of section 0 must be finite and not negative, found nan"
    case infiniteRowHeight = "cannot be inf pt high"
    case hugeHeight =
      "The height of row 0 of section 0 must be finite and not negative, found 1000000000000000.0"
    case infiniteHeight =
      "The height of row 0 of section 0 must be finite and not negative, found inf"
    case nanEstimate =
      "The estimated height of row 0 of section 0 must be finite and not negative, found nan"
    case negativeHeader =
      "The height of the header of section 0 must be finite and not negative, found -3.0"
    case nanFooter =
      "The height of the footer of section 0 must be finite and not negative, found nan"
    case infiniteHeaderEstimate = "The estimate of headers must be automatic or a number"
    case hugeTable = "The sections up to 0 are"
    case hugeCount = "Section 0 of a table cannot have 2305843009213693952 rows"
    case indexedSection = "The table has 1 sections, asked for section 7"
    case reconfiguredByAnother =
      "row 1 of section 0 is reconfigured, the data source must return the row's own cell"
    case reconfiguredAsAnother =
      "While row 1 of section 0 is reconfigured, its cell of \"kind 0\" must be dequeued again"
    case negativeCount = "Section 0 of a table cannot have -1 rows"
    case recycledTwice = "Only a cell of this table that is neither displayed nor in a pool"
    case recycledVisible = "can be recycled"
    case nanOffset = "A content offset must be finite"
    case loop = "A view cannot hold itself or a view that holds it"
    case subviewIndex = "Subview index 1 is outside 0...0"
    case endlessLayout = "Layout asked for layout 100 times in one frame"
    case pixels = "A pixel buffer of 2 x 2 needs that many pixels, found 3"
    case updateInCellForRow =
      "UITableView \"list\": The table cannot take updates while it is asked for the cell of row 0 of section 0"
    case updateInDisplay = "The table cannot take updates while it lays out its rows"
    case inconsistentUpdate =
      "UITableView: Section 0 had 3 rows, 2 were inserted, 0 deleted, 0 moved in and 0 moved out"
    case untoldChange = "so there must be 3; the data source says 4"
    case endWithoutBegin = "endUpdates() was called without a beginUpdates() before it"
    case counter = "There is no engine counter named \"nothing\""
  }

  @Test("each wrong call stops, and says where and why", arguments: Mistake.allCases)
  func mistake(mistake: Mistake) async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [mistake] in await MainActor.run { MistakenApp().make(mistake) }
    }
    // In release builds too: a trap without a sentence helps nobody.
    let words = String(decoding: exit?.standardErrorContent ?? [], as: UTF8.self)
    expect(words.contains(mistake.rawValue), "\(words)")
  }
}
