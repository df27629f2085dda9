// SPDX-License-Identifier: Apache-2.0

import BenchHarness
@_spi(Headless) import HeadlessUIKit
import TestSupport
import Testing

@testable import BenchCases
@testable import BenchRunner

@MainActor @Suite struct TracePassTests {
  private static func trace(_ name: String) throws -> [TracedFrame] {
    let identifier = try require(CaseIdentifier(name))
    let rows = SampleRows.stored(identifier.group.rowCount)
    return CaseTrace(identifier: identifier, rows: rows, seed: 7).frames()
  }

  @Test(
    "phases follow each other inside their frame, and cells inside the phase that fills them",
    arguments: [
      "scroll.steady/subtitle/mutation/1000", "scroll.jump/news/configuration-diffing/1000",
      "load.first-frame/card/configuration/100", "reconfigure.fields+9of9+fresh/card/mutation/1000",
    ]
  )
  func nesting(_ name: String) throws {
    let frames = try Self.trace(name)
    expect(!frames.isEmpty)
    for (frame, next) in zip(frames, frames.dropFirst()) { expect(frame.end <= next.start) }
    for frame in frames {
      expect(frame.phases.allSatisfy { $0.start >= frame.start && $0.end <= frame.end })
      for (phase, next) in zip(frame.phases, frame.phases.dropFirst()) {
        expect(phase.end <= next.start)
      }
      let configures = frame.phases.filter { $0.phase == .configure }
      for cell in frame.cells {
        expect(cell.start <= cell.end)
        expect(configures.contains { $0.start <= cell.start && cell.end <= $0.end })
        if let dequeued = cell.dequeued { expect(cell.start <= dequeued && dequeued <= cell.end) }
      }
      expect(frame.accounting.isBalanced)
      expect(Set(frame.phases.map(\.phase)).isSuperset(of: [.display, .commit]))
    }
  }

  @Test func cellsAndLists() throws {
    // As many cells are traced as the same frames fill without stamps.
    do {
      let name = "scroll.fling/card/mutation/1000"
      let identifier = try require(CaseIdentifier(name))
      let frames = try Self.trace(name)
      let runner = GroupRunner(
        group: identifier.group,
        rows: SampleRows.stored(1_000),
        plan: MeasurementPlan(seed: 7)
      )
      let calls = runner.countCalls(of: identifier.strategy)
      if let counted = calls.value {
        expectEqual(frames.reduce(0) { $0 + $1.cells.count }, counted.configuredCellCount)
      }
      expect(frames.contains { !$0.cells.isEmpty })
      expect(frames.flatMap(\.cells).allSatisfy { $0.dequeued != nil })
    }
    // Where lists are compared there are frames, and neither phases nor cells.
    do {
      let name = try require(
        Suite.full.groups().first { $0.identifier.hasPrefix("diff.") }
          .map { $0.identifier(of: $0.strategies[0]) }
      )
      let frames = try Self.trace(name)
      expect(!frames.isEmpty)
      expect(frames.allSatisfy { $0.phases.isEmpty && $0.cells.isEmpty && $0.nanoseconds > 0 })
    }
  }
}
