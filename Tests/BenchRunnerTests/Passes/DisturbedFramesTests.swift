// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation
@_spi(Headless) import HeadlessUIKit
import TestSupport
import Testing

@testable import BenchCases
@testable import BenchRunner

@MainActor private final class Sleeper: FrameObserver {
  let observesCells = false
  private(set) var isAwake = true
  private let isTime: () -> Bool

  init(when isTime: @escaping () -> Bool) { self.isTime = isTime }

  func frameDidEnter(_ phase: FramePhase) {
    guard isAwake, isTime() else { return }
    isAwake = false
    usleep(200_000)
  }

  func frameDidEnd() {}
  func cellWillPrepare() {}
  func cellDidDequeue(isReused: Bool) {}
  func cellDidConfigure() {}
}

@MainActor @Suite struct DisturbedFramesTests {
  @Test func oneStopAndTwoStopsAndNoMore() {
    // The longest frame alone makes up for a stop that it holds.
    do {
      let block = [10, 12, 11, 50_000, 10, 13, 9]
      expectEqual(FrameTimes.outstanding(in: block, missing: 49_900), [3])
    }
    // Two stops are two frames, in the order of the run.
    do {
      let block = [30_000, 10, 11, 10, 40_000, 12, 10]
      expectEqual(FrameTimes.outstanding(in: block, missing: 69_000), [0, 4])
    }
    // No more frames are taken than are needed, though others are long by themselves.
    do {
      let block = [10, 200, 10, 90_000, 180, 10, 190]
      expectEqual(FrameTimes.outstanding(in: block, missing: 80_000), [3])
    }
    // A stop between frames takes those above the median at most.
    do {
      let block = [10, 11, 12, 10, 11]
      let found = FrameTimes.outstanding(in: block, missing: 1_000_000)
      expect(found.allSatisfy { block[$0] > 11 })
    }
  }

  @Test("A stop in the second block is numbered from the first frame of the run")
  func secondBlock() {
    let group = CaseGroup(workload: .steady, cell: "card", rowCount: 200, strategies: [.mutation])
    let rows = SampleRows.stored(200)
    let player = Player(group: group, strategy: .mutation, rows: rows)
    let times = FrameTimes(wallCapacity: 1_000, cpuCapacity: 0)
    let script = RoundScript(group, rows, round: 0, seed: 1, configureCount: 60)
    _ = times.takeWatchedWall(player, script)
    let first = times.wall.count
    let sleeper = Sleeper { times.wall.count == first + 3 }
    player.rig.renderer.observer = sleeper
    let (_, _, disturbed) = times.takeWatchedWall(player, script)
    player.rig.renderer.observer = nil
    expect(first > 3 && !sleeper.isAwake)
    expect(disturbed.contains(first + 3))
    expect(disturbed.allSatisfy { (first..<times.wall.count).contains($0) })
  }

  @Test(
    "Room follows the frames: for all blocks by the first, a quarter more once they are more, none for nothing"
  )
  func room() {
    var times = FrameTimes(wallCapacity: 0, cpuCapacity: 0)
    expectEqual(times.wall.capacity, 0)
    times.makeWallRoom(for: 64, of: 50)
    expectEqual(times.wall.capacity, 3_200)
    for sample in 0..<3_190 { times.wall.append(sample) }
    times.makeWallRoom(for: 10, of: 50)
    expectEqual(times.wall.capacity, 3_200)
    times.makeWallRoom(for: 11, of: 50)
    expectEqual(times.wall.capacity, 4_001)
    expectEqual(times.wall.samples, Array(0..<3_190))
    expectEqual(times.cpu.capacity, 0)
    times.makeCPURoom(for: 7, of: 1)
    expect(times.cpu.capacity == 7 && times.cpuWall.capacity == 7)
  }

  @Test("An empty block has none")
  func empty() { expectEqual(FrameTimes.outstanding(in: [], missing: 1_000), []) }
}
