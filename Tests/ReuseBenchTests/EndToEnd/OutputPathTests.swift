// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Where a document may go, and what becomes of what stood there.
@Suite(.startsPrograms) struct OutputPathTests {
  /// Lines whose output cannot be made; `%` stands for the path.
  static let lines = [
    "run --suite full --output %",
    "snapshot \(ToolProcess.tinyCase) --output %",
    "pair --base missing --head missing --output %",
  ]

  /// Places where nothing can be created, also by a user who may do everything.
  static let places = [
    "missing/a.json", "plain/a.json", "folder", "to-folder", "to-itself", "folder/",
    "/proc/a.json", String(repeating: "a", count: 256) + ".json",
  ]

  private static func makePlaces(in workplace: borrowing Workplace) throws {
    try workplace.write([], as: "plain")
    let files = FileManager.default
    try files.createDirectory(atPath: workplace.file("folder"), withIntermediateDirectories: false)
    for (link, target) in [
      ("to-folder", "folder"), ("to-itself", "to-itself"), ("to-nothing", "new.json"),
      ("to-file", "old.json"),
    ] {
      try files.createSymbolicLink(atPath: workplace.file(link), withDestinationPath: target)
    }
  }

  @Test(arguments: lines, places)
  func aPlaceThatTakesNoFileIsStatus73BeforeAnythingIsMeasured(
    _ line: String,
    _ place: String
  ) throws {
    let workplace = try Workplace()
    try Self.makePlaces(in: workplace)
    let names = try workplace.names()
    let words = line.split(separator: " ").map { $0 == "%" ? place : String($0) }
    let ending = try workplace.run(words).exited(73)
    expect(ending.output.isEmpty)
    expect(ending.error.contains("\(place): the output cannot be created: "))
    try expectEqual(workplace.names().filter { !$0.hasPrefix(".talk-") }, names)
  }

  @Test func theStandardPlaceThatIsAFileIsStatus73() throws {
    let workplace = try Workplace()
    try workplace.write([], as: ".reuse-bench")
    try workplace.run("run --suite full").exited(73)
  }

  @Test("an output is made where it can be, whatever its name, and else nothing stays")
  func theStandardPlaceIsMade() throws {
    let workplace = try Workplace()
    try workplace.run(["run"] + ToolProcess.tiny).exited(0)
    let document = try StableDocument(path: workplace.file(".reuse-bench/latest.json"))
    expectEqual(document.cases.map(\.id), [ToolProcess.tinyCase])
    for name in ["new grüße 🐟.json", "./-", "to-nothing", "to-file", "--=.json"] as [String] {
      let workplace = try Workplace()
      try Self.makePlaces(in: workplace)
      try workplace.write(Array("old".utf8), as: "old.json")
      try workplace.run(["snapshot", ToolProcess.tinyCase, "--output=\(name)"]).exited(0)
      let target = ["to-nothing": "new.json", "to-file": "old.json"][name] ?? name
      try expect(workplace.bytes(of: target).starts(with: "<svg ".utf8))
      let links = ["to-nothing", "to-file"].filter { $0 == name }
      for link in links {
        let path = workplace.file(link)
        try expectEqual(FileManager.default.destinationOfSymbolicLink(atPath: path), target)
      }
      try expect(workplace.names().allSatisfy { !$0.hasSuffix(".partial") })
    }
    do {
      let workplace = try Workplace()
      let line = ["snapshot", ToolProcess.tinyCase, "--output"]
      try expectEqual(workplace.run(line + ["/dev/null"]).status, 0)
      let full = try workplace.run(line + ["/dev/full"]).exited(74)
      expect(full.error.contains("/dev/full: the output could not be written: No space left"))
    }
    do {
      let workplace = try Workplace()
      try workplace.write(Array("old".utf8), as: "old.json")
      // A limit on the size of files cuts the document short as a full disk does.
      let ending =
        try workplace.run(
          ["snapshot", ToolProcess.cardCase, "--output", "old.json"],
          preparation: "ulimit -f 1;"
        )
        .exited(74)
      expect(ending.error.contains("old.json: the output could not be written: File too large"))
      try expectEqual(workplace.bytes(of: "old.json"), Data("old".utf8))
      try expect(workplace.names().allSatisfy { !$0.hasSuffix(".partial") })
    }
  }
}
