// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import BenchResults

@Suite("A document of the first release stays readable")
struct FirstReleaseTests {
  /// What the first release wrote, by its schema: none of the fields that came later.
  private static let text = """
    {
      "cases": [
        {
          "axes": ["4of8"],
          "cell": "card",
          "counters": {"cellsCreated": 19, "layoutPasses": 400},
          "digest": "cafe",
          "id": "reconfigure.fields+4of8/card/mutation/1000",
          "isControl": false,
          "rows": 1000,
          "samples": {
            "configureBatchCounts": [500],
            "configureBatchNanoseconds": [500000],
            "configureNanoseconds": [1000, 1100, 900],
            "dequeueNanoseconds": [50, 51],
            "frameCPUNanoseconds": [29000],
            "frameWallNanoseconds": [30000, 31000, 0]
          },
          "strategy": "mutation",
          "unavailable": {"instructions": "no performance counters"},
          "workload": "reconfigure.fields"
        }
      ],
      "crossovers": [
        {
          "answer": {"high": 0.5, "kind": "crossing", "low": 0.25, "share": 0.375},
          "baseline": "mutation",
          "cell": "card",
          "fieldKind": "non-text",
          "phase": "configure",
          "points": [
            {"changedFieldCount": 0, "fieldCount": 8, "high": 0.3, "low": 0.2, "ratio": 0.25}
          ],
          "rows": 1000,
          "setterComparison": true,
          "storage": "fresh",
          "strategy": "configuration-diffing"
        }
      ],
      "environment": {
        "architecture": "x86_64",
        "clockName": "CLOCK_MONOTONIC",
        "clockReadNanoseconds": 22.5,
        "clockResolutionNanoseconds": 1,
        "emptyStampPairNanoseconds": 31.25,
        "fingerprint": "ab12",
        "frameOverheadNanoseconds": 88.5,
        "kernel": "6.18",
        "operatingSystem": "Debian 12",
        "processorCount": 2,
        "unavailable": {"memoryBytes": "not told"}
      },
      "generator": {
        "buildConfiguration": "release",
        "counterDefinitionVersion": 1,
        "gitCommit": "0f3a",
        "gitIsDirty": false,
        "name": "reuse-bench",
        "toolchain": "Swift 6.3.1 x86_64-unknown-linux-gnu",
        "version": "0.1.0"
      },
      "plan": {
        "arguments": ["run", "--cell", "card"],
        "budgetNanoseconds": 16666667,
        "dataset": {
          "digest": "00ff",
          "name": "unicode",
          "rowCount": 100000,
          "rowStorage": "array of structures"
        },
        "isComplete": true,
        "pace": "tight",
        "refreshHertz": 60,
        "rounds": 15,
        "seed": 1,
        "startedAt": "2025-01-02T03:04:05Z",
        "suite": "default"
      },
      "rankings": [
        {
          "baseline": "mutation",
          "entries": [
            {
              "high": 1,
              "low": 1,
              "ratio": 1,
              "standing": "baseline",
              "strategy": "mutation",
              "verdict": "unchanged"
            }
          ],
          "group": "reconfigure.fields+4of8/card/1000",
          "phase": "configure",
          "rounds": 15
        }
      ],
      "schemaVersion": 1,
      "warnings": []
    }
    """

  private let document: ResultDocument

  init() throws {
    document = try ResultDocument(bytes: Array(Self.text.utf8), name: "first")
  }

  @Test("It loads, and what it lacks reads as nil")
  func loads() throws {
    let entry = try require(document.cases.first)
    expectEqual(entry.counters, ["cellsCreated": 19, "layoutPasses": 400])
    expectEqual(entry.samples.frameWallNanoseconds, [30_000, 31_000, 0])
    expect(entry.observations == nil && entry.sources == nil)
    expect(entry.samples.frameInstructions == nil && entry.samples.wakeUpNanoseconds == nil)
    expect(entry.frames == nil && entry.modelled == nil)
    expect(entry.interference == nil && entry.velocity == nil)
    expect(document.generator.callDefinitionVersion == nil)
    expect(document.environment.countedCallNanoseconds == nil)
    expect(document.plan.appShare == nil && document.plan.slowdown == nil)
    expect(document.plan.instructionRate == nil)
    expect(document.paceRatios == nil && document.scalings == nil)
    expect(document.counterCrossovers == nil && document.controlCurves == nil)
  }

  @Test("Writing it again adds nothing and loses nothing")
  func unchanged() throws {
    try expectEqual(PlainJSON(try document.encoded()), PlainJSON(Array(Self.text.utf8)))
  }

  @Test("It satisfies the published schema of its version")
  func satisfiesSchema() throws {
    let complaints = try SchemaValidator.published("result-document-v1")
      .complaints(
        about: PlainJSON(Array(Self.text.utf8))
      )
    expectEqual(complaints, [])
  }

  @Test("It compares with a document of today: new counters have nothing to stand against")
  func compares() throws {
    var head = document
    head.generator.callDefinitionVersion = 1
    head.cases[0].counters["allocations"] = 7
    head.cases[0].observations = ["releases": 812]
    head.cases[0].frames = .measured
    let comparison = DocumentComparison(base: document, head: head)
    expectEqual(comparison.outcome, .nothingWorse)
    let found = try require(comparison.cases.first)
    expect(found.counterChanges.isEmpty && !found.isWorse)
    expectEqual(found.unmatchedCounters.map(\.name), ["allocations"])
  }

  @Test("A null in the place of each field that came later reads as its absence")
  func nulls() throws {
    let example = try PlainJSON(try ResultDocument.example.encoded())
    let validator = try SchemaValidator.published("result-document-v2")
    let later: [[PlainJSON.Step]] = [
      [.key("paceRatios")], [.key("scalings")], [.key("counterCrossovers")],
      [.key("controlCurves")], [.key("mistakes")],
      [.key("generator"), .key("callDefinitionVersion")],
      [.key("environment"), .key("countedCallNanoseconds")],
      [.key("plan"), .key("appShare")], [.key("plan"), .key("slowdown")],
      [.key("plan"), .key("instructionRate")],
      [.key("cases"), .index(0), .key("observations")],
      [.key("cases"), .index(0), .key("sources")],
      [.key("cases"), .index(0), .key("frames")],
      [.key("cases"), .index(0), .key("modelled")],
      [.key("cases"), .index(0), .key("interference")],
      [.key("cases"), .index(0), .key("velocity")],
      [.key("cases"), .index(0), .key("velocity"), .key("low")],
      [.key("cases"), .index(0), .key("companion")],
      [.key("cases"), .index(0), .key("cellBudget")],
      [.key("cases"), .index(0), .key("cellBudget"), .key("cells")],
      [.key("cases"), .index(0), .key("samples"), .key("unfilledBatchNanoseconds")],
      [.key("cases"), .index(0), .key("samples"), .key("unfilledBatchCounts")],
      [.key("cases"), .index(0), .key("samples"), .key("roundFrameNanoseconds")],
      [.key("cases"), .index(0), .key("samples"), .key("roundFrameCounts")],
      [.key("cases"), .index(0), .key("samples"), .key("roundStillNanoseconds")],
      [.key("rankings"), .index(0), .key("unfilled")],
      [.key("rankings"), .index(0), .key("entries"), .index(2), .key("unavailable")],
      [.key("cases"), .index(0), .key("samples"), .key("frameInstructions")],
      [.key("cases"), .index(0), .key("samples"), .key("wakeUpNanoseconds")],
      [.key("paceRatios"), .index(0), .key("wakeUpP50Nanoseconds")],
      [.key("scalings"), .index(0), .key("high")],
    ]
    for path in later {
      let null = example.replacing(path[...], with: .null)
      let absent = example.replacing(path[...], with: nil)
      expect(null != example, "\(path.dotted)")
      expectEqual(validator.complaints(about: null), [], "\(path.dotted)")
      try expectEqual(
        ResultDocument(bytes: try null.bytes, name: "null"),
        ResultDocument(bytes: try absent.bytes, name: "absent"),
        "\(path.dotted)"
      )
    }
  }
}
