// SPDX-License-Identifier: Apache-2.0

extension ShardMerge {
  /// Options that a shard has for itself, each with a value.
  private static let ownOptions: Set<String> = ["--shard", "--output", "--markdown"]

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

  /// The machines: what they have in common, and where they differ the worst of them, so that no figure looks more
  /// exact than it is.
  var environment: ResultDocument.Environment {
    let all = members.map(\.document.environment)
    var merged = all[0]
    merged.operatingSystem = Self.joined(all.map(\.operatingSystem))
    merged.kernel = Self.joined(all.map(\.kernel))
    let models = all.compactMap(\.processorModel)
    merged.processorModel = models.isEmpty ? nil : Self.joined(models)
    merged.clockName = Self.joined(all.map(\.clockName))
    merged.processorCount = all.map(\.processorCount).min() ?? merged.processorCount
    merged.memoryBytes = all.compactMap(\.memoryBytes).min()
    func worst<Value: Comparable>(_ path: WritableKeyPath<ResultDocument.Environment, Value>) {
      merged[keyPath: path] = all.map { $0[keyPath: path] }.max() ?? merged[keyPath: path]
    }
    worst(\.clockResolutionNanoseconds)
    worst(\.clockReadNanoseconds)
    worst(\.emptyStampPairNanoseconds)
    worst(\.frameOverheadNanoseconds)
    merged.countedCallNanoseconds = all.compactMap(\.countedCallNanoseconds).max()
    merged.peakResidentBytes = all.compactMap(\.peakResidentBytes).max()
    for one in all.dropFirst() { merged.unavailable.merge(one.unavailable) { first, _ in first } }
    let fingerprints = all.map(\.fingerprint)
    if Set(fingerprints).count > 1 { merged.fingerprint = Self.fingerprint(of: fingerprints) }
    return merged
  }

  private static func joined(_ texts: [String]) -> String {
    var distinct: [String] = []
    for text in texts where !distinct.contains(text) { distinct.append(text) }
    return distinct.joined(separator: " and ")
  }

  /// One fingerprint of several machines, which another merge has if its shards ran on the same ones in the same
  /// places: over the fingerprints, each closed by the byte 0.
  private static func fingerprint(of fingerprints: [String]) -> String {
    TextDigest.hexadecimal(of: fingerprints.flatMap { Array($0.utf8) + [0] })
  }

  /// What a reader of the whole should know: what the shards say, each with whose word it is unless all say it, and
  /// what came of joining them.
  var warnings: [ResultDocument.Warning] {
    var distinct: [ResultDocument.Warning] = []
    for warning in members.flatMap(\.document.warnings)
    where warning.code != ResultDocument.Warning.emptyShardCode && !distinct.contains(warning) {
      distinct.append(warning)
    }
    let said = distinct.map { warning in
      let speakers = members.filter { $0.document.warnings.contains(warning) }
      guard speakers.count < members.count else { return warning }
      return ResultDocument.Warning(
        code: warning.code,
        message: "\(Self.names(speakers)): \(warning.message)"
      )
    }
    return said + [absence, severalMachines].compactMap(\.self) + differingSources
  }

  /// `shard 2`, `shards 1 and 3`.
  private static func names(_ members: [Member]) -> String {
    (members.count == 1 ? "shard " : "shards ")
      + ShardMergeError.list(members.map(\.shard.index))
  }

  private var absence: ResultDocument.Warning? {
    guard !missing.isEmpty else { return nil }
    let isOne = missing.count == 1
    return ResultDocument.Warning(
      code: ResultDocument.Warning.missingShardsCode,
      message: (isOne ? "shard " : "shards ") + ShardMergeError.list(missing)
        + " of \(members[0].shard.count)" + (isOne ? " is" : " are")
        + " missing; measure what is missing, and merge again"
    )
  }

  private var severalMachines: ResultDocument.Warning? {
    let kinds = Dictionary(grouping: members, by: \.document.environment.fingerprint)
    guard kinds.count > 1 else { return nil }
    let places = kinds.values.sorted { $0[0].shard.index < $1[0].shard.index }
      .map { alike in
        let environment = alike[0].document.environment
        let model = environment.processorModel ?? environment.architecture
        return "\(Self.names(alike)) on \(model) (\(environment.fingerprint))"
      }
    return ResultDocument.Warning(
      code: "several-machines",
      message: "the shards come from \(kinds.count) kinds of machine: "
        + places.joined(separator: ", ") + "; counters compare as ever, and times within a ranking,"
        + " a crossover or an exponent, which one shard measured, but not from one shard to another"
    )
  }

  private var differingSources: [ResultDocument.Warning] {
    var sources: [String: [String: [Member]]] = [:]
    for member in members {
      var own: Set<[String]> = []
      for measured in member.document.cases {
        for (counter, source) in measured.sources ?? [:] { own.insert([counter, source]) }
      }
      for pair in own { sources[pair[0], default: [:]][pair[1], default: []].append(member) }
    }
    return sources.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
      .map { counter, speakers in
        let words = speakers.sorted { $0.key < $1.key }
          .map { "\($0.key) in \(Self.names($0.value))" }
        return ResultDocument.Warning(
          code: "counter-sources-differ",
          message: "\(counter) come from \(words.joined(separator: " and ")): they compare with"
            + " counts of the same source alone; use one version for all shards"
        )
      }
  }
}

extension ResultDocument.Warning {
  /// The code of the remark that a shard has no cases, which says nothing of the whole run.
  public static let emptyShardCode = "empty-shard"

  public static let missingShardsCode = "shards-missing"
}
