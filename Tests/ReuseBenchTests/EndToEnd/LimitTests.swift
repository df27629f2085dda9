// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// `run --limits`: one more than the limit fails and is named, and no bad file passes.
@Suite(.startsPrograms) struct LimitTests {
  private static let line = ["run", "--data", "generated", "--output", "a.json"]

  private static func run(
    _ options: [String],
    in workplace: borrowing Workplace,
    selection: [String] = ToolProcess.card
  ) throws -> ToolProcess.Ending {
    try workplace.run(line + selection + options)
  }

  private static func text(_ name: String, in workplace: borrowing Workplace) throws -> String {
    String(decoding: try workplace.bytes(of: name), as: UTF8.self)
  }

  /// The number of a counter of the one case in a file of limits.
  private static func limit(_ counter: String, in text: String) throws -> Int {
    let line = try require(text.split(separator: "\n").first { $0.contains("\"\(counter)\": ") })
    return try require(Int(line.filter(\.isNumber)))
  }

  @Test("what is over its limit is named, and updates keep every line", .optimisedTool)
  func oneMoreThanTheLimitIsNamed() throws {
    let workplace = try Workplace()
    let made = try Self.run(["--limits", "l.json", "--update-limits"], in: workplace).exited(0)
    expect(made.output.contains("written to l.json; cases added: 1.\n"))
    let text = try Self.text("l.json", in: workplace)
    let count = try Self.limit("propertyWritesAsked", in: text)
    let line = "\"propertyWritesAsked\": \(count)"
    let held = try Self.run(["--limits", "l.json"], in: workplace).exited(0)
    expect(held.output.contains("\nWithin limits: "))

    let tighter = text.replacing(line, with: "\"propertyWritesAsked\": \(count - 1)")
    try workplace.write(Array(tighter.utf8), as: "l.json")
    let risen = try Self.run(["--limits", "l.json"], in: workplace).exited(3)
    expect(risen.error.isEmpty, "\(risen.account)")
    let place = try require(risen.lines.lastIndex { $0.hasPrefix("  propertyWritesAsked ") })
    expect(risen.lines[place].hasSuffix("  +1  worse"), "\(risen.lines[place])")
    expectEqual(risen.lines[place - 1], ToolProcess.cardCase)
    try expectEqual(Self.text("l.json", in: workplace), tighter, "only --update-limits writes")

    let uncounted = text.replacing(line, with: line + ",\n      \"instructions\": 5")
    try workplace.write(Array(uncounted.utf8), as: "l.json")
    let void = try Self.run(["--limits", "l.json"], in: workplace).exited(4)
    expect(void.error.contains("\(ToolProcess.cardCase) instructions: not counted in this run: "))
    expect(void.error.contains("give '--instructions callgrind'"), "\(void.account)")

    let misspelt = text.replacing("propertyWritesAsked", with: "propertyWritesAksed")
    try workplace.write(Array(misspelt.utf8), as: "l.json")
    let wrong = try Self.run(["--limits", "l.json"], in: workplace).exited(65)
    expect(wrong.error.contains("propertyWritesAksed: the case has no such counter"))
    try Self.run(["--limits", "l.json", "--update-limits"], in: workplace).exited(0)
    try expectEqual(Self.text("l.json", in: workplace), text)
    do {
      let workplace = try Workplace()
      let update = ["--limits", "l.json", "--update-limits"]
      try Self.run(update, in: workplace, selection: ToolProcess.tinyPair).exited(0)
      let text = try Self.text("l.json", in: workplace)
      let one = try Self.run(update, in: workplace).exited(0)
      expect(one.output.contains("; nothing changed, not measured and kept: "), "\(one.output)")
      try expectEqual(Self.text("l.json", in: workplace), text)
      // What stays would hold for one seed, and what is new for another.
      let mixed = try Self.run(update + ["--seed", "2"], in: workplace).exited(4)
      expect(mixed.error.contains("cannot be updated in part"))
      // The limit on the size of files cuts the limits short as a full disk does.
      let loose = text.replacing(/"retains": [0-9]+/, with: "\"retains\": 1")
      try workplace.write(Array(loose.utf8), as: "l.json")
      let full =
        try workplace.run(
          ["run", "--data", "generated", "--output", "/dev/null"] + ToolProcess.card + update,
          preparation: "ulimit -f 1;",
          redirection: ">/dev/null"
        )
        .exited(74)
      expect(full.error.contains("l.json: the output could not be written: File too large"))
      try expectEqual(Self.text("l.json", in: workplace), loose)
      try expect(workplace.names().allSatisfy { !$0.hasSuffix(".partial") })
    }
    do {
      let workplace = try Workplace()
      let update = [
        "--data", "generated", "--suite", "smoke", "--limits", "l.json", "--update-limits",
      ]
      let processes = try ["mutation", "configuration"]
        .map { strategy in
          try ToolProcess(
            ["run", "--output", "\(strategy).json"] + update
              + ["--filter", "^reconfigure.fields.0of9/card/\(strategy)/1000$"],
            in: workplace
          )
        }
      for process in processes {
        try process.ending().exited(0)
      }
      let held = try Self.run(
        ["--limits", "l.json"],
        in: workplace,
        selection: ToolProcess.tinyPair
      )
      expectEqual(held.status, 0, "\(held.account)")
      expect(held.output.contains(" limits of 2 cases (l.json)."), "\(held.output)")
    }
  }

  /// What is in the file of limits, and what has to be said about it before anything is measured.
  static let badFiles: [(name: String, from: String, to: String, status: Int32, said: String)] = [
    ("half of it", "\"limits\"", "", 65, "l.json:"),
    ("a merge", "\"basis\"", "<<<<<<< ours", 65, "l.json:2:3: found \"<\""),
    (
      "a newer schema", "\"schemaVersion\": 1", "\"schemaVersion\": 2", 65,
      "expected 1; use the version"
    ),
    ("no number", "\"retains\": 0", "\"retains\": NaN", 65, "found \"N\""),
    ("a fraction", "\"retains\": 0", "\"retains\": 0.5", 65, "expected an integer"),
    ("below zero", "\"retains\": 0", "\"retains\": -1", 65, "no count is below 0"),
    (
      "twice", "\"retains\": 0", "\"retains\": 0, \"retains\": 0", 65,
      "did not stand in this object"
    ),
    ("no field", "\"suite\": \"smoke\"", "\"sweet\": \"smoke\"", 65, "no field `basis.suite`"),
    ("another suite", "\"suite\": \"smoke\"", "\"suite\": \"full\"", 4, "hold for suite full"),
    ("another seed", "\"seed\": 1", "\"seed\": 2", 4, "hold for seed 2, and this run has 1"),
    ("other rows", "\"1000\": \"ab\"", "\"1000\": \"cd\"", 4, "the first 1000 rows of"),
    (
      "a case that is gone", "+0of9/card/mutation/1000\": {", "+0of8/card/mutation/1000\": {", 65,
      "suite smoke has no case"
    ),
  ]

  @Test("bad files, places and cases of limits are refused, and a stopped run writes none")
  func aBadFileEndsTheRunBeforeAnythingIsMeasured() throws {
    let workplace = try Workplace()
    // A file that holds for this build, made by hand: the basis is that of a real one.
    try Self.run(["--limits", "l.json", "--update-limits"], in: workplace).exited(0)
    var real = try Self.text("l.json", in: workplace)
    real.replace(/"retains": [0-9]+/, with: "\"retains\": 0")
    try FileManager.default.removeItem(atPath: workplace.file("a.json"))
    for file in Self.badFiles {
      var text = real.replacing(file.from, with: file.to, maxReplacements: 1)
      if file.name == "half of it" { text = String(real.prefix(real.count / 2)) }
      if file.name == "other rows" {
        text = real.replacing(/"1000": "[0-9a-f]+"/, with: "\"1000\": \"cd\"")
      }
      expect(text != real, "\(file.name) changes the text")
      try workplace.write(Array(text.utf8), as: "l.json")
      let ending = try Self.run(["--limits", "l.json"], in: workplace)
      expectEqual(ending.status, file.status, "\(file.name): \(ending.account)")
      expect(ending.error.contains(file.said), "\(file.name): \(ending.account)")
      expect(ending.output.isEmpty && ending.error.hasPrefix("reuse-bench: l.json"))
      try expect(!workplace.names().contains("a.json"), "\(file.name)")
      try expectEqual(Self.text("l.json", in: workplace), text)
    }
    do {
      let workplace = try Workplace()
      let update = ["--limits", "l.json", "--update-limits"]
      let other = ["--suite", "smoke", "--rows", "7"]
      let refused = try Self.run(update, in: workplace, selection: other).exited(64)
      expect(
        refused.error.contains("l.json: limits are of a suite's own cases, and suite smoke has")
      )
      try expect(!workplace.names().contains("l.json"))
    }
    do {
      let workplace = try Workplace()
      let missing = try Self.run(["--limits", "missing/l.json", "--update-limits"], in: workplace)
      expectEqual(missing.status, 73, "\(missing.account)")
      let replaced = try Self.run(["--limits", "./a.json", "--update-limits"], in: workplace)
      expectEqual(replaced.status, 64, "\(replaced.account)")
      expect(replaced.error.contains("the output would replace the file of --limits ./a.json"))
      try workplace.write(Array("{}".utf8), as: "a.json")
      try Self.run(["--limits", "a.json"], in: workplace).exited(65)
      try expectEqual(Self.text("a.json", in: workplace), "{}")
    }
    do {
      let workplace = try Workplace()
      let process = try ToolProcess(
        Self.line + ["--suite", "smoke", "--limits", "l.json", "--update-limits"],
        in: workplace
      )
      // Not SIGINT: the shell that starts the tool has a handler for that one, too.
      try expect(process.waitUntilWatching(SIGTERM))
      process.send(SIGTERM)
      try process.ending().exited(143)
      try expect(!workplace.names().contains("l.json"))
    }
  }
}
