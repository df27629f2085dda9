// SPDX-License-Identifier: Apache-2.0

import BenchResults
import Foundation
import TestSupport
import Testing

/// `--shard`, `merge` and what schedulers call, through the executable and the scripts themselves.
@Suite(.startsPrograms) struct ShardTests {
  /// A crossover and two groups beside it, so that one shard of four is empty; the braces are there
  /// to be quoted.
  private static let selection = [
    "--suite", "smoke", "--data", "generated", "--filter",
    "^(reconfigure.fields.[09]of9/card/(mutation|configuration-diffing)|state.selection/card"
      + "/mutation|floor.empty/subtitle/mutation)/.{1}",
  ]

  private static let scripts: String = {
    var package = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { package.deleteLastPathComponent() }
    return package.path + "/scripts/cluster/"
  }()

  /// Runs a script of the cluster with the executable under test.
  static func script(
    _ name: String,
    _ arguments: [String],
    in workplace: borrowing Workplace,
    environment: [String: String] = [:]
  ) throws -> ToolProcess.Ending {
    let words = ([scripts + name] + arguments)
      .map { "'" + $0.replacingOccurrences(of: "'", with: "'\\''") + "'" }
    return try workplace.run(
      [],
      preparation: words.joined(separator: " ") + "; exit $?;",
      environment: ["REUSE_BENCH": ToolProcess.path].merging(environment) { $1 }
    )
  }

  @Test(.optimisedTool) func fourShardsMergedAreOneRun() throws {
    let workplace = try Workplace()
    try workplace.run(["run", "--output", "whole.json"] + Self.selection).exited(0)
    var ending = try Self.script(
      "gnu-parallel",
      ["4", "the parts"] + Self.selection,
      in: workplace
    )
    if ending.status == 69 {
      print("\(ending.error)The parts are measured one after the other.")
      for index in 1...4 {
        try Self.script("shard", ["\(index)", "4", "the parts"] + Self.selection, in: workplace)
          .exited(0)
      }
      ending = try Self.script("merge", ["4", "the parts"], in: workplace)
    }
    expectEqual(ending.status, 0, "\(ending.account)")
    expect(ending.output.contains("written to the parts/merged.json"))
    expect(ending.output.contains("merged from 4 shards"))
    let whole = try ResultDocument(contentsOf: workplace.file("whole.json"))
    let merged = try ResultDocument(contentsOf: workplace.file("the parts/merged.json"))
    Self.expectTheSame(merged, whole)
    try Self.expectRefusals(in: workplace)
  }

  /// Everything but times.
  private static func expectTheSame(_ merged: ResultDocument, _ whole: ResultDocument) {
    expect(whole.cases.count == 6 && whole.plan.isComplete && merged.plan.isComplete)
    expectEqual(merged.cases.map(\.id), whole.cases.map(\.id))
    for (one, other) in zip(merged.cases, whole.cases) {
      expectEqual(one.counters, other.counters, "\(one.id)")
      expectEqual(one.digest, other.digest, "\(one.id)")
      expectEqual(one.samples.frameWallNanoseconds.count, other.samples.frameWallNanoseconds.count)
    }
    expectEqual(merged.rankings.map(\.group), whole.rankings.map(\.group))
    expectEqual(merged.rankings.map(\.phase), whole.rankings.map(\.phase))
    expectEqual(
      merged.rankings.map { $0.entries.map(\.strategy) },
      whole.rankings.map { $0.entries.map(\.strategy) }
    )
    expect(whole.counterCrossovers?.isEmpty == false)
    expectEqual(merged.counterCrossovers, whole.counterCrossovers)
    // Times differ, and a line is left out where the machine disturbed rounds of one strategy alone: each has
    // the crossovers that its own rounds make.
    for document in [merged, whole] {
      var judged = document
      judged.crossovers = []
      judged.judge()
      expectEqual(document.crossovers, judged.crossovers)
    }
    expectEqual(merged.scalings?.map(\.measure), whole.scalings?.map(\.measure))
    expectEqual(merged.plan.dataset, whole.plan.dataset)
    expect(merged.plan.shard == nil && whole.shards == nil)
    expectEqual(merged.shards?.map(\.index), [1, 2, 3, 4])
    let groupCount = Set(whole.cases.map(\.group)).count
    expectEqual(merged.shards?.flatMap(\.groups).sorted(), Array(0..<groupCount))
    expect(!merged.plan.arguments.contains { $0.hasPrefix("--shard") || $0.hasPrefix("--output") })
  }

  /// What `merge` says to documents that do not belong together, with the shards at hand.
  private static func expectRefusals(in workplace: borrowing Workplace) throws {
    let parts = (1...4).map { "the parts/shard-\($0)-of-4.json" }
    let first = String(decoding: try workplace.bytes(of: parts[0]), as: UTF8.self)
    func changed(_ pattern: String, _ replacement: String) throws -> String {
      let text = first.replacingOccurrences(
        of: pattern,
        with: replacement,
        options: .regularExpression
      )
      expect(text != first, "\(pattern)")
      try workplace.write(Array(text.utf8), as: "changed.json")
      return "changed.json"
    }
    func expectRefusal(_ documents: [String], _ status: Int32, _ sentence: String) throws {
      let ending = try workplace.run(["merge", "--output", "m.json"] + documents)
      expectEqual(ending.status, status, "\(sentence): \(ending.account)")
      expect(ending.error.contains(sentence), "\(ending.account)")
      expect(ending.output.isEmpty)
      try expect(!workplace.names().contains("m.json"))
    }
    let rest = Array(parts.dropFirst())
    try expectRefusal(rest, 4, "shard 1 of 4 is missing; give all of them, or --partial")
    try expectRefusal(parts + [parts[1]], 4, "are both shard 2; give each shard once")
    try expectRefusal(
      parts + ["whole.json"],
      4,
      "whole.json: is a whole run and not a shard of one"
    )
    try expectRefusal(["the parts/merged.json"], 4, "was merged already")
    try expectRefusal(
      [try changed("\"seed\": 1", "\"seed\": 2")] + rest,
      4,
      "plan.seed is 2 in changed"
    )
    try expectRefusal(
      [try changed("\"count\": 4", "\"count\": 5")] + rest,
      4,
      "plan.shard.count is 5"
    )
    try expectRefusal(
      [try changed("\"isComplete\": true", "\"isComplete\": false")] + rest,
      4,
      "the run of shard 1 was interrupted"
    )
    try expectRefusal(
      [try changed("(?s)\"rankings\".*", "")] + rest,
      65,
      "in the middle of the document"
    )
    try expectRefusal(
      [try changed("\"schemaVersion\": 1", "\"schemaVersion\": 99")] + rest,
      65,
      "has schemaVersion 99"
    )
    try expectRefusal(rest + ["missing.json"], 66, "missing.json: there is no such file")
    let replacing = try workplace.run(["merge", "--output", parts[0]] + parts).exited(64)
    expect(replacing.error.contains("the output would replace the file of SHARD.json"))
    let partial = try workplace.run(["merge", "--partial", "--output", "m.json"] + rest).exited(0)
    try expect(!StableDocument(path: workplace.file("m.json")).plan.isComplete)
    expect(partial.output.hasPrefix("The run is not whole (shard 1 of 4 is missing"))
  }

  @Test("shards without cases are valid, and the scripts for schedulers refuse or run a part")
  func aShardWithoutCasesIsAValidDocument() throws {
    let workplace = try Workplace()
    var sizes: [Int] = []
    for index in 1...2 {
      let ending =
        try workplace.run(
          ["run", "--shard", "\(index)/2", "--output", "\(index).json", "--data", "generated"]
            + ["--full"] + ToolProcess.tiny
        )
        .exited(0)
      expect(ending.output.contains("shard \(index) of 2"))
      let document = try StableDocument(path: workplace.file("\(index).json"))
      sizes.append(document.cases.count)
      expectEqual(document.warnings.contains { $0.code == "empty-shard" }, document.cases.isEmpty)
      let listed = try workplace.run(["list", "--shard", "\(index)/2"] + ToolProcess.tiny)
      expect(listed.status == 0 && listed.lines == document.cases.map(\.id))
      let verified =
        try workplace.run(["verify", "--shard", "\(index)/2"] + ToolProcess.tiny).exited(0)
      let counted = document.cases.count == 1 ? "1 case, " : "\(document.cases.count) cases, "
      expect(verified.output.hasPrefix(counted))
    }
    expectEqual(sizes.sorted(), [0, 1])
    try workplace.run("merge 2.json 1.json --output m.json --markdown m.md").exited(0)
    let document = try StableDocument(path: workplace.file("m.json"))
    expectEqual(document.cases.map(\.id), [ToolProcess.tinyCase])
    expect(!document.warnings.contains { $0.code == "empty-shard" })
    let page = String(decoding: try workplace.bytes(of: "m.md"), as: UTF8.self)
    expect(page.hasPrefix("**1 case was measured"))
    for index in Self.refusals.indices {
      let refusal = Self.refusals[index]
      let workplace = try Workplace()
      let ending = try Self.script(refusal.script, refusal.words, in: workplace)
      expectEqual(ending.status, refusal.status, "\(refusal): \(ending.account)")
      expect(ending.error.contains(refusal.sentence), "\(ending.account)")
      try Self.script(
        "shard",
        ["1", "2", "x"],
        in: workplace,
        environment: ["REUSE_BENCH": "/nowhere/reuse-bench"]
      )
      .exited(69)
    }
    do {
      let workplace = try Workplace()
      // What a task gets to see; the submitting folder is the checkout.
      let task = [
        "SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "2", "SLURM_ARRAY_TASK_MIN": "1",
        "SLURM_ARRAY_TASK_MAX": "2", "SLURM_SUBMIT_DIR": Self.scripts + "../..",
      ]
      let folder = workplace.file("parts of it")
      try Self.script(
        "slurm-array",
        [folder, "--data", "generated"] + ToolProcess.tiny,
        in: workplace,
        environment: task
      )
      .exited(0)
      expect(FileManager.default.fileExists(atPath: folder + "/shard-1-of-2.json"))
      let gap = try Self.script(
        "slurm-array",
        [folder],
        in: workplace,
        environment: task.merging(["SLURM_ARRAY_TASK_MIN": "0"]) { $1 }
      )
      expect(gap.status == 64 && gap.error.contains("give --array=1-N"), "\(gap.account)")
    }
  }

  /// Lines that the scripts refuse before anything is measured.
  static let refusals: [(script: String, words: [String], status: Int32, sentence: String)] = [
    ("shard", [], 64, "usage: scripts/cluster/shard I N FOLDER"),
    ("shard", ["1", "2"], 64, "usage"), ("shard", ["3", "2", "x"], 64, "no part 3 of 2"),
    ("shard", ["0", "2", "x"], 64, "found '0'"), ("shard", ["1;id", "2", "x"], 64, "found '1;id'"),
    ("shard", ["1", "2", "/dev/null/x"], 73, "the folder cannot be made"),
    ("shard", ["1", "2", "x", "--suite", "smok"], 64, "smoke"),
    ("merge", ["2"], 64, "usage"), ("merge", ["two", "x"], 64, "found 'two'"),
    ("merge", ["2", "nowhere"], 66, "there is no shard-I-of-2.json"),
    ("gnu-parallel", ["4"], 64, "usage"), ("gnu-parallel", ["x", "y"], 64, "found 'x'"),
    ("gnu-parallel", ["4", "x", "--output=a.json"], 64, "--output is given to"),
    ("gnu-parallel", ["4", "x", "--update-limits"], 64, "needs a run of its own"),
    ("gnu-parallel", ["4", "x", "--markdown"], 64, "--markdown needs a file behind it"),
    ("slurm-array", [], 64, "usage"), ("slurm-array", ["x"], 64, "this is no array job"),
  ]
}
