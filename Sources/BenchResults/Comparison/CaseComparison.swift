// SPDX-License-Identifier: Apache-2.0

internal import BenchStatistics

/// One case in two documents.
public struct CaseComparison: Equatable, Sendable {
  public typealias CounterChange = BenchResults.CounterChange

  public let id: String
  public let digestChange: DigestChange?
  /// The wrong cell that only the head has; `nil` where there is none.
  public let newlyStale: ResultDocument.StaleCell?
  public let counterChanges: [CounterChange]
  public let unmatchedCounters: [UnmatchedCounter]
  /// The median configure time of both; `nil` where one has no samples.
  public let configureTime: TimeComparison?
  public let frameTime: TimeComparison?

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

  public var isChanged: Bool { isWorse || !counterChanges.isEmpty || !unmatchedCounters.isEmpty }
}

extension CaseComparison {
  /// The medians of two sets of times from different sessions: advisory, never a verdict.
  public struct TimeComparison: Equatable, Sendable {
    public let baseNanoseconds: Int
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

  public struct UnmatchedCounter: Equatable, Sendable {
    public enum Side: String, Sendable {
      case base
      case head
    }

    public let name: String
    /// The document that has it.
    public let side: Side
    public let value: Int
    /// Why the other document has none, in its own words; `nil` where it says nothing.
    public let reason: String?

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

  public struct DigestChange: Equatable, Sendable {
    public let base: String
    public let head: String
  }
}
