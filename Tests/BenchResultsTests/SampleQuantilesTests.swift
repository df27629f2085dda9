// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import BenchResults

@Suite("Quantiles are samples, by the nearest rank")
struct SampleQuantilesTests {
  @Test("Of 1...n the quantile at q is the smallest that q·n samples do not exceed")
  func definition() {
    for count in 1...200 {
      let quantiles = SampleQuantiles((1...count).reversed())
      // In hundredths the definition is exact: the least k with 100·k ≥ percent·n.
      for percent in 1...100 {
        let expected = (1...count).first { 100 * $0 >= percent * count }
        #expect(
          quantiles.quantile(Double(percent) / 100) == expected,
          "p\(percent) of \(count)"
        )
      }
    }
  }

  @Test("The ends, and nothing where there is nothing")
  func ends() {
    let quantiles = SampleQuantiles([5, 0, 0, 9])
    #expect(quantiles.minimum == 0 && quantiles.maximum == 9 && quantiles.count == 4)
    #expect(quantiles.values == [0, 0, 5, 9])
    let none = SampleQuantiles([])
    #expect(none.quantile(0.5) == nil && none.minimum == nil && none.maximum == nil)
  }

  @Test("p50, p90, p99 and p99.9 take 5, 29, 299 and 2,995 samples")
  func carried() {
    for (q, needed) in [(0.5, 5), (0.9, 29), (0.99, 299), (0.999, 2995)] {
      #expect(!SampleQuantiles(Array(repeating: 1, count: needed - 1)).carries(q))
      #expect(SampleQuantiles(Array(repeating: 1, count: needed)).carries(q))
    }
    #expect(!SampleQuantiles([]).carries(0.5))
  }
}
