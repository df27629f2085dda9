// SPDX-License-Identifier: Apache-2.0

import BenchStatistics

extension SplitMix64 {
  /// A number below the limit; that low ones come a little more often does no harm in a test.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
