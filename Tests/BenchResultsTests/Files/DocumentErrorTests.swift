// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import BenchResults

@Suite("A bad document is refused with its place")
struct DocumentErrorTests {
  /// Short enough to be cut and bent at every byte.
  private func shortText() throws -> [UInt8] {
    var document = ResultDocument.example
    document.crossovers.removeFirst(5)
    document.cases.removeFirst()
    return try document.encoded()
  }

  private func refuses(_ text: [UInt8], _ error: DocumentError) {
    #expect(throws: error) { try ResultDocument(bytes: text, name: "d") }
  }

  @Test func steeringNamesAndTruncationAndMutation() throws {
    // A name from the file is spelled out where it would steer a terminal.
    let field = "limits.a\tb\u{1B}[2J\u{202E}"
    for error: DocumentError in [
      .missingField(document: "d", field: field),
      .wrongType(document: "d", field: field, expected: "text", found: "a number"),
      .wrongValue(document: "d", field: field, found: "-1", reason: "and no count is below 0"),
    ] {
      expect(!error.description.unicodeScalars.contains(where: PrintableText.steers), "\(error)")
      expect(error.description.contains("limits.a") && error.description.contains("b"))
    }
    // Cut off anywhere, it is truncated and nothing else: every third length, and each of the last 64.
    let text = try shortText()
    // The last two bytes are the closing brace and a line end.
    let end = text.count - 1
    for length in Array(stride(from: 0, to: end - 64, by: 3)) + Array((end - 64)..<end) {
      do throws(DocumentError) {
        _ = try ResultDocument(bytes: Array(text[..<length]), name: "cut")
        expect(false, "length \(length) is read")
      } catch {
        let expected = DocumentError.truncated(document: "cut", byteCount: length)
        expect(error == expected, "length \(length): \(error)")
      }
    }
    // Any byte replaced never crashes, and fails as a DocumentError if it fails at all.
    // Each byte meets one of nine replacements; of four neighbours one is replaced.
    let replacements: [UInt8] = [0x00, 0x22, 0x2C, 0x30, 0x5C, 0x5B, 0x7D, 0xC3, 0xFF]
    for offset in stride(from: 0, to: text.count, by: 4) {
      var changed = text
      changed[offset] = replacements[offset / 4 % replacements.count]
      do throws(DocumentError) {
        _ = try ResultDocument(bytes: changed, name: "changed")
      } catch { expect(error.description.contains("changed"), "offset \(offset)") }
    }
  }

  @Test("Each required field that is absent is named by its path")
  func missingFields() throws {
    let tree = try PlainJSON(try ResultDocument.example.encoded())
    let optional: Set<String> = [
      "generator.gitCommit", "generator.gitIsDirty", "environment.processorModel",
      "environment.memoryBytes", "environment.peakResidentBytes", "plan.filter", "cases.stale",
      "stale.frame", "stale.formerRow", "entries.ratio", "entries.low", "entries.high",
      "entries.verdict", "answer.low", "answer.high", "generator.callDefinitionVersion",
      "environment.countedCallNanoseconds", "plan.appShare", "plan.slowdown",
      "plan.instructionRate", "cases.observations", "cases.sources", "cases.frames",
      "cases.modelled", "cases.interference", "interference.disturbedFrameCount",
      "interference.leftOutFrameCount", "cases.velocity", "velocity.low", "velocity.high",
      "samples.frameInstructions", "samples.wakeUpNanoseconds", "paceRatios.wakeUpP50Nanoseconds",
      "paceRatios.wakeUpMaxNanoseconds", "scalings.low", "scalings.high", ".paceRatios",
      ".scalings", ".counterCrossovers", "plan.shard", ".shards", ".mistakes", ".controlCurves",
      "dataset.digests", "generator.flags", "cases.scenarioDigest", ".breakEvens", ".enginePrices",
      "breakEvens.writeKind", "breakEvens.fieldKind", "breakEvens.storage",
      "breakEvens.changedFieldCount", "breakEvens.fieldCount", "breakEvens.avoidedWrites",
      "breakEvens.enginePrice", "enginePrices.storage", "crossovers.predicted", "predicted.low",
      "predicted.high", "samples.roundWriteCounts", "cases.companion", "cases.cellBudget",
      "cellBudget.cells", "cellBudget.low", "cellBudget.high", "cellBudget.fixedNanoseconds",
      "cellBudget.cellNanoseconds", "cellBudget.unavailable", "samples.unfilledBatchNanoseconds",
      "samples.unfilledBatchCounts", "samples.roundFrameNanoseconds", "samples.roundFrameCounts",
      "samples.roundStillNanoseconds", "cases.facts", "facts.control", "facts.changedFieldCount",
      "facts.fieldCount", "entries.control", "plan.isBudgetGiven", ".modelledConfigure",
      ".placementBands", "cases.measuredWriteCounts", "entries.measuredNanoseconds", "entries.time",
      "entries.unpricedWrites", "points.verdict", "entries.budgetShare", "rankings.unfilled",
      "unfilled.low", "unfilled.high", "entries.unavailable", "entries.isThisImplementation",
    ]
    for (path, _) in tree.places() {
      let keys = path.compactMap { step -> String? in
        if case .key(let key) = step { key } else { nil }
      }
      guard case .key(let key) = path.last,
        !optional.contains("\(keys.dropLast().last ?? "").\(key)"),
        !path.dropLast().contains(where: \.isFreeForm)
      else { continue }
      let text = try tree.replacing(path[...], with: nil).bytes
      refuses(text, .missingField(document: "d", field: path.dotted))
    }
  }

  @Test func wrongTypesAndStrictTypes() throws {
    // Each value of another type is named by its path, in every field.
    let tree = try PlainJSON(try ResultDocument.example.encoded())
    for (path, value) in tree.places() {
      let other: PlainJSON = value.text == nil ? .string("x") : .array([])
      let text = try tree.replacing(path[...], with: other).bytes
      do throws(DocumentError) {
        _ = try ResultDocument(bytes: text, name: "d")
        Issue.record("\(path.dotted) was accepted as \(other)")
      } catch .wrongType(_, let field, _, let found) {
        // An array that is not whole is found at its first bad element.
        expectEqual(path.dotted, field)
        expectEqual(found, value.text == nil ? "the string \"x\"" : "an array")
      } catch { Issue.record("\(path.dotted): \(error)") }
    }
    // A fraction is no integer, a truth value no number, null no value.
    let wrong: [(String, PlainJSON, expected: String, found: String)] = [
      ("plan.seed", .number(1.5), "an integer", "the number 1.5"),
      ("plan.rounds", .boolean(true), "an integer", "the boolean true"),
      ("plan.isComplete", .integer(1), "a boolean", "the integer 1"),
      ("plan.suite", .null, "a string", "null"),
      ("plan.refreshHertz", .string("60"), "a number", "the string \"60\""),
      ("cases", .object([:]), "an array", "an object"),
      ("generator", .array([]), "an object", "an array"),
    ]
    for (place, value, expected, found) in wrong {
      try refuses(
        tree.replacing(steps(place)[...], with: value).bytes,
        .wrongType(document: "d", field: place, expected: expected, found: found)
      )
    }
  }

  @Test func fractionalSampleAndUnknownWordAndOtherSchema() throws {
    // A sample with a fraction is named by its index, an unknown word by its path.
    let text = String(decoding: try ResultDocument.example.encoded(), as: UTF8.self)
    refuses(
      Array(text.replacing("[30000,31000,0]", with: "[30000,31000.5,0]").utf8),
      .wrongType(
        document: "d",
        field: "cases[0].samples.frameWallNanoseconds[1]",
        expected: "an integer",
        found: "the number 31000.5"
      )
    )
    refuses(
      Array(text.replacing("\"tight\"", with: "\"brisk\"").utf8),
      .wrongValue(
        document: "d",
        field: "plan.pace",
        found: "the string \"brisk\"",
        reason: "which is none of tight, paced"
      )
    )
    // Another version is refused with the number found and expected, before all else.
    for version in [-1, 0, 2, 99] {
      let error = DocumentError.otherSchema(document: "d", found: version, expected: 1)
      refuses(Array(#"{"schemaVersion": \#(version), "cases": 5}"#.utf8), error)
      expect(error.description.contains("has schemaVersion \(version), expected 1;"))
    }
    refuses(Array("{}".utf8), .missingField(document: "d", field: "schemaVersion"))
    refuses(
      Array("[]".utf8),
      .wrongType(document: "d", field: "the document", expected: "an object", found: "an array")
    )
  }

  @Test func filesAndMessages() {
    // A file that is missing and one that is a folder are told apart.
    #expect(throws: DocumentError.noSuchFile(document: "/nowhere/at.json")) {
      try ResultDocument(contentsOf: "/nowhere/at.json")
    }
    #expect(throws: DocumentError.cannotRead(document: "/", reason: "Is a directory")) {
      try ResultDocument(contentsOf: "/")
    }
    // Every message names the document and says what to do.
    let errors: [DocumentError] = [
      .noSuchFile(document: "d"), .cannotRead(document: "d", reason: "r"),
      .notJSON(document: "d", line: 3, column: 9, found: "\"x\"", expected: "a value"),
      .truncated(document: "d", byteCount: 0), .truncated(document: "d", byteCount: 9),
      .otherSchema(document: "d", found: 2, expected: 1),
      .missingField(document: "d", field: "f"),
      .wrongType(document: "d", field: "f", expected: "a string", found: "null"),
      .wrongValue(document: "d", field: "f", found: "1", reason: "r"),
    ]
    for error in errors {
      expect(error.description.hasPrefix("d:"))
      expect(error.description.contains(";") && error.description.hasSuffix("."))
    }
    expect(errors[2].description.hasPrefix("d:3:9: found \"x\", expected a value;"))
  }
}
