// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchCells
import BenchStatistics
import TestSupport
import Testing
import TextLayout
import UIKit

/// What the kit plays, against the suite that it stands for.
@Suite struct PlayedRowsTests {
  @Test("the rows of the kit have the digest of the suite's dataset of that name")
  func rows() throws {
    let record = DeviceDocument.Dataset(rowCounts: [100, 1_000])
    let suite = try DatasetChoice(record.name).open(rowCount: 1_000, seed: PlayTable.rowSeed).rows
    for count in [100, 1_000] {
      let digest = BenchCases.RowDigest(of: suite, first: count).hexadecimal
      expectEqual(record.digests[String(count)], digest)
    }
    expectEqual(record.digest, record.digests["1000"])
    expectEqual(record.rowCount, 1_000)
  }

  @Test("the kit names its cases, fields and heights as the suite does")
  func names() throws {
    for group in PlayGroup.all + PlayGroup.few {
      let design = try require(CellDesign.named(group.cell.name))
      expectEqual(group.cell.fields.map(\.rawValue), design.fields.map(\.name))
      expectEqual(group.cell.rowHeight, design.rowHeight)
      for strategy in group.strategies {
        let name = group.identifier(of: strategy)
        let read = try require(CaseIdentifier(name), "\(name)")
        expectEqual(read.group.identifier, group.identifier)
        expectEqual(read.strategy.rawValue, strategy.rawValue)
      }
    }
  }

  @Test("the first strategy of each group is the baseline, and each of them can fill its cell")
  func strategies() {
    for group in PlayGroup.all + PlayGroup.few {
      expectEqual(group.strategies.first, .mutation)
      expectEqual(Set(group.strategies).count, group.strategies.count)
      for strategy in group.strategies {
        expect(strategy.cellClass(of: group.cell.classes) != nil)
      }
    }
  }

  @Test("a text runs as the suite's table of directions has it, for every text of the rows")
  func directions() {
    let rows = GeneratedRows(count: 2_000, seed: PlayTable.rowSeed)
    for index in 0..<rows.count {
      let row = rows.row(at: index)
      for text in [row.title, row.source, row.body, row.badge] {
        let table = TextDirection(ofFirstParagraphIn: text) == .rightToLeft
        expectEqual(text.runsFromRightToLeft, table, "\(text)")
      }
    }
  }
}

/// What happens in the rounds of a group.
@Suite struct PlayScriptTests {
  private func script(_ group: PlayGroup, round: Int = 0) -> PlayScript {
    PlayScript(group, round: round, seed: 1, configureCount: 500)
  }

  @Test("a script is the same each time it is drawn, and another one in each round")
  func repeats() {
    for group in PlayGroup.all {
      expectEqual(script(group).digest, script(group).digest)
      expect(script(group).digest != script(group, round: 1).digest)
    }
  }

  @Test("steady frames step as far as the suite's, through rows that are all known beforehand")
  func steps() {
    for cell in [PlayedCell.subtitle, .card, .heavy] {
      let script = script(.steady(cell, [.mutation]))
      var former: PlayScript.Step?
      for step in script.opening + script.steps {
        if let former, step.isMeasured { expectEqual(step.offset - former.offset, 352) }
        let end = Double(step.firstRow + step.rows.count) * cell.rowHeight
        expect(step.offset >= Double(step.firstRow) * cell.rowHeight)
        expect(step.offset + Viewport.height <= end)
        expect(!step.isReconfigure)
        former = step
      }
    }
  }

  @Test("k of n fields change from frame to frame, each of them as often as any, to within a deal")
  func balance() {
    for group in PlayGroup.all {
      guard case .reconfigure(let changedCount) = group.workload else { continue }
      let fields = group.cell.fields
      let steps = script(group).steps.filter(\.isReconfigure)
      var changes: [RowField: Int] = [:]
      for (old, new) in zip(steps, steps.dropFirst()) {
        for (before, after) in zip(old.rows, new.rows) {
          let changed = fields.filter { !$0.isEqual(before, after) }
          expectEqual(changed.count, changedCount)
          for field in changed { changes[field, default: 0] += 1 }
        }
      }
      let counts = fields.map { changes[$0, default: 0] }
      expect((counts.max() ?? 0) - (counts.min() ?? 0) <= 1, "\(group.identifier): \(counts)")
    }
  }

  @Test("the rank of an interval is that of the suite's sign test")
  func ranks() {
    for count in 1...200 {
      expectEqual(MedianInterval.rank(of: count), SignTest.intervalRank(pairCount: count))
    }
  }

  @Test("a ratio has the suite's interval and verdict", arguments: 1...20)
  func ratios(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let scale = 1 + Double(seed - 10) / 200
    let baseline = (0..<15).map { _ in 100 + generator.nextUnit() * 4 }
    let costs = baseline.map { $0 * scale * (1 + generator.nextUnit() / 50) }
    let ratio = try require(PairedRatio(costs, over: baseline))
    let suite = try PairedLogRatio(logRatios: zip(costs, baseline).map { log($0 / $1) })
    expectEqual(ratio.ratio, exp(suite.logEstimate))
    expectEqual(ratio.bounds, exp(suite.logLow)...exp(suite.logHigh))
    expectEqual(ratio.verdict, StrategyVerdict(suite).rawValue)
  }
}
