// SPDX-License-Identifier: Apache-2.0

import BenchResults
import Foundation
import TestSupport
import Testing

/// `history`: documents in, change points and CSV out.
@Suite(.startsPrograms) struct HistoryTests {
  /// Writes documents and puts them into the folder `h`.
  private func add(
    _ documents: [ResultDocument],
    in workplace: borrowing Workplace
  ) throws -> ToolProcess.Ending {
    var names: [String] = []
    for (number, document) in documents.enumerated() {
      names.append("\(number).json")
      try workplace.write(try document.encoded(), as: "\(number).json")
    }
    return try workplace.run(["history", "add", "h"] + names)
  }

  /// 60 commits: one case with a step of 3 % in blocks of 2 % noise, 100 flat ones whose own figure
  /// has 2 % noise, and one counter that steps.
  private static func acceptance() -> [ResultDocument] {
    var noise = KeptDocument.Noise(seed: 6)
    return (0..<60)
      .map { number in
        let level = number < 30 ? 50_000.0 : 51_500
        let blocks = (0..<30).map { _ in Int(level * (1 + 0.02 * noise.next())) }
        let flat = (0..<100)
          .map { cell in
            let time = Int(50_000 * (1 + 0.02 * noise.next()))
            return KeptDocument.measured("flat\(cell)", allocations: nil, batches: [time])
          }
        let stepped = KeptDocument.measured(
          "step",
          allocations: number < 25 ? 12 : 13,
          batches: blocks
        )
        return KeptDocument.make(number, cases: [stepped] + flat)
      }
  }

  @Test("a step of three percent is found on its machine, and few commits are said to be few")
  func aStepOfThreePercentIsFoundWithinTwoCommitsAndNothingElse() throws {
    let workplace = try Workplace()
    let added = try add(Self.acceptance(), in: workplace).exited(0)
    expect(added.lines.count == 60 && added.lines.allSatisfy { $0.hasSuffix("added, 101 cases") })
    let check = try workplace.run("history check h").exited(0)
    expect(check.error.isEmpty)
    let rows = check.lines.filter { $0.hasPrefix("  ") }
      .map { $0.split(separator: " ").map(String.init) }
    expectEqual(rows.count, 2, "\(check.output)")
    expectEqual(rows.first?.prefix(4), ["allocations", "000000" + "19cccc", "12", "13"])
    expectEqual(rows.first?.last, "0")
    let time = rows.last ?? []
    expectEqual(time.first, "configureMinimum")
    expect((28...32).contains(time.dropFirst().first.flatMap { Int($0.prefix(8), radix: 16) } ?? 0))
    expect(check.output.contains("2 change points in 102 series over 60 commits."))

    try show(in: workplace)
    try export(in: workplace)
    do {
      let workplace = try Workplace()
      let documents = (0..<40)
        .flatMap { number in
          ["one", "other"]
            .map { machine in
              let isSlower = machine == "one" && number >= 20
              let measured = KeptDocument.measured(batches: isSlower ? [9_000] : [5_000])
              return KeptDocument.make(number, cases: [measured], machine: machine)
            }
        }
      _ = try add(documents, in: workplace)
      let line = ["history", "show", "h", "scroll.steady/news/mutation/100"]
      let ending = try workplace.run(line + ["--metric", "allocations"]).exited(0)
      expect(ending.output.contains("changed too: configureMinimum"), "\(ending.output)")
      expect(!ending.output.contains("unchanged: "), "\(ending.output)")
    }
    do {
      let workplace = try Workplace()
      _ = try add((0..<12).map { KeptDocument.make($0) }, in: workplace)
      let check = try workplace.run("history check h").exited(0)
      expectEqual(check.output, "12 commits: a change point needs 20, 10 on each side.\n")
    }
  }

  private func show(in workplace: borrowing Workplace) throws {
    let line = ["history", "show", "h", "scroll.steady/step/mutation/100"]
    let ending = try workplace.run(line + ["--metric", "allocations"]).exited(0)
    expect(ending.output.contains("1 00000019cccc (2026-03-26 00:00): 12 → 13, +8.3%, p 0\n"))
    expect(ending.output.contains("\n00000019cccc   2026-03-26 00:00           13  ◂ 1\n"))
    expect(ending.output.contains("changed too: configureMinimum"))
    let standard = try workplace.run(line, environment: ["LC_ALL": "C"])
    expect(standard.output.contains("configureMinimum"))
    expect(standard.output.utf8.allSatisfy { $0 < 0x80 })
  }

  /// The CSV as Otava's importer takes it: a head, a time, a commit, and a number in each cell.
  private func export(in workplace: borrowing Workplace) throws {
    let one = try workplace.run("history export h scroll.steady/step/mutation/100 --output a.csv")
    expect(one.status == 0 && one.output.isEmpty && one.error.isEmpty, "\(one.account)")
    let text = String(decoding: try workplace.bytes(of: "a.csv"), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    expect(lines.count == 62 && lines.last == "")
    expectEqual(lines[0], "time,commit,allocations,configureMinimum")
    let cells = lines.dropFirst().dropLast().map { $0.split(separator: ",").map(String.init) }
    expectEqual(cells.map { $0[0] }, cells.map { $0[0] }.sorted())
    expectEqual(cells.map { $0[1] }, (0..<60).map(KeptDocument.commit))
    expectEqual(cells.map { $0[2] }, (0..<60).map { $0 < 25 ? "12" : "13" })
    expect(cells.allSatisfy { Double($0[3]).map { (4_500...5_500).contains($0) } == true })

    let all = try workplace.run("history export h")
    expectEqual(all.lines.count, 61)
    expect(all.lines.allSatisfy { $0.split(separator: ",").count == 104 })
    expect(all.lines[0].contains(",scroll.steady/step/mutation/100:configureMinimum"))
    expect(all.error.isEmpty, "\(all.account)")
  }

  @Test("documents are added once, by machine and definition, in the order of git's dates")
  func aCommitMeasuredAgainIsAddedBesideAndTheSameDocumentIsNot() throws {
    let workplace = try Workplace()
    let first = KeptDocument.make(1)
    let second = KeptDocument.make(1, cases: [KeptDocument.measured(batches: [9_000])])
    let ending = try add([first, second, first, second], in: workplace).exited(0)
    expectEqual(
      ending.lines.map { String($0.split(separator: ":")[1]) },
      [" added, 1 case", " added, 1 case", " holds the same already", " holds the same already"]
    )
    let names = try FileManager.default.contentsOfDirectory(atPath: workplace.file("h")).sorted()
    expectEqual(names.count, 2)
    expect(names.allSatisfy { $0.hasPrefix(KeptDocument.commit(1) + "-") })
    expect(names.first?.hasSuffix(".2.history") == true)
    do {
      let workplace = try Workplace()
      let documents = (0..<30)
        .map { number in
          KeptDocument.make(
            number,
            cases: [KeptDocument.measured(batches: [number < 15 ? 5_000 : 9_000])],
            machine: number < 15 ? "old machine" : "new machine"
          )
        }
      _ = try add(documents, in: workplace)
      let check = try workplace.run("history check h")
      // The counter is one series of 30, the times are two of 15.
      expect(check.output.contains("No change point in 1 series over 30 commits. 2 series with"))
      let one = try workplace.run("history check h --machine old")
      expect(one.output.hasPrefix("15 commits: "))
      let export = try workplace.run("history export h")
      expectEqual(export.lines.count, 16)
      expectEqual(
        export.error,
        "reuse-bench: 15 of 30 entries are of another machine; '--machine TEXT' chooses\n"
      )
      let none = try workplace.run("history check h --machine x")
      expectEqual(none.status, 5, "\(none.account)")
      expect(none.error.contains("there is 'new machine', 'old machine'"))
    }
    do {
      let workplace = try Workplace()
      let documents = (0..<4)
        .map { number in KeptDocument.make(number) { if number < 3 { $0.plan.rounds = 20 } } }
      _ = try add(documents, in: workplace)
      let export = try workplace.run("history export h")
      expectEqual(export.lines.count, 2, "\(export.account)")
      expectEqual(
        export.error,
        "reuse-bench: 3 of 4 entries are of this machine and measured another way; "
          + "left out, since they differ: rounds 20 → 30\n"
      )
    }
    do {
      let workplace = try Workplace()
      let script = try workplace.writeScript(
        """
        set -e
        git init -q repository
        cd repository
        export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a
        for day in 01 02 03; do
          GIT_COMMITTER_DATE="2025-06-${day}T12:00:00+0200" git commit -q --allow-empty -m "$day"
        done
        git log --reverse --format=%H >../commits
        """,
        as: "make"
      )
      let made = Process()
      // The shell reads the file: one just written cannot always be executed while others fork.
      made.executableURL = URL(fileURLWithPath: "/bin/sh")
      made.arguments = [script]
      made.currentDirectoryURL = URL(fileURLWithPath: workplace.path)
      try made.run()
      made.waitUntilExit()
      try require(made.terminationStatus == 0, "git makes the commits")
      let commits = String(decoding: try workplace.bytes(of: "commits"), as: UTF8.self)
        .split(separator: "\n").map(String.init)
      // The newest was measured first.
      for (number, commit) in commits.enumerated() {
        let document = KeptDocument.make(9 - number) { $0.generator.gitCommit = commit }
        try workplace.write(try document.encoded(), as: "\(number).json")
      }
      try workplace.run("history add repository/h 2.json 0.json 1.json").exited(0)
      // A shortened name is the same commit, so its document is there already.
      let short = String(commits[1].prefix(9))
      let again = try workplace.run(["history", "add", "repository/h", "1.json", "--commit", short])
      expect(again.output.contains("\(commits[1])-"), "\(again.account)")
      expect(again.output.contains("holds the same already"), "\(again.account)")
      let export = try workplace.run("history export repository/h")
      let rows = export.lines.dropFirst().map { $0.split(separator: ",").map(String.init) }
      expectEqual(rows.map { $0[1] }, commits)
      expectEqual(rows.map { $0[0] }, (1...3).map { "2025-06-0\($0)T10:00:00Z" })
    }
  }
}
