// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("Programmer errors") struct ProgrammerErrorTests {
  /// A wrong call and what its sentence must contain.
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
