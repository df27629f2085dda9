// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What writes and other operations cost on this device.
struct PriceList: Sendable {
  /// The price of each, in nanoseconds; those that the clock could not tell from nothing are left out.
  private(set) var prices: [PricedAction.Subject: MedianInterval] = [:]

  /// Takes prices in so many rounds, in an order that is shuffled anew in each.
  ///
  /// A price is the median over the rounds of a batch's time less that of a batch that does nothing, by
  /// the number of operations in it. The value that a redundant write sets was set in the batch right
  /// before, and a frame has been finished since. Every other round begins with the other value.
  @MainActor static func measured(
    in host: UIView,
    driver: FrameDriver,
    roundCount: Int,
    seed: UInt64
  ) -> PriceList {
    let bed = PriceBed(in: host, driver: driver)
    defer { bed.remove() }
    let actions = PricedAction.all(on: bed)
    var generator = SeededGenerator(seed: seed)
    var differences: [PricedAction.Subject: [Double]] = [:]
    // The first two rounds fill caches, and are thrown away.
    for round in -2..<roundCount {
      var times: [PricedAction.Subject: Int] = [:]
      for action in generator.shuffled(Self.groups(actions)).joined() {
        times[action.subject] = bed.time(action, round: round)
      }
      guard round >= 0, let nothing = times.removeValue(forKey: .nothing) else { continue }
      for (subject, time) in times {
        let difference = Double(time - nothing) / Double(PriceBed.viewCount)
        differences[subject, default: []].append(difference)
      }
    }
    var list = PriceList()
    list.prices = differences.compactMapValues { values in
      MedianInterval(values).flatMap { ($0.bounds?.lowerBound ?? $0.median) > 0 ? $0 : nil }
    }
    return list
  }

  /// Actions that have to follow each other: a redundant write repeats the effective one before it.
  private static func groups(_ actions: [PricedAction]) -> [[PricedAction]] {
    var groups: [[PricedAction]] = []
    for action in actions {
      if case .redundant = action.subject, let last = groups.indices.last {
        groups[last].append(action)
      } else {
        groups.append([action])
      }
    }
    return groups
  }
}
