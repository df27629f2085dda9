// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchStatistics
@_spi(Headless) import HeadlessUIKit

/// The frame pass: two reads of a clock a frame, and nothing else.
@MainActor struct FrameTimes {
  private(set) var wall: SampleBuffer
  private(set) var cpu: SampleBuffer
  /// The wall time of the frames that were timed on the processor clock.
  private(set) var cpuWall: SampleBuffer

  init(wallCapacity: Int, cpuCapacity: Int) {
    wall = SampleBuffer(capacity: wallCapacity)
    cpu = SampleBuffer(capacity: cpuCapacity)
    cpuWall = SampleBuffer(capacity: cpuCapacity)
  }

  /// Makes room for the frames of a block, of which `blockCount` may come, so that no buffer is larger than needed.
  ///
  /// Along a short list a round takes many times the frames that it takes elsewhere.
  mutating func makeWallRoom(for frameCount: Int, of blockCount: Int) {
    wall = wall.withRoom(for: frameCount, of: blockCount)
  }

  mutating func makeCPURoom(for frameCount: Int, of blockCount: Int) {
    cpu = cpu.withRoom(for: frameCount, of: blockCount)
    cpuWall = cpuWall.withRoom(for: frameCount, of: blockCount)
  }

  /// Plays a round as ``takeWall(_:_:)`` does, between two readings of the processor clock.
  ///
  /// Returns the sum, both clocks' times, and the frames, counted from the first of the run, that took the time in
  /// which the thread did not run.
  func takeWatchedWall(
    _ player: Player,
    _ script: RoundScript
  ) -> (sum: Int, span: ClockSpan, disturbed: [Int]) {
    let first = wall.count
    let processorStart = ThreadClock.nowNanoseconds()
    let start = MonotonicClock.nowNanoseconds()
    let sum = takeWall(player, script)
    let elapsed = MonotonicClock.nowNanoseconds() - start
    let processor = ThreadClock.nowNanoseconds() - processorStart
    let span = ClockSpan(wallNanoseconds: elapsed, processorNanoseconds: processor)
    let rule = InterferenceRule(processorStepNanoseconds: ThreadClock.resolutionNanoseconds)
    guard rule.cause(wallNanoseconds: elapsed, processorNanoseconds: processor) != nil else {
      return (sum, span, [])
    }
    let block = Array(wall.samples[first...])
    let disturbed = Self.outstanding(in: block, missing: elapsed - processor).map { first + $0 }
    return (sum, span, disturbed)
  }

  /// Returns the fewest frames that can hold the time in which the thread did not run: the longest ones, until their
  /// time above the median makes up for it.
  static func outstanding(in block: [Int], missing: Int) -> [Int] {
    guard let sorted = SortedSamples(block) else { return [] }
    let median = Int(sorted.median)
    var left = missing
    var found: [Int] = []
    for position in block.indices.sorted(by: { block[$0] > block[$1] })
    where left > 0 && block[position] > median {
      left -= block[position] - median
      found.append(position)
    }
    return found.sorted()
  }

  /// Plays a round on the wall clock and returns the sum of its frames, in nanoseconds.
  func takeWall(_ player: Player, _ script: RoundScript) -> Int {
    var total = 0
    player.play(
      script,
      prepare: { frame in frame() },
      measure: { frame in total += timeWall(frame) }
    )
    return total
  }

  /// Returns the median nanoseconds of frames that move by half a point, up and down, and configure no cell; nil if
  /// each lets a row in.
  func takeStill(_ player: Player, frameCount: Int) -> Int? {
    var found: [Int] = []
    found.reserveCapacity(frameCount)
    player.playStill(frameCount: frameCount) { frame in
      let configured = EngineCounters.configuredCellCount
      let start = MonotonicClock.nowNanoseconds()
      frame()
      let elapsed = MonotonicClock.nowNanoseconds() - start
      if EngineCounters.configuredCellCount == configured && elapsed >= 0 { found.append(elapsed) }
    }
    return SortedSamples(found)?.nearestRankSample(.p50)
  }

  @inline(__always)
  func timeWall(_ frame: () -> Void) -> Int {
    let start = MonotonicClock.nowNanoseconds()
    frame()
    let elapsed = MonotonicClock.nowNanoseconds() - start
    wall.append(elapsed)
    return elapsed
  }

  /// Plays a round on the clock of the thread's processor time, which costs a system call a read, inside the wall
  /// clock.
  func takeCPU(_ player: Player, _ script: RoundScript) {
    player.play(
      script,
      prepare: { frame in frame() },
      measure: { frame in
        let wallStart = MonotonicClock.nowNanoseconds()
        let start = ThreadClock.nowNanoseconds()
        frame()
        cpu.append(ThreadClock.nowNanoseconds() - start)
        cpuWall.append(MonotonicClock.nowNanoseconds() - wallStart)
      }
    )
  }
}

/// The frame pass without a table: the overhead of timing a frame.
@MainActor public struct FrameOverhead {
  private let times: FrameTimes

  public init(capacity: Int) { times = FrameTimes(wallCapacity: capacity, cpuCapacity: 0) }

  /// Times frames on the wall clock, without earlier samples; returns the sum in nanoseconds.
  public func play(frameCount: Int, _ frame: () -> Void) -> Int {
    times.wall.removeAll()
    var total = 0
    for _ in 0..<frameCount { total += times.timeWall(frame) }
    return total
  }
}

public struct ClockSpan: Codable, Hashable, Sendable {
  public let wallNanoseconds: Int
  public let processorNanoseconds: Int

  public init(wallNanoseconds: Int, processorNanoseconds: Int) {
    self.wallNanoseconds = wallNanoseconds
    self.processorNanoseconds = processorNanoseconds
  }
}
