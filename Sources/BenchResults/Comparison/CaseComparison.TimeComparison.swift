// SPDX-License-Identifier: Apache-2.0

extension CaseComparison {
  /// The medians of two sets of times from different sessions: advisory, never a verdict.
  public struct TimeComparison: Equatable, Sendable {
    /// The median in the base document, in nanoseconds.
    public let baseNanoseconds: Int
    /// The median in the head document, in nanoseconds.
    public let headNanoseconds: Int

    /// Takes the median of both sets; `nil` where one of them is empty.
    init?(base: [Int], head: [Int]) {
      guard let base = SampleQuantiles(base).quantile(0.5),
        let head = SampleQuantiles(head).quantile(0.5)
      else { return nil }
      baseNanoseconds = base
      headNanoseconds = head
    }

    /// The head's median over the base's; `nil` where the base's is zero.
    public var ratio: Double? {
      baseNanoseconds == 0 ? nil : Double(headNanoseconds) / Double(baseNanoseconds)
    }
  }
}
