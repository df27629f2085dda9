// SPDX-License-Identifier: Apache-2.0

public import BenchCases
import BenchHarness
import BenchStatistics

/// The control pass: the time of a frame of `scroll.steady` with and without reuse and row index, at rising row counts.
///
/// It shows orders of magnitude, so a point is the median of a few windows, on the wall clock; frames of a millisecond
/// and more, which other processes will interrupt, are measured on the thread's processor clock, of which a reading
/// costs half a microsecond. Larger row counts than one with a frame longer than ``longestFrameNanoseconds`` are
/// omitted and listed.
@MainActor public struct ControlPass {
  public nonisolated static let rowCounts = [100, 300, 1_000, 3_000, 10_000, 30_000, 100_000]

  /// The longest frame after which a larger row count is tried.
  public nonisolated static let longestFrameNanoseconds = 20_000_000

  public nonisolated static let cell = "subtitle"
  public nonisolated static let workload = Workload.steady

  /// The windows of a point, and the time after which no further one begins.
  private static let windowCount = 12
  private static let pointNanoseconds = 250_000_000
  /// The shortest frame that is measured on the thread's clock.
  private static let longNanoseconds = 1_000_000
  /// The cells that enter in a window of eight frames of eight rows each.
  private static let configureCount = 64

  private let rows: any RowSource
  private let seed: UInt64
  private let longestFrameNanoseconds: Int

  public init(
    rows: any RowSource,
    seed: UInt64,
    longestFrameNanoseconds: Int = Self.longestFrameNanoseconds
  ) {
    self.rows = rows
    self.seed = seed
    self.longestFrameNanoseconds = longestFrameNanoseconds
  }

  public func measure(
    rowCounts: [Int] = Self.rowCounts,
    isInterrupted: () -> Bool = { false }
  ) -> [ControlCurve]? {
    var curves: [ControlCurve] = []
    for strategy in CaseStrategy.worth {
      var curve = ControlCurve(strategy: strategy)
      for rowCount in rowCounts {
        if isInterrupted() { return nil }
        if let last = curve.points.last, last.medianNanoseconds > longestFrameNanoseconds {
          curve.leftOut.append(rowCount)
        } else if let point = point(of: strategy, rowCount) {
          curve.points.append(point)
        }
      }
      curves.append(curve)
    }
    return curves
  }

  private func point(of strategy: CaseStrategy, _ rowCount: Int) -> ControlCurve.Point? {
    let group = CaseGroup(
      workload: Self.workload,
      cell: Self.cell,
      rowCount: rowCount,
      strategies: [strategy]
    )
    let player = Player(group: group, strategy: strategy, rows: rows)
    let room = Self.windowCount * Self.configureCount * ScrollScript.framesPerConfigure
    let times = FrameTimes(wallCapacity: room, cpuCapacity: room)
    player.play(script(of: group, 0).opening, prepare: { $0() }, measure: { $0() })
    let start = MonotonicClock.nowNanoseconds()
    times.takeCPU(player, script(of: group, 0))
    let isLong = Self.median(times.cpu.samples) ?? 0 > Self.longNanoseconds
    for round in 1..<Self.windowCount {
      if MonotonicClock.nowNanoseconds() - start > Self.pointNanoseconds { break }
      if isLong {
        times.takeCPU(player, script(of: group, round))
      } else {
        _ = times.takeWall(player, script(of: group, round))
      }
    }
    // Where the first window took all the time, only its own samples exist.
    let samples = isLong || times.wall.count == 0 ? times.cpu.samples : times.wall.samples
    return Self.median(samples)
      .map {
        ControlCurve.Point(rowCount: rowCount, frameCount: samples.count, medianNanoseconds: $0)
      }
  }

  private static func median(_ samples: [Int]) -> Int? {
    SortedSamples(samples.filter { $0 >= 0 })?.nearestRankSample(.p50)
  }

  private func script(of group: CaseGroup, _ round: Int) -> RoundScript {
    RoundScript(group, rows, round: round, seed: seed, configureCount: Self.configureCount)
  }
}

/// The time of a frame at rising row counts, of one control strategy.
public struct ControlCurve: Sendable, Hashable {
  public struct Point: Sendable, Hashable {
    public let rowCount: Int
    public let frameCount: Int
    /// The median of the frame times: wall times, from a millisecond on processor times.
    public let medianNanoseconds: Int
  }

  public let strategy: CaseStrategy
  public internal(set) var points: [Point] = []
  /// The row counts that were omitted, because a frame at the last point took longer than
  /// ``ControlPass/longestFrameNanoseconds``.
  public internal(set) var leftOut: [Int] = []
}
