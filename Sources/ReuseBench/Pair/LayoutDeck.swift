// SPDX-License-Identifier: Apache-2.0

import BenchStatistics

/// Draws layouts like cards: none comes again before all were there.
///
/// So with as many layouts as a series has pairs, these are independent of each other in their layouts
/// too, and what the sign test assumes holds for builds and not for two files; with twice as many the
/// series that confirms has layouts of its own.
struct LayoutDeck {
  private let count: Int
  private var left: [Int] = []

  /// A deck of layouts 0 to `count` − 1.
  init(count: Int) {
    self.count = count
  }

  /// The next layout.
  mutating func draw(using generator: inout SeededGenerator) -> Int {
    guard count > 1 else { return 0 }
    if left.isEmpty { left = generator.shuffled(0..<count) }
    return left.removeLast()
  }
}
