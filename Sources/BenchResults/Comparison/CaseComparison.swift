// SPDX-License-Identifier: Apache-2.0

internal import BenchStatistics

/// One case in two documents.
public struct CaseComparison: Equatable, Sendable {
  /// A counter of the case whose value changed.
  public typealias CounterChange = BenchResults.CounterChange

  /// The name of the case.
  public let id: String
  /// The two content digests where they differ; `nil` where they agree.
  public let digestChange: DigestChange?
  /// The wrong cell that only the head has; `nil` where there is none.
  public let newlyStale: ResultDocument.StaleCell?
  /// Counters whose value changed, by name.
  public let counterChanges: [CounterChange]
  /// Counters that only one of the documents has, by name.
  public let unmatchedCounters: [UnmatchedCounter]
  /// The median configure time of both; `nil` where one has no samples.
  public let configureTime: TimeComparison?
  /// The median frame time of both; `nil` as above.
  public let frameTime: TimeComparison?

  /// Compares two cases of one name.
  init(base: ResultDocument.Case, head: ResultDocument.Case) {
    id = head.id
    digestChange =
      base.digest == head.digest ? nil : DigestChange(base: base.digest, head: head.digest)
    newlyStale = base.stale == nil ? head.stale : nil
    counterChanges = base.counters.keys.sorted()
      .compactMap { name in
        guard let before = base.counters[name], let after = head.counters[name], before != after
        else { return nil }
        return CounterChange(name: name, base: before, head: after)
      }
    unmatchedCounters =
      UnmatchedCounter.missing(from: head, presentIn: base, side: .base)
      + UnmatchedCounter.missing(from: base, presentIn: head, side: .head)
    let times = [\ResultDocument.Samples.configureNanoseconds, \.frameWallNanoseconds]
      .map { series in
        TimeComparison(base: base.samples[keyPath: series], head: head.samples[keyPath: series])
      }
    configureTime = times[0]
    frameTime = times[1]
  }

  /// Whether the head is worse in a way that is exact: by a counter, by content, by a stale cell.
  public var isWorse: Bool {
    digestChange != nil || newlyStale != nil || counterChanges.contains(where: \.isWorse)
  }

  /// Whether anything exact differs at all.
  public var isChanged: Bool {
    isWorse || !counterChanges.isEmpty || !unmatchedCounters.isEmpty
  }
}

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
          UnmatchedCounter(name: name, side: side, value: value, reason: other.unavailable[name])
        }
    }
  }

  /// The visible content of a case, which is no longer the same.
  public struct DigestChange: Equatable, Sendable {
    /// The digest in the base document.
    public let base: String
    /// The digest in the head document.
    public let head: String
  }
}
