// SPDX-License-Identifier: Apache-2.0

extension ShardMerge {
  /// Options that a shard has for itself, each with a value.
  private static let ownOptions: Set<String> = ["--shard", "--output", "--markdown"]

  /// What was asked for, without what makes a shard of it.
  var plan: ResultDocument.Plan {
    var plan = members[0].document.plan
    plan.shard = nil
    plan.arguments = Self.withoutOwnOptions(plan.arguments)
    plan.startedAt = members.map(\.document.plan.startedAt).min() ?? plan.startedAt
    plan.isComplete = missing.isEmpty && members.allSatisfy(\.document.plan.isComplete)
    return plan
  }

  private static func withoutOwnOptions(_ arguments: [String]) -> [String] {
    var kept: [String] = []
    var isValue = false
    for argument in arguments {
      if isValue {
        isValue = false
      } else if ownOptions.contains(argument) {
        isValue = true
      } else if !ownOptions.contains(where: { argument.hasPrefix($0 + "=") }) {
        kept.append(argument)
      }
    }
    return kept
  }

  /// The machines: what they have in common, and where they differ the worst of them, so that no
  /// figure looks more exact than it is.
  var environment: ResultDocument.Environment {
    let all = members.map(\.document.environment)
    var merged = all[0]
    merged.operatingSystem = Self.joined(all.map(\.operatingSystem))
    merged.kernel = Self.joined(all.map(\.kernel))
    let models = all.compactMap(\.processorModel)
    merged.processorModel = models.isEmpty ? nil : Self.joined(models)
    merged.clockName = Self.joined(all.map(\.clockName))
    for one in all.dropFirst() {
      merged.processorCount = min(merged.processorCount, one.processorCount)
      merged.memoryBytes = Self.known(merged.memoryBytes, one.memoryBytes, min)
      merged.clockResolutionNanoseconds = max(
        merged.clockResolutionNanoseconds,
        one.clockResolutionNanoseconds
      )
      merged.clockReadNanoseconds = max(merged.clockReadNanoseconds, one.clockReadNanoseconds)
      merged.emptyStampPairNanoseconds = max(
        merged.emptyStampPairNanoseconds,
        one.emptyStampPairNanoseconds
      )
      merged.frameOverheadNanoseconds = max(
        merged.frameOverheadNanoseconds,
        one.frameOverheadNanoseconds
      )
      merged.countedCallNanoseconds = Self.known(
        merged.countedCallNanoseconds,
        one.countedCallNanoseconds,
        max
      )
      merged.peakResidentBytes = Self.known(merged.peakResidentBytes, one.peakResidentBytes, max)
      merged.unavailable.merge(one.unavailable) { first, _ in first }
    }
    let fingerprints = all.map(\.fingerprint)
    if Set(fingerprints).count > 1 { merged.fingerprint = Self.fingerprint(of: fingerprints) }
    return merged
  }

  private static func joined(_ texts: [String]) -> String {
    var distinct: [String] = []
    for text in texts where !distinct.contains(text) { distinct.append(text) }
    return distinct.joined(separator: " and ")
  }

  private static func known<Value>(
    _ one: Value?,
    _ other: Value?,
    _ choice: (Value, Value) -> Value
  ) -> Value? {
    guard let one, let other else { return one ?? other }
    return choice(one, other)
  }

  /// One fingerprint of several machines, which another merge has if its shards ran on the same
  /// ones in the same places: over the fingerprints, each closed by the byte 0.
  private static func fingerprint(of fingerprints: [String]) -> String {
    TextDigest.hexadecimal(of: fingerprints.flatMap { Array($0.utf8) + [0] })
  }
}
