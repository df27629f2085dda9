// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@testable import ListAlgorithms

@Suite("Row index: sections in bulk") struct RowIndexLoadingTests {
  private struct Drawn {
    let header: Double
    let rows: [(count: Int, height: Double)]
    let footer: Double
  }

  private struct Refused: Error {}

  private func draw(_ count: Int, _ random: inout some RandomNumberGenerator) -> [Drawn] {
    (0..<count)
      .map { _ in
        Drawn(
          header: [0, 20, 28.5][Int.random(in: 0..<3, using: &random)],
          rows: (0..<Int.random(in: 0...4, using: &random))
            .map { _ in
              (
                Int.random(in: 0...5, using: &random),
                [0, 30, 44, 44][Int.random(in: 0..<4, using: &random)]
              )
            },
          footer: [0, 0, 12][Int.random(in: 0..<3, using: &random)]
        )
      }
  }

  private func write(_ sections: [Drawn], to index: RowIndex) {
    index.appendSections { write(sections, with: &$0) }
  }

  private func write(_ sections: [Drawn], with writer: inout RowIndex.SectionWriter) {
    for section in sections {
      writer.beginSection(header: section.header)
      for run in section.rows { writer.appendRows(run.count, height: run.height) }
      writer.endSection(footer: section.footer)
    }
  }

  private func append(_ sections: [Drawn], to index: RowIndex) {
    for section in sections {
      let heights = section.rows.flatMap { Array(repeating: $0.height, count: $0.count) }
      index.appendSection(header: section.header, rowCount: heights.count, footer: section.footer) {
        heights[$0]
      }
    }
  }

  private func places(_ index: RowIndex) -> [RowIndex.Placement] {
    var places: [RowIndex.Placement] = []
    index.forEachElement(from: 0, to: .infinity) {
      places.append($0)
      return true
    }
    return places
  }

  @Test("Sections written in bulk lie where appended ones do")
  func likeAppended() {
    for seed in 0..<UInt64(60) {
      var random = SplitMix64(seed: seed)
      let bulk = RowIndex(leafCapacity: 4, branchCapacity: 4)
      let single = RowIndex(leafCapacity: 4, branchCapacity: 4)
      for _ in 0..<3 {
        let sections = draw(Int.random(in: 0...40, using: &random), &random)
        write(sections, to: bulk)
        append(sections, to: single)
        expect(bulk.checkInvariants() == nil, "seed \(seed)")
        expectEqual(bulk.sectionCount, single.sectionCount, "seed \(seed)")
        expectEqual(bulk.rowCount, single.rowCount, "seed \(seed)")
        expectEqual(places(bulk), places(single), "seed \(seed)")
      }
    }
    for seed in 0..<UInt64(40) {
      var random = SplitMix64(seed: seed)
      let bulk = RowIndex(leafCapacity: 4, branchCapacity: 4)
      let single = RowIndex(leafCapacity: 4, branchCapacity: 4)
      let (first, second) = (draw(9, &random), draw(7, &random))
      let place = Int.random(in: 0...9, using: &random)
      write(first, to: bulk)
      bulk.insertSections(at: place) { write(second, with: &$0) }
      append(Array(first[..<place]) + second + Array(first[place...]), to: single)
      expect(bulk.checkInvariants() == nil, "seed \(seed)")
      expectEqual(places(bulk), places(single), "seed \(seed)")
    }
  }

  @Test("Refused sections change nothing, and empty ones take two runs each")
  func refused() throws {
    do {  // Sections that are refused half-way leave the index as it was.
      let index = RowIndex(leafCapacity: 4, branchCapacity: 4)
      index.appendSection(header: 1, rowCount: 3, rowHeight: 44, footer: 2)
      #expect(throws: Refused.self) {
        try index.appendSections { writer in
          for _ in 0..<30 {
            writer.beginSection(header: 5)
            writer.appendRows(2, height: 7)
            writer.endSection(footer: 5)
          }
          writer.beginSection(header: 5)
          throw Refused()
        }
      }
      expectEqual(index.sectionCount, 1)
      expect(index.checkInvariants() == nil)
    }
    let index = RowIndex()
    index.appendSections { writer in
      for _ in 0..<100_000 {
        writer.beginSection(header: 0)
        writer.endSection(footer: 0)
      }
    }
    expectEqual(index.runCount, 200_000)
    expect(index.memoryBytes < 200_000 * 22)
  }
}

@Suite("Row index refusals") struct RowIndexRefusalTests {
  enum Refusal: String, CaseIterable, Codable {
    case negativeHeight = "Row 3 of section 1 cannot be -1.0 pt high"
    case nanHeight = "The header of section 0 cannot be nan pt high"
    case infiniteHeight = "The footer of section 2 cannot be inf pt high"
    case tooHigh = "no room for row 2 of section 1"
    case tooHighFooters = "no room for"
    case tooManyHighRows = "no room for new rows at 4 of section 1"
    case tooManyRows = "no room for section 2"
    case noSection = "no section 2: the row index has 2 sections"
    case noRow = "Section 1 has no row 5: it has 5 rows"
    case noRowToRemove = "Section 0 has no row 5: it has 5 rows"
    case noPlaceForRow = "No row can come to stand at 7 of section 0: it has 5 other rows"
    case noPlaceAfterMove = "No row can come to stand at 5 of section 0: it has 4 other rows"
    case noOrdinal = "no row with ordinal 10"
    case negativeCount = "Section 0 cannot get -2 rows at 1"
    case noPlaceForSection = "Section 0 cannot move to 2"
    case editInWalk = "edited by a closure that it had called"

    func provoke() {
      let index = RowIndex()
      for _ in 0..<2 { index.appendSection(header: 0, rowCount: 5, rowHeight: 44, footer: 0) }
      switch self {
      case .negativeHeight: index.setHeight(-1, ofRow: 3, inSection: 1)
      case .nanHeight: index.setHeight(.nan, ofHeaderInSection: 0)
      case .infiniteHeight:
        index.appendSection(header: 0, rowCount: 0, rowHeight: 0, footer: .infinity)
      case .tooHigh: index.setHeight(140_737_488_355_300, ofRow: 2, inSection: 1)
      case .tooHighFooters:
        index.appendSections { writer in
          for _ in 0..<2 {
            writer.beginSection(header: 0)
            writer.endSection(footer: 140_737_488_355_300)
          }
        }
      case .tooManyHighRows: index.insertRows(1 << 40, height: 1_048_576, at: 4, inSection: 1)
      case .tooManyRows: index.appendSection(header: 0, rowCount: .max, rowHeight: 0, footer: 0)
      case .noSection: _ = index.rowCount(inSection: 2)
      case .noRow: _ = index.extent(ofRow: 5, inSection: 1)
      case .noRowToRemove: index.removeRows(4..<6, inSection: 0)
      case .noPlaceForRow: index.insertRows(1, height: 1, at: 7, inSection: 0)
      case .noPlaceAfterMove: index.moveRow(1, inSection: 0, toRow: 5, inSection: 0)
      case .noOrdinal: _ = index.row(atOrdinal: 10)
      case .negativeCount: index.insertRows(-2, height: 1, at: 1, inSection: 0)
      case .noPlaceForSection: index.moveSection(0, to: 2)
      case .editInWalk:
        index.forEachElement(from: 0, to: 10) { _ in
          index.removeAll()
          return true
        }
      }
    }
  }

  /// What edits an index, and may not where the index itself called what does it.
  enum Edit: String, CaseIterable, Codable {
    case appendSection, insertSections, removeSections, moveSection, removeAll, rowHeight
    case headerHeight, footerHeight, insertRows, removeRows, moveRow

    func apply(to index: RowIndex) {
      switch self {
      case .appendSection: index.appendSection(header: 0, rowCount: 1, rowHeight: 1, footer: 0)
      case .insertSections: index.insertSections(at: 0) { _ in }
      case .removeSections: index.removeSections(0..<1)
      case .moveSection: index.moveSection(0, to: 1)
      case .removeAll: index.removeAll()
      case .rowHeight: index.setHeight(9, ofRow: 0, inSection: 0)
      case .headerHeight: index.setHeight(9, ofHeaderInSection: 0)
      case .footerHeight: index.setHeight(9, ofFooterInSection: 0)
      case .insertRows: index.insertRows(1, height: 9, at: 0, inSection: 0)
      case .removeRows: index.removeRows(0..<1, inSection: 0)
      case .moveRow: index.moveRow(0, inSection: 0, toRow: 1, inSection: 1)
      }
    }
  }

  @Test("no edit is let into a walk, and each is done after it", arguments: Edit.allCases)
  func editInWalk(edit: Edit) async {
    let free = RowIndex()
    for _ in 0..<2 { free.appendSection(header: 5, rowCount: 5, rowHeight: 44, footer: 5) }
    edit.apply(to: free)
    await #expect(processExitsWith: .failure) { [edit] in
      let index = RowIndex()
      for _ in 0..<2 { index.appendSection(header: 5, rowCount: 5, rowHeight: 44, footer: 5) }
      index.forEachElement(from: 0, to: 10) { _ in
        edit.apply(to: index)
        return true
      }
    }
  }

  @Test("each wrong call stops, and says where and why", arguments: Refusal.allCases)
  func refusal(refusal: Refusal) async throws {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [refusal] in refusal.provoke()
    }
    #if DEBUG
      let words = String(decoding: exit?.standardErrorContent ?? [], as: UTF8.self)
      expect(words.contains(refusal.rawValue), "\(words)")
    #endif
  }
}
