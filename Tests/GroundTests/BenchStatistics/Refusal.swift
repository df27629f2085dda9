// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Testing

/// Expects that a figure is refused for the number at `index`, which NaN cannot be compared for.
func expectRefusal<Figure>(
  at index: Int,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ figure: () throws -> Figure
) {
  let error = #expect(throws: StatisticsError.self, sourceLocation: sourceLocation) {
    _ = try figure()
  }
  if case .notFinite(let found, _) = error, found == index { return }
  Issue.record(
    "expected index \(index): \(String(describing: error))",
    sourceLocation: sourceLocation
  )
}
