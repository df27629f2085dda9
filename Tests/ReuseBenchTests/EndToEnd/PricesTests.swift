// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import BenchResults

/// `run --prices` by the executable itself.
@Suite(.startsPrograms) struct PricesTests {
  private static let good = """
    {"format": "reuse-bench-prices", "schemaVersion": 1,
     "device": {"model": "phone", "system": "iOS 99"},
     "writes": [{"kind": "text", "effect": "redundant", "nanoseconds": 50, "low": 49, "high": 52}],
     "operations": []}
    """

  /// A text of the file, what stands there instead, the exit and what has to be said.
  @Test(arguments: [
    ("\"reuse-bench-prices\"", "\"limits\"", "a.json: `format` is the string \"limits\", expected"),
    ("\"schemaVersion\": 1", "\"schemaVersion\": 2", "a.json: has schemaVersion 2, expected 1"),
    ("50", "-50", "a.json: `writes[0].nanoseconds` is the number -50.0, expected a price above 0"),
    ("50", "0", "a.json: `writes[0].nanoseconds` is the number 0.0, expected a price above 0"),
    ("50", "NaN", "a.json:3:68: found \"N\", expected a value"),
    (
      "49", "51", "a.json: `writes[0].low` is the number 51.0, expected at most `nanoseconds`, 50.0"
    ),
    ("\"text\"", "\"sound\"", "`writes[0].kind` is the string \"sound\", which is none of text"),
    ("\"operations\": []}", "", "a.json: ends after"),
  ])
  func aBadFileEndsTheRunBeforeAnythingIsMeasured(
    _ old: String,
    _ new: String,
    _ sentence: String
  ) throws {
    let workplace = try Workplace()
    let text = Self.good.replacing(old, with: new, maxReplacements: 1)
    try workplace.write(Array(text.utf8), as: "a.json")
    let ending =
      try workplace.run(["run", "--prices", "a.json", "--output", "out.json"] + ToolProcess.card)
      .exited(65)
    expect(ending.error.contains(sentence), "\(ending.account)")
    expect(ending.output.isEmpty)
    try expect(workplace.names().contains("out.json") == false)
  }

  @Test(arguments: [
    (["--prices", "missing.json"], 66, "missing.json: there is no such file"),
    (
      ["--prices", "a.json", "--output", "a.json"], 64, "would replace the file of --prices a.json"
    ),
    (["--prices", "a.json", "--markdown", "a.json"], 64, "would replace the file of --prices"),
    (["--prices", "-"], 64, "a path of a file"),
  ])
  func aPathThatCannotBeIsNamed(_ words: [String], _ status: Int32, _ sentence: String) throws {
    let workplace = try Workplace()
    try workplace.write(Array(Self.good.utf8), as: "a.json")
    let ending = try workplace.run(["run"] + ToolProcess.card + words)
    expectEqual(ending.status, status, "\(ending.account)")
    expect(ending.error.contains(sentence), "\(ending.account)")
    try expectEqual(workplace.bytes(of: "a.json"), Data(Self.good.utf8))
  }

  @Test(.optimisedTool) func whatIsModelledStandsInReportDocumentAndMarkdown() throws {
    let workplace = try Workplace()
    try workplace.write(Array(Self.good.utf8), as: "a.json")
    let filter = "^scroll.steady/subtitle/(mutation|configuration-diffing)/100$"
    let ending =
      try workplace.run(
        ["run", "--suite", "smoke", "--data", "generated", "--filter", filter, "--quiet"]
          + ["--prices", "a.json", "--output", "out.json", "--markdown", "out.md", "--full"]
      )
      .exited(0)
    let title = "Modelled, not measured: configure at a device"
    expect(ending.output.contains(title))
    expect(ending.output.contains("Prices of writes by phone, iOS 99."))
    let page = String(decoding: try workplace.bytes(of: "out.md"), as: UTF8.self)
    expect(page.contains("### \(title)"))
    let document = try ResultDocument(contentsOf: workplace.file("out.json"))
    let modelled = try require(document.modelledConfigure)
    expectEqual(modelled.device, PriceList.Device(model: "phone", system: "iOS 99"))
    // A file of one price carries no whole group, and says which price is missing.
    let reasons =
      modelled.unavailable.map(\.reason)
      + modelled.groups.flatMap(\.entries)
      .compactMap(\.unavailable)
    expect(!reasons.isEmpty)
    let again = ConfigureModel(
      document,
      at: try PriceList(contentsOf: workplace.file("a.json")),
      baseline: "mutation"
    )
    expectEqual(again.modelled(), modelled)
  }
}
