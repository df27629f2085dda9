// SPDX-License-Identifier: Apache-2.0

extension ShardMerge {
  /// What a reader of the whole should know: what the shards say, each with whose word it is unless
  /// all say it, and what came of joining them.
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
      code: "shards-missing",
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

  /// Counters that several tools or versions counted.
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
}
