// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The way of the content offset within one window, as distances from the window's origin.
package enum ScrollPath {
  /// How far a path may lead from its origin, in points.
  static let span = 2_816.0

  /// The distance of `steady`, in points a frame: eight rows of 44 points.
  static let steadyStep = 352.0

  /// The flicks of `fling`: the velocity at release in points per millisecond, and the frames until
  /// the next finger comes down.
  private static let flicks: [(velocity: Double, frameCount: Int)] = [
    (5, 12), (-3, 12), (5, 12), (7, 12),
  ]

  /// The share of the velocity that a scroll view keeps from one millisecond to the next.
  private static let decelerationRate = 0.998

  /// The time from frame to frame that paths are drawn for: 60 Hz, whatever the budget.
  private static let frameMilliseconds = 1_000.0 / 60

  /// Moves by the same distance in each of eight frames.
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
