// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@testable import ListAlgorithms

/// Sections that are written in one go against sections that are appended one by one.
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
      index.appendSection(
        header: section.header,
        rowCount: heights.count,
        footer: section.footer
      ) { heights[$0] }
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

  @Test("written sections lie where appended ones do, behind those that were there")
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
  }

  @Test("written sections push those behind them on")
  func inserted() {
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

  @Test("sections that are refused half-way leave the index as it was")
  func refused() throws {
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

  @Test("100,000 sections without rows take two runs each, of 16 bytes in leaves nine tenths full")
  func memory() {
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
