// SPDX-License-Identifier: Apache-2.0

extension CaseComparison {
  /// A counter that only one of two documents has.
  public struct UnmatchedCounter: Equatable, Sendable {
    /// One of the two documents.
    public enum Side: String, Sendable {
      /// The document to compare against.
      case base
      /// The document in question.
      case head
    }

    /// The counter.
    public let name: String
    /// The document that has it.
    public let side: Side
    /// Its value there.
    public let value: Int
    /// Why the other document has none, in its own words; `nil` where it says nothing.
    public let reason: String?

    /// The counters of one case that the same case of the other document lacks, by name.
    static func missing(
      from other: ResultDocument.Case,
      presentIn present: ResultDocument.Case,
      side: Side
    ) -> [UnmatchedCounter] {
      present.counters.sorted { $0.key < $1.key }
        .filter { other.counters[$0.key] == nil }
        .map { name, value in
          UnmatchedCounter(
            name: name,
            side: side,
            value: value,
            reason: other.unavailable[name]
          )
        }
    }
  }
}
