// SPDX-License-Identifier: Apache-2.0

extension ShardMerge {
  /// The most shards of a run; a document that speaks of more was not written by one.
  private static let countLimit = 10_000

  private static let shared: [(name: String, value: @Sendable (Member) -> String)] = [
    ("generator.name", \.document.generator.name),
    ("generator.version", \.document.generator.version),
    ("generator.gitCommit", { known($0.document.generator.gitCommit) }),
    ("generator.gitIsDirty", { known($0.document.generator.gitIsDirty) }),
    ("generator.buildConfiguration", \.document.generator.buildConfiguration.rawValue),
    ("generator.toolchain", \.document.generator.toolchain),
    ("generator.flags", { known($0.document.generator.flags?.flagText) }),
    (
      "generator.counterDefinitionVersion",
      { String($0.document.generator.counterDefinitionVersion) }
    ),
    ("generator.callDefinitionVersion", { known($0.document.generator.callDefinitionVersion) }),
    ("environment.architecture", \.document.environment.architecture),
    ("plan.shard.count", { String($0.shard.count) }),
    ("plan.suite", \.document.plan.suite),
    ("plan.seed", { String($0.document.plan.seed) }),
    ("plan.filter", { known($0.document.plan.filter) }),
    ("plan.refreshHertz", { "\($0.document.plan.refreshHertz)" }),
    ("plan.budgetNanoseconds", { String($0.document.plan.budgetNanoseconds) }),
    ("plan.appShare", { known($0.document.plan.appShare) }),
    ("plan.slowdown", { known($0.document.plan.slowdown) }),
    ("plan.instructionRate", { known($0.document.plan.instructionRate) }),
    ("plan.rounds", { String($0.document.plan.rounds) }),
    ("plan.pace", \.document.plan.pace.rawValue),
    ("plan.dataset.digest", \.document.plan.dataset.digest),
    ("plan.dataset.rowCount", { String($0.document.plan.dataset.rowCount) }),
    ("plan.dataset.rowStorage", \.document.plan.dataset.rowStorage),
    (
      "plan.dataset.digests",
      { member in
        let digests = member.document.plan.dataset.digests ?? [:]
        return digests.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
          .joined(separator: ", ")
      }
    ),
    ("modelledConfigure.device", { known($0.document.modelledConfigure?.device) }),
    ("plan.shard.selection", \.shard.selection),
    ("plan.shard.groupCount", { String($0.shard.groupCount) }),
  ]

  private static func known<Value>(_ value: Value?) -> String {
    value.map { "\($0)" } ?? "not given"
  }

  static func checkAgreement(_ members: [Member]) throws(ShardMergeError) {
    for field in shared {
      let expected = field.value(members[0])
      for member in members.dropFirst() {
        let found = field.value(member)
        guard found != expected else { continue }
        throw .differs(
          field: field.name,
          document: members[0].name,
          found: expected,
          other: member.name,
          otherFound: found
        )
      }
    }
  }

  static func checkShape(_ member: Member) throws(ShardMergeError) {
    let shard = member.shard
    func malformed(_ field: String, _ found: String) -> ShardMergeError {
      .malformed(document: member.name, field: "plan.shard.\(field)", found: found)
    }
    guard (1...countLimit).contains(shard.count) else {
      throw malformed("count", String(shard.count))
    }
    guard (1...shard.count).contains(shard.index) else {
      throw malformed("index", "\(shard.index) of \(shard.count)")
    }
    let isRising = zip(shard.groups, shard.groups.dropFirst()).allSatisfy { $0 < $1 }
    let isInside = shard.groups.allSatisfy { $0 >= 0 && $0 < shard.groupCount }
    guard isRising, isInside else {
      throw malformed(
        "groups",
        "\(shard.groups.count) places that are not in rising order below"
          + " \(shard.groupCount)"
      )
    }
    let held = member.groups.count
    let isWhole = member.document.plan.isComplete
    guard isWhole ? held == shard.groups.count : held <= shard.groups.count else {
      throw malformed("groups", "\(shard.groups.count) places for \(held) groups of cases")
    }
  }

  /// Fails where two members, which are in the order of their indexes, are one shard, or hold one group.
  static func checkDistinctness(_ members: [Member]) throws(ShardMergeError) {
    for (one, other) in zip(members, members.dropFirst())
    where one.shard.index == other.shard.index {
      throw .repeated(index: one.shard.index, document: one.name, other: other.name)
    }
    var holders: [String: String] = [:]
    var owners: [Int: String] = [:]
    for member in members {
      for group in member.groups {
        if let holder = holders.updateValue(member.name, forKey: group) {
          throw .overlapping(group: group, document: holder, other: member.name)
        }
      }
      for place in member.shard.groups {
        if let owner = owners.updateValue(member.name, forKey: place) {
          throw .overlapping(group: "number \(place)", document: owner, other: member.name)
        }
      }
    }
  }
}
