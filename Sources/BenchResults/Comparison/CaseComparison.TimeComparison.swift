// SPDX-License-Identifier: Apache-2.0

internal import BenchStatistics

extension CaseComparison {
  /// The medians of two sets of times from different sessions: advisory, never a verdict.
  public struct TimeComparison: Equatable, Sendable {
    /// The median in the base document, in nanoseconds.
    public let baseNanoseconds: Int
    /// The median in the head document, in nanoseconds.
    public let headNanoseconds: Int

    /// Takes the median of both sets; `nil` where one of them is empty.
    init?(base: [Int], head: [Int]) {
      guard let base = SortedSamples(base), let head = SortedSamples(head) else { return nil }
      baseNanoseconds = base.nearestRankSample(.p50)
      headNanoseconds = head.nearestRankSample(.p50)
    }

    /// The head's median over the base's; `nil` where the base's is zero.
    public var ratio: Double? {
      baseNanoseconds == 0 ? nil : Double(headNanoseconds) / Double(baseNanoseconds)
    }
  }
}
