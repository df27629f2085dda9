// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchRunner

/// What the processes of one build counted, showed and played of a case.
struct CountedSide {
  /// The digests of what was shown, sorted; one, unless content flickers.
  private(set) var digests: [String]
  /// The least and the most that any process counted.
  private(set) var counters: [String: ClosedRange<Int>]
  /// What was played; nil where the build does not say.
  let scenarioDigest: String?

  /// Takes the first process.
  init(_ outcome: CaseOutcome) {
    digests = [outcome.verification.digest]
    counters = outcome.counters.mapValues { $0...$0 }
    scenarioDigest = outcome.verification.scenarioDigest
  }

  /// Takes another process; a counter that it lacks is one that the build does not have.
  mutating func add(_ outcome: CaseOutcome) {
    digests = Set(digests + [outcome.verification.digest]).sorted()
    let found = outcome.counters
    var ranges: [String: ClosedRange<Int>] = [:]
    for (name, range) in counters {
      guard let count = found[name] else { continue }
      ranges[name] = min(range.lowerBound, count)...max(range.upperBound, count)
    }
    counters = ranges
  }

  /// The digests that stand for both builds: equal where some process of each showed the same.
  static func digests(
    _ base: CountedSide,
    _ head: CountedSide
  ) -> (base: String, head: String, areUnsteady: Bool) {
    let areUnsteady = base.digests.count > 1 || head.digests.count > 1
    if let common = base.digests.first(where: head.digests.contains) {
      return (common, common, areUnsteady)
    }
    return (base.digests[0], head.digests[0], areUnsteady)
  }
}
