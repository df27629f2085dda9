// SPDX-License-Identifier: Apache-2.0

import BenchResults
import BenchRunner

/// Which counters mean the same in two builds.
struct CounterDefinitions {
  let base: PairDocument.Build
  let head: PairDocument.Build

  /// Why a counter is not compared; nil where it means the same in both.
  func reason(against name: String) -> String? {
    CaseCounts.callNames.contains(name)
      ? Self.reason(base.callDefinitionVersion, head.callDefinitionVersion, "calls")
      : Self.reason(base.counterDefinitionVersion, head.counterDefinitionVersion, "counters")
  }

  /// Builds of the first release do not say by which definition they count: it was the first.
  private static func reason(_ base: Int?, _ head: Int?, _ what: String) -> String? {
    let (base, head) = (base ?? 1, head ?? 1)
    guard base != head else { return nil }
    return "\(what) are of definition \(base) in the base and \(head) in the head"
  }
}
