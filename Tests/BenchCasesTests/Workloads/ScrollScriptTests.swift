// SPDX-License-Identifier: Apache-2.0

import BenchCells
import BenchLists
import BenchStatistics
import Foundation
import TestSupport
import Testing

@testable import BenchCases

@Suite("Scroll scripts") @MainActor struct ScrollScriptTests {
  private let workloads: [Workload] = [.steady, .fling, .jump]
  private let heights = [44.0, 88, 132]
  private let rowCounts = [
    1, 2, 6, 7, 9, 10, 18, 19, 20, 25, 31, 40, 60, 82, 83, 100, 1000, 100_000,
  ]

  private func trace(
    _ workload: Workload,
    _ height: Double,
    _ rowCount: Int,
    configureCount: Int = 500,
    seed: UInt64 = 1
  ) -> ScrollScript {
    var generator = SeededGenerator(seed: seed)
    return ScrollScript(
      workload,
      RowHeights(fixed: height, rowCount: rowCount),
      configureCount: configureCount,
      using: &generator
    )
  }

  private func forEachTrace(_ body: (Workload, Double, Int, ScrollScript) -> Void) {
    for workload in workloads {
      for height in heights {
        for rowCount in rowCounts {
          for seed in 0..<UInt64(3) {
            body(workload, height, rowCount, trace(workload, height, rowCount, seed: seed))
          }
        }
      }
    }
  }

  @Test("every offset keeps the viewport filled: there is no bounce, at either end")
  func range() {
    forEachTrace { workload, height, rowCount, script in
      let highest = max(0, Double(rowCount) * height - Viewport.standard.height)
      let offsets = script.places.map { $0.offset(rowHeight: height) }
      expect(
        offsets.allSatisfy { $0 >= 0 && $0 <= highest },
        "\(workload.name) \(height) \(rowCount)"
      )
      expect(script.windows.allSatisfy { $0.origin.distance == 0 })
    }
  }

  @Test("windows of a list with room do not overlap the end of the one before")
  func windows() {
    for workload in [Workload.steady, .fling] {
      for height in heights {
        for rowCount in [100, 1000, 100_000] {
          let script = trace(workload, height, rowCount)
          for (former, next) in zip(script.windows, script.windows.dropFirst()) {
            let last = former.places.last?.offset(rowHeight: height) ?? 0
            let distance = abs(next.origin.offset(rowHeight: height) - last)
            expect(
              distance >= Viewport.standard.height + height,
              "\(workload.name) \(height) \(rowCount)"
            )
          }
        }
      }
    }
  }

  @Test("steady moves by 352 points a frame, eight times a window")
  func steady() {
    for height in heights {
      for window in trace(.steady, height, 1000).windows {
        expectEqual(window.places.map(\.distance), (1...8).map { Double($0) * 352 })
        expect(window.places.allSatisfy { $0.row == window.origin.row })
      }
    }
  }

  @Test("fling keeps 0.998 of its speed each millisecond, turns once back, and stays on pixels")
  func fling() throws {
    let window = try require(trace(.fling, 44, 100_000).windows.first)
    let path = window.places.map(\.distance)
    expectEqual(path.count, 48)
    expect(path.allSatisfy { ($0 * 2).truncatingRemainder(dividingBy: 1) == 0 })
    expect(path.allSatisfy { (0...ScrollPath.span).contains($0) })
    // Within a flick each step is the step before times 0.998 to the milliseconds of a frame.
    let factor = pow(0.998, 1000.0 / 60)
    let steps = zip([0] + path, path).map { $1 - $0 }
    for flick in 0..<4 {
      let own = Array(steps[flick * 12..<(flick + 1) * 12])
      expectEqual(Set(own.map(\.sign)).count, 1)
      for (step, next) in zip(own, own.dropFirst()) {
        // Two roundings to half points lie in each step.
        expect(abs(next - step * factor) <= 1, "flick \(flick)")
      }
    }
    let signs = (0..<4).map { steps[$0 * 12].sign }
    expectEqual(signs, [.plus, .minus, .plus, .plus])
  }

  @Test("a jump fills the whole viewport anew, in lists that have room for it")
  func jump() {
    for height in heights {
      let visible = Int((812 / height).rounded(.up))
      for rowCount in [100, 1000, 100_000] {
        let script = trace(.jump, height, rowCount)
        expectEqual(script.windows.count, 1)
        let offsets = script.places.map { $0.offset(rowHeight: height) }
        for (former, next) in zip(offsets, offsets.dropFirst()) {
          expect(abs(next - former) > Double(visible) * height - height)
          expect(abs(next - former) / height > Double(visible))
        }
        expect(offsets.allSatisfy { $0.truncatingRemainder(dividingBy: height) == 0 })
      }
    }
  }

  @Test("the measured frames configure as many cells as the plan wants, where the list allows it")
  func configures() {
    for workload in workloads {
      for height in heights {
        for rowCount in [100, 1000, 100_000] {
          for wanted in [1, 60, 500] {
            let script = trace(workload, height, rowCount, configureCount: wanted)
            var oracle = ReuseOracle(height: .fixed(height), rowCount: rowCount, pools: true)
            var measured = 0
            for window in script.windows {
              oracle.show(offset: window.origin.offset(rowHeight: height))
              let before = oracle.asked
              for place in window.places { oracle.show(offset: place.offset(rowHeight: height)) }
              measured += oracle.asked - before
            }
            expect(measured >= wanted, "\(workload.name) \(height) \(rowCount) \(wanted)")
          }
        }
      }
    }
  }

  @Test("a round has a bounded number of frames, however short the list is")
  func bounds() {
    forEachTrace { workload, height, rowCount, script in
      expect(script.frameCount >= 1)
      expect(script.frameCount <= 2000, "\(workload.name) \(height) \(rowCount)")
    }
  }

  @Test("the opening is the start of the round")
  func opening() {
    forEachTrace { _, _, _, script in
      let opening = script.opening
      expectEqual(opening.windows.count, 1)
      expectEqual(opening.windows[0].origin, script.windows[0].origin)
      let places = opening.windows[0].places
      expectEqual(places, Array(script.windows[0].places.prefix(places.count)))
    }
  }

  @Test("one seed is one script; rounds differ, row counts within the window reach do not")
  func scripts() throws {
    func offsets(_ rowCount: Int, round: Int, _ reach: Reach, seed: UInt64 = 1) throws -> [Double] {
      let group = CaseGroup(workload: .fling, cell: "news", rowCount: rowCount, reach: reach)
      let script = RoundScript(
        group,
        GeneratedRows(count: rowCount, seed: 1),
        round: round,
        seed: seed,
        configureCount: 100
      )
      guard case .scroll(let script) = script else {
        Issue.record("\(script)")
        return []
      }
      return script.places.map { $0.offset(rowHeight: 88) }
    }
    try expectEqual(offsets(1000, round: 0, .spread), offsets(1000, round: 0, .spread))
    try expect(offsets(1000, round: 0, .spread) != offsets(1000, round: 1, .spread))
    try expect(offsets(1000, round: 0, .spread) != offsets(1000, round: 0, .spread, seed: 2))
    try expectEqual(offsets(1000, round: 0, .window), offsets(100_000, round: 0, .window))
    try expect(offsets(1000, round: 0, .spread) != offsets(100_000, round: 0, .spread))
    let rows = try offsets(100_000, round: 3, .window)
    expect(rows.allSatisfy { $0 <= 100 * 88 - 812 })
  }
}
