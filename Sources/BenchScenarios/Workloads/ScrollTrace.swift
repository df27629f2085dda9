// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation

/// The content offsets of one round: windows of rows, and the way through each.
///
/// All strategies of a group follow the same trace in a round, and each round has another. The
/// origin of a window lies on a row's edge and far enough from the end of the window before, so that
/// coming there fills the whole viewport anew at every row count.
struct ScrollTrace {
  /// A place in the rows and the offsets of the frames there.
  struct Window {
    /// The offset that is gone to first; that frame is not measured.
    let origin: Double
    /// The offsets of the measured frames.
    let offsets: [Double]
  }

  let windows: [Window]

  private init(windows: [Window]) {
    self.windows = windows
  }

  /// The first window, or the first jumps.
  var opening: ScrollTrace {
    ScrollTrace(
      windows: windows.prefix(1)
        .map { Window(origin: $0.origin, offsets: Array($0.offsets.prefix(Self.openingLength))) }
    )
  }

  /// How many frames open a round.
  private static let openingLength = 12

  /// The number of measured frames.
  var frameCount: Int { windows.reduce(0) { $0 + $1.offsets.count } }

  /// Draws the trace of a round in which the measured frames configure at least so many cells.
  init(
    workload: Workload,
    rowHeight: Double,
    rowCount: Int,
    configureCount: Int,
    using generator: inout SeededGenerator
  ) {
    switch workload {
    case .steady, .fling, .load, .reconfigure, .floor:
      let path = workload == .fling ? ScrollPath.fling : ScrollPath.steady
      windows = Self.windows(
        along: path,
        rowHeight: rowHeight,
        rowCount: rowCount,
        configureCount: configureCount,
        using: &generator
      )
    case .jump:
      windows = [
        Self.jumps(
          rowHeight: rowHeight,
          rowCount: rowCount,
          configureCount: configureCount,
          using: &generator
        )
      ]
    }
  }

  /// The most frames that a round may take for each cell that it is to configure, one window apart:
  /// along a list hardly longer than the viewport few frames configure any.
  static let framesPerConfigure = 4

  /// The highest offset, in whole rows, at which the viewport is still filled.
  static func lastTopRow(rowHeight: Double, rowCount: Int) -> Int {
    max(0, rowCount - Int((Viewport.height / rowHeight).rounded(.up)))
  }

  private static func windows(
    along path: [Double],
    rowHeight: Double,
    rowCount: Int,
    configureCount: Int,
    using generator: inout SeededGenerator
  ) -> [Window] {
    let highest = max(0, Double(rowCount) * rowHeight - Viewport.height)
    // Short lists cannot hold a whole path: it then runs to the end of the list and stays there.
    let room = min(highest, path.max() ?? 0)
    let lastOrigin = Int((highest - room) / rowHeight)
    let entering = configuresAlong(path.map { min($0, room) }, rowHeight: rowHeight)
    let wanted = entering == 0 ? 1 : (configureCount + entering - 1) / entering
    let count = max(1, min(wanted, configureCount * framesPerConfigure / path.count))
    let clear = Viewport.height + rowHeight
    var windows: [Window] = []
    var lastOffset = -Double.infinity
    for _ in 0..<count {
      var origin = 0.0
      for _ in 0..<Self.attemptLimit {
        origin = Double(generator.nextInt(below: lastOrigin + 1)) * rowHeight
        if abs(origin - lastOffset) >= clear { break }
      }
      let offsets = path.map { origin + min($0, room) }
      windows.append(Window(origin: origin, offsets: offsets))
      lastOffset = offsets[offsets.count - 1]
    }
    return windows
  }

  private static func jumps(
    rowHeight: Double,
    rowCount: Int,
    configureCount: Int,
    using generator: inout SeededGenerator
  ) -> Window {
    let visible = Int((Viewport.height / rowHeight).rounded(.up))
    let last = lastTopRow(rowHeight: rowHeight, rowCount: rowCount)
    var offsets: [Double] = []
    var former = 0
    for _ in 0...(configureCount + visible - 1) / visible {
      var row = 0
      for _ in 0..<Self.attemptLimit {
        row = generator.nextInt(below: last + 1)
        if abs(row - former) > visible { break }
      }
      offsets.append(Double(row) * rowHeight)
      former = row
    }
    return Window(origin: offsets[0], offsets: Array(offsets.dropFirst()))
  }

  /// How often a place is drawn again because it overlaps the last one; short lists leave no other.
  private static let attemptLimit = 64

  /// How many rows enter the viewport along a path that starts at a row's edge.
  private static func configuresAlong(_ path: [Double], rowHeight: Double) -> Int {
    var count = 0
    var shown = rows(at: 0, rowHeight: rowHeight)
    for offset in path {
      let next = rows(at: offset, rowHeight: rowHeight)
      count += next.count - next.clamped(to: shown).count
      shown = next
    }
    return count
  }

  private static func rows(at offset: Double, rowHeight: Double) -> Range<Int> {
    Int(offset / rowHeight)..<Int(((offset + Viewport.height) / rowHeight).rounded(.up))
  }
}
