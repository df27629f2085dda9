// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@testable import BenchResults

@Suite("Shards are joined into the whole that they were cut from, and nothing else is")
struct ShardMergeTests {
  /// A group of two strategies; its case names have the number of the group in them.
  static func cases(ofGroup number: Int) -> [ResultDocument.Case] {
    ["mutation", "configuration-diffing"]
      .map { strategy in
        ResultDocument.Case(
          id: "reconfigure.fields+\(number)of9/card/\(strategy)/1000",
          workload: "reconfigure.fields",
          axes: ["\(number)of9"],
          cell: "card",
          strategy: strategy,
          rows: 1_000,
          isControl: false,
          digest: "ab",
          counters: ["cellsCreated": number],
          samples: ResultDocument.Samples()
        )
      }
  }

  /// The document of a run of so many groups.
  private static func whole(_ groupCount: Int) -> ResultDocument {
    var plan = ResultDocument.Plan.example
    plan.shard = nil
    var document = ResultDocument(
      generator: .example,
      environment: .example,
      plan: plan,
      warnings: [ResultDocument.Warning(code: "debug-build", message: "said by all")]
    )
    for number in 0..<groupCount {
      let cases = cases(ofGroup: number)
      document.cases += cases
      for phase in ResultDocument.Phase.allCases {
        document.rankings.append(
          ResultDocument.Ranking(
            group: cases[0].group,
            phase: phase,
            baseline: "mutation",
            rounds: number + 1,
            entries: []
          )
        )
      }
      var ratio = ResultDocument.PaceRatio.example
      ratio.id = cases[1].id
      document.paceRatios = (document.paceRatios ?? []) + [ratio]
      var scaling = ResultDocument.Scaling.example
      scaling.workload = "reconfigure.fields+\(number)of9"
      scaling.strategy = "configuration-diffing"
      document.scalings = (document.scalings ?? []) + [scaling]
    }
    return document
  }

  /// What a shard that holds some of the groups would have written.
  private static func shard(
    _ index: Int,
    of count: Int,
    holding groups: [Int],
    of whole: ResultDocument,
    groupCount: Int
  ) -> ResultDocument {
    let names = Set(groups.map { cases(ofGroup: $0)[0].group })
    var document = whole
    document.cases.removeAll { !names.contains($0.group) }
    document.rankings.removeAll { !names.contains($0.group) }
    let ids = Set(document.cases.map(\.id))
    document.paceRatios?.removeAll { !ids.contains($0.id) }
    let workloads = Set(document.cases.map { "\($0.workload)+\($0.axes.joined())" })
    document.scalings?.removeAll { !workloads.contains($0.workload) }
    document.plan.arguments =
      whole.plan.arguments + ["--shard", "\(index)/\(count)", "--output=\(index).json"]
    document.plan.shard = ResultDocument.Shard(
      index: index,
      count: count,
      groups: groups,
      groupCount: groupCount,
      selection: "ab"
    )
    return document
  }

  /// A run of five groups in three shards, the second of them empty.
  private static let run = whole(5)
  private static let shards = [
    shard(1, of: 3, holding: [1, 3, 4], of: run, groupCount: 5),
    shard(2, of: 3, holding: [], of: run, groupCount: 5),
    shard(3, of: 3, holding: [0, 2], of: run, groupCount: 5),
  ]

  private static func merged(
    _ documents: [ResultDocument],
    isPartial: Bool = false
  ) throws(ShardMergeError) -> ResultDocument {
    let parts = documents.enumerated()
      .map { ShardMerge.Part(name: "\($0.offset).json", document: $0.element) }
    return try ShardMerge(parts, isPartial: isPartial).document()
  }

  @Test func wholeAndCrossoverOrder() throws {
    // In any order they become the whole.
    for seed in 0..<10 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      var joined = try Self.merged(Self.shards.shuffled(using: &generator))
      expectEqual(joined.shards?.map(\.index), [1, 2, 3])
      expectEqual(joined.shards?.map(\.groups), [[1, 3, 4], [], [0, 2]])
      joined.shards = nil
      expectEqual(joined, Self.run)
    }
    // Random cuts of a random run become it again.
    for seed in 0..<50 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let groupCount = Int.random(in: 0...9, using: &generator)
      let count = Int.random(in: 1...5, using: &generator)
      let run = Self.whole(groupCount)
      var holders = Array(repeating: [Int](), count: count)
      for group in 0..<groupCount {
        holders[Int.random(in: 0..<count, using: &generator)].append(group)
      }
      let shards = holders.enumerated()
        .map {
          Self.shard($0.offset + 1, of: count, holding: $0.element, of: run, groupCount: groupCount)
        }
      var joined = try Self.merged(shards.shuffled(using: &generator))
      joined.shards = nil
      expectEqual(joined, run, "seed \(seed)")
    }
    // Crossovers stand where their first groups stand.
    func crossover(_ rows: Int, _ phase: ResultDocument.Phase) -> ResultDocument.Crossover {
      var value = ResultDocument.Crossover.with(.always)
      value.rows = rows
      value.phase = phase
      value.storage = .shared
      value.fieldKind = .all
      return value
    }
    var shards = Self.shards
    // The first shard's crossover is of other rows: its case comes second in the run.
    for index in shards[0].cases.indices { shards[0].cases[index].rows = 7 }
    shards[0].crossovers = [crossover(7, .configure), crossover(7, .frame)]
    shards[2].crossovers = [crossover(1_000, .configure), crossover(1_000, .frame)]
    let joined = try Self.merged(shards)
    expectEqual(joined.crossovers, shards[2].crossovers + shards[0].crossovers)
  }

  @Test func curvesAndMachinesAndWarnings() throws {
    // Curves come from the shard that has them, and are nil where none has.
    try expect(Self.merged(Self.shards).controlCurves == nil)
    var shards = Self.shards
    shards[1].controlCurves = [.example]
    try expectEqual(Self.merged(shards).controlCurves, [.example])
    // Of several machines it keeps the worst ruler and says who is who.
    var foreign = Self.shards
    foreign[2].environment.processorModel = "Other"
    foreign[2].environment.fingerprint = "cd34"
    foreign[2].environment.processorCount = 1
    foreign[2].environment.emptyStampPairNanoseconds = 99
    let joined = try Self.merged(foreign)
    expectEqual(joined.environment.emptyStampPairNanoseconds, 99)
    expectEqual(joined.environment.processorCount, 1)
    expectEqual(joined.environment.processorModel, "Überprozessor 東 🂡 and Other")
    expect(!["ab12", "cd34"].contains(joined.environment.fingerprint))
    expectEqual(joined.shards?.map(\.environment.fingerprint), ["ab12", "ab12", "cd34"])
    let warning = joined.warnings.first { $0.code == "several-machines" }
    expect(warning?.message.contains("shards 1 and 2 on Überprozessor 東 🂡 (ab12)") == true)
    expect(warning?.message.contains("shard 3 on Other (cd34)") == true)
    // The same shards from the same machines are one place to compare times at, others are not.
    try expectEqual(Self.merged(foreign).environment.fingerprint, joined.environment.fingerprint)
    foreign.swapAt(1, 2)
    foreign[1].environment.fingerprint = "ab12"
    foreign[2].environment.fingerprint = "cd34"
    try expect(Self.merged(foreign).environment.fingerprint != joined.environment.fingerprint)
    // A warning has its shards' names unless all say it; an empty shard's is dropped.
    var warned = Self.shards
    warned[0].warnings.append(ResultDocument.Warning(code: "drift", message: "it drifts"))
    warned[1].warnings.append(ResultDocument.Warning(code: "empty-shard", message: "nothing"))
    try expectEqual(
      Self.merged(warned).warnings,
      [
        ResultDocument.Warning(code: "debug-build", message: "said by all"),
        ResultDocument.Warning(code: "drift", message: "shard 1: it drifts"),
      ]
    )
    // Counts of several sources are told apart.
    var counted = Self.shards
    counted[0].cases[0].sources = ["instructions": "Callgrind 3.19"]
    counted[2].cases[0].sources = ["instructions": "Callgrind 3.24"]
    let remark = try Self.merged(counted).warnings.first { $0.code == "counter-sources-differ" }
    expect(
      remark?.message
        .hasPrefix(
          "instructions come from Callgrind 3.19 in shard 1 and Callgrind 3.24 in shard 3:"
        ) == true
    )
  }

  @Test func partialAndDiffers() throws {
    // What is missing or cut short is merged only where that was said.
    let two = [Self.shards[0], Self.shards[2]]
    #expect(throws: ShardMergeError.missing(indexes: [2], count: 3)) { try Self.merged(two) }
    let joined = try Self.merged(two, isPartial: true)
    expect(!joined.plan.isComplete)
    expectEqual(joined.cases, Self.run.cases)
    expect(joined.warnings.contains { $0.code == "shards-missing" })
    var cut = Self.shards
    cut[0].plan.isComplete = false
    cut[0].cases.removeLast(2)
    #expect(throws: ShardMergeError.unfinished(document: "0.json", index: 1)) {
      try Self.merged(cut)
    }
    try expect(!Self.merged(cut, isPartial: true).plan.isComplete)
    try expectEqual(Self.merged(cut, isPartial: true).cases.count, Self.run.cases.count - 2)
    // A group whose cases all ended their processes is in no shard, and nothing else may be missing.
    var reduced = Self.shards
    let lost = reduced[0].cases[0].group
    reduced[0].cases.removeAll { $0.group == lost }
    reduced[0].rankings.removeAll { $0.group == lost }
    reduced[0].plan.shard?.groups.removeFirst()
    #expect(throws: ShardMergeError.self) { try Self.merged(reduced) }
    let warning = ResultDocument.Warning(ended: "\(lost): the process exited with 7")
    reduced[0].warnings.append(warning)
    let rest = try Self.merged(reduced)
    expect(rest.plan.isComplete && rest.hasWrongContent)
    let told = ResultDocument.Warning(ended: "shard 1: \(warning.message)")
    expect(rest.warnings.contains(told))
    expectEqual(rest.cases, Self.run.cases.filter { $0.group != lost })
    // Whatever differs in what all share is refused by its name.
    part: for index in Self.strangers.indices {
      var shards = Self.shards
      Self.strangers[index].change(&shards[2])
      let error = #expect(throws: ShardMergeError.self) { try Self.merged(shards) }
      guard case .differs(let field, "0.json", let found, "2.json", let other) = error else {
        Issue.record("\(String(describing: error))")
        continue part
      }
      expectEqual(field, Self.strangers[index].field)
      expect(found != other)
      expect(error?.description.hasPrefix("\(field) is \(found) in 0.json and \(other) in") == true)
    }
  }

  /// A change of the last shard that makes a stranger of it, and the field that says so.
  private static let strangers:
    [(field: String, change: @Sendable (inout ResultDocument) -> Void)] =
      [
        ("generator.version", { $0.generator.version = "9" }),
        ("generator.gitCommit", { $0.generator.gitCommit = "beef" }),
        ("generator.gitCommit", { $0.generator.gitCommit = nil }),
        ("generator.gitIsDirty", { $0.generator.gitIsDirty = false }),
        ("generator.buildConfiguration", { $0.generator.buildConfiguration = .debug }),
        ("generator.toolchain", { $0.generator.toolchain = "Swift 7" }),
        ("generator.flags", { $0.generator.flags = [] }),
        ("generator.flags", { $0.generator.flags = nil }),
        ("generator.counterDefinitionVersion", { $0.generator.counterDefinitionVersion = 2 }),
        ("generator.callDefinitionVersion", { $0.generator.callDefinitionVersion = 2 }),
        ("environment.architecture", { $0.environment.architecture = "aarch64" }),
        ("plan.shard.count", { $0.plan.shard?.count = 4 }),
        ("plan.suite", { $0.plan.suite = "full" }), ("plan.seed", { $0.plan.seed = 2 }),
        ("plan.filter", { $0.plan.filter = nil }),
        ("plan.refreshHertz", { $0.plan.refreshHertz = 120 }),
        ("plan.budgetNanoseconds", { $0.plan.budgetNanoseconds = 1 }),
        ("plan.appShare", { $0.plan.appShare = 1 }), ("plan.slowdown", { $0.plan.slowdown = nil }),
        ("plan.instructionRate", { $0.plan.instructionRate = "3" }),
        ("plan.rounds", { $0.plan.rounds = 9 }), ("plan.pace", { $0.plan.pace = .paced }),
        ("plan.dataset.digest", { $0.plan.dataset.digest = "01" }),
        ("plan.dataset.rowCount", { $0.plan.dataset.rowCount = 5 }),
        ("plan.dataset.digests", { $0.plan.dataset.digests = ["1000": "ff"] }),
        ("plan.shard.selection", { $0.plan.shard?.selection = "cd" }),
        ("plan.shard.groupCount", { $0.plan.shard?.groupCount = 6 }),
      ]

  @Test func strangersByKindAndOverlappingPlacesAndLeanPage() throws {
    // A run in one piece, a merged one and a shard that came twice are refused.
    #expect(throws: ShardMergeError.notAShard(document: "1.json", isMerged: false)) {
      try Self.merged([Self.shards[0], Self.run])
    }
    #expect(throws: ShardMergeError.notAShard(document: "0.json", isMerged: true)) {
      try Self.merged([try Self.merged(Self.shards)])
    }
    #expect(throws: ShardMergeError.repeated(index: 1, document: "0.json", other: "3.json")) {
      try Self.merged(Self.shards + [Self.shards[0]])
    }
    var twin = Self.shards
    twin[1] = twin[2]
    twin[1].plan.shard?.index = 2
    let group = Self.run.cases[0].group
    #expect(
      throws: ShardMergeError.overlapping(group: group, document: "1.json", other: "2.json")
    ) {
      try Self.merged(twin)
    }
    // Shards that claim one place of the run are refused, whatever groups they hold.
    var shards = Self.shards
    shards[2].plan.shard?.groups = [0, 3]
    #expect(
      throws: ShardMergeError.overlapping(group: "number 3", document: "0.json", other: "2.json")
    ) {
      try Self.merged(shards)
    }
    // A page of a shard without its samples is refused, for the run would have them.
    var lean = Self.shards
    lean[2].cases[0].samples.frameCPUNanoseconds = [1]
    lean[2] = lean[2].withoutSingleSamples()
    let expected = ShardMergeError.samplesLeftOut(document: "2.json")
    for isPartial in [false, true] {
      #expect(throws: expected) { try Self.merged(lean, isPartial: isPartial) }
    }
    expect(expected.description.contains("--embed-samples"))
  }

  @Test("Places that no run writes are refused by their field; every refusal says what to do")
  func malformedAndMessages() {
    // Places that no run writes are refused by their field.
    let changes: [(field: String, change: (inout ResultDocument.Shard) -> Void)] = [
      ("plan.shard.index", { $0.index = 0 }), ("plan.shard.index", { $0.index = 4 }),
      ("plan.shard.groups", { $0.groups = [3, 1, 4] }),
      ("plan.shard.groups", { $0.groups = [1, 3, 5] }),
      ("plan.shard.groups", { $0.groups = [1, 3] }),
      ("plan.shard.groups", { $0.groups = [-1, 3, 4] }),
    ]
    for (field, change) in changes {
      var shards = Self.shards
      shards[0].plan.shard
        .map {
          var shard = $0
          change(&shard)
          shards[0].plan.shard = shard
        }
      let error = #expect(throws: ShardMergeError.self) { try Self.merged(shards) }
      guard case .malformed("0.json", field, _) = error else {
        Issue.record("\(field): \(String(describing: error))")
        continue
      }
    }
    var endless = [Self.shards[0]]
    endless[0].plan.shard?.count = .max
    #expect(throws: ShardMergeError.self) { try Self.merged(endless, isPartial: true) }
    // Every refusal says what to do.
    let errors: [ShardMergeError] = [
      .notAShard(document: "d", isMerged: false), .notAShard(document: "d", isMerged: true),
      .differs(field: "f", document: "d", found: "1", other: "e", otherFound: "2"),
      .repeated(index: 1, document: "d", other: "e"),
      .overlapping(group: "g", document: "d", other: "e"),
      .malformed(document: "d", field: "f", found: "0"), .missing(indexes: [1], count: 2),
      .missing(indexes: Array(1...99), count: 100), .unfinished(document: "d", index: 1),
      .samplesLeftOut(document: "d"),
    ]
    for error in errors { expect(error.description.contains("; "), "\(error)") }
    expect(errors[6].description.hasPrefix("shard 1 of 2 is missing;"))
    expect(errors[7].description.hasPrefix("shards 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 89 more of"))
  }
}
