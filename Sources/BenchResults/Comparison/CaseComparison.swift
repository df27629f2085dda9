// SPDX-License-Identifier: Apache-2.0

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
  /// The median configure time of both; `nil` where one has no samples, and where they mean two things.
  public let configureTime: TimeComparison?
  /// The median frame time of both; `nil` as above.
  public let frameTime: TimeComparison?

  /// Compares two cases of one name, their times only where these mean the same.
  init(base: ResultDocument.Case, head: ResultDocument.Case, comparesTimes: Bool) {
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
        comparesTimes
          ? TimeComparison(base: base.samples[keyPath: series], head: head.samples[keyPath: series])
          : nil
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
