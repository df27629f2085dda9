// SPDX-License-Identifier: Apache-2.0

import BenchLists
import BenchStatistics
import Foundation

/// The places of one round: windows of rows, and the way through each.
///
/// All strategies of a group follow the same script in a round. A window begins at a row's upper edge, far enough from
/// the window before to fill the whole viewport again at every row count.
package struct ScrollScript {
  struct Window {
    /// The places that are visited first, one at least; their frames are not measured.
    let approach: [RowPlace]
    let places: [RowPlace]

    var origin: RowPlace { approach[0] }
  }

  let windows: [Window]

  var opening: ScrollScript {
    ScrollScript(
      windows: windows.prefix(1)
        .map { Window(approach: $0.approach, places: Array($0.places.prefix(Self.openingLength))) }
    )
  }

  private static let openingLength = 12

  var frameCount: Int { windows.reduce(0) { $0 + $1.places.count } }

  var places: [RowPlace] { windows.flatMap { $0.approach + $0.places } }
}

extension ScrollScript {
  @MainActor init(
    _ workload: Workload,
    _ heights: RowHeights,
    configureCount: Int,
    using generator: inout SeededGenerator
  ) {
    switch workload {
    case .oscillate:
      windows = Self.oscillations(heights, configureCount, using: &generator)
    case .ladder(let rung):
      windows = Self.ladder(rung, heights, configureCount)
    case .steady, .fling, .sizing, .load, .state, .update, .change, .reconfigure, .diff, .floor:
      let path = workload == .fling ? ScrollPath.fling : ScrollPath.steady
      windows = Self.windows(along: path, heights, configureCount, using: &generator)
    case .jump:
      windows = [Self.jumps(heights, configureCount, using: &generator)]
    }
  }

  /// The most frames of a round for each cell to configure, give or take a window: lists hardly longer than the
  /// viewport configure few.
  package static let framesPerConfigure = 4

  @MainActor private static func windows(
    along path: [Double],
    _ heights: RowHeights,
    _ configureCount: Int,
    using generator: inout SeededGenerator
  ) -> [Window] {
    // Short lists cannot hold a whole path: it then runs to the end of the list and stays there.
    let room = heights.room(atMost: path.max() ?? 0)
    let lastOrigin = heights.lastRow(leaving: room + heights.viewport.height)
    let most = max(1, configureCount * framesPerConfigure / path.count)
    let distances = path.map { min($0, room) }
    var windows: [Window] = []
    var configured = 0
    var former: RowPlace?
    repeat {
      let row = heights.row(clearOf: former) { generator.nextInt(below: lastOrigin + 1) }
      let places = distances.map { RowPlace(row: row, distance: $0) }
      windows.append(Window(approach: [RowPlace(row: row, distance: 0)], places: places))
      let entering = configuresAlong(
        distances,
        edges: heights.edges(from: row, reaching: room + heights.viewport.height),
        heights.viewport
      )
      guard entering > 0 else { break }
      configured += entering
      former = places.last
    } while configured < configureCount && windows.count < most
    return windows
  }

  @MainActor private static func jumps(
    _ heights: RowHeights,
    _ configureCount: Int,
    using generator: inout SeededGenerator
  ) -> Window {
    let last = heights.lastRow(leaving: heights.viewport.height)
    var places: [RowPlace] = []
    var former = 0
    var configured = 0
    repeat {
      var row = 0
      for _ in 0..<RowHeights.attemptLimit {
        row = generator.nextInt(below: last + 1)
        if heights.isFar(row, from: former) { break }
      }
      // The first place is visited before anything is measured.
      if !places.isEmpty { configured += heights.visibleCount(from: row) }
      places.append(RowPlace(row: row, distance: 0))
      former = row
    } while configured < configureCount
    return Window(approach: [places[0]], places: Array(places.dropFirst()))
  }

  /// Returns the number of rows that enter the viewport along a path from a row's upper edge.
  private static func configuresAlong(
    _ path: [Double],
    edges: [Double],
    _ viewport: Viewport
  ) -> Int {
    var count = 0
    var shown = rows(at: 0, edges: edges, viewport)
    for distance in path {
      let next = rows(at: distance, edges: edges, viewport)
      count += next.count - next.clamped(to: shown).count
      shown = next
    }
    return count
  }

  private static func rows(
    at distance: Double,
    edges: [Double],
    _ viewport: Viewport
  ) -> Range<Int> {
    let last = edges.count - 1
    let first = edges.firstIndex { $0 > distance }.map { $0 - 1 } ?? last
    let end = edges.firstIndex { $0 >= distance + viewport.height } ?? last
    return first..<max(first, end)
  }
}

/// The path of the content offset within one window, as distances from the window's origin.
package enum ScrollPath {
  /// The greatest distance of a path from its origin, in points.
  static let span = 2_816.0

  /// The distance of `steady`, in points a frame: eight rows of 44 points.
  static let steadyStep = 352.0

  /// The flicks of `fling`: the velocity at release in points per millisecond, and the frames until the next touch.
  private static let flicks: [(velocity: Double, frameCount: Int)] = [
    (5, 12), (-3, 12), (5, 12), (7, 12),
  ]

  /// The share of the velocity that a scroll view keeps from one millisecond to the next.
  private static let decelerationRate = 0.998

  /// The frame duration of paths: 60 Hz, whatever the budget.
  private static let frameMilliseconds = 1_000.0 / 60

  static let steady: [Double] = (1...8).map { Double($0) * steadyStep }

  /// Slows down exponentially in each flick and changes direction once; on the pixel grid.
  package static let fling: [Double] = {
    var distances: [Double] = []
    var origin = 0.0
    let decay = -log(decelerationRate)
    for flick in flicks {
      for frame in 1...flick.frameCount {
        let time = Double(frame) * frameMilliseconds
        let travelled = flick.velocity / decay * (1 - exp(-decay * time))
        distances.append(((origin + travelled) * 2).rounded() / 2)
      }
      origin = distances[distances.count - 1]
    }
    return distances.map { min(max($0, 0), span) }
  }()
}
