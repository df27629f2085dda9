// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import BenchResults

@Suite("The published schema describes the documents that are written")
struct SchemaTests {
  private let validator: SchemaValidator
  private let example: PlainJSON

  init() throws {
    validator = try SchemaValidator.published("result-document-v1")
    example = try PlainJSON(try ResultDocument.example.encoded())
  }

  @Test func satisfiedAndDescribed() throws {
    // A written document satisfies it.
    expectEqual(validator.complaints(about: example), [])
    // A document with unknown keys satisfies it.
    let widened = example.replacing([.key("plan"), .key("new")], with: .null)
    expectEqual(validator.complaints(about: widened), [])
    // A required field taken out breaks it exactly where reading breaks.
    for (path, _) in example.places() {
      guard case .key = path.last else { continue }
      let changed = example.replacing(path[...], with: nil)
      let isRead = (try? ResultDocument(bytes: try changed.bytes, name: "d")) != nil
      expectEqual(validator.complaints(about: changed).isEmpty, isRead, "\(path.dotted)")
    }
    // A value of another type breaks it everywhere.
    for (path, value) in example.places() {
      let changed = example.replacing(
        path[...],
        with: value.text == nil ? .string("x") : .array([])
      )
      expect(!validator.complaints(about: changed).isEmpty, "\(path.dotted)")
    }
    // Values that the format excludes break it.
    let changes: [(path: [PlainJSON.Step], value: PlainJSON)] = [
      ([.key("schemaVersion")], .integer(3)),
      ([.key("plan"), .key("pace")], .string("brisk")),
      ([.key("plan"), .key("startedAt")], .string("yesterday")),
      ([.key("plan"), .key("budgetNanoseconds")], .integer(0)),
      ([.key("cases"), .index(0), .key("rows")], .integer(0)),
      ([.key("cases"), .index(0), .key("id")], .string("")),
      ([.key("cases"), .index(0), .key("digest")], .string("xyz")),
      ([.key("crossovers"), .index(4), .key("answer"), .key("kind")], .string("several")),
      ([.key("rankings"), .index(0), .key("entries"), .index(0), .key("ratio")], .number(-0.5)),
    ]
    for change in changes {
      let changed = example.replacing(change.path[...], with: change.value)
      expect(!validator.complaints(about: changed).isEmpty, "\(change.path.dotted)")
    }
    // Every field of the schema occurs in the example, and every field of it in the schema.
    var described: Set<String> = []
    for (path, value) in validator.root.places() where path.last == .key("properties") {
      described.formUnion(value.members.keys)
    }
    var written: Set<String> = []
    for (path, _) in example.places() {
      guard case .key(let key) = path.last, path.dropLast().last?.isFreeForm != true
      else { continue }
      written.insert(key)
    }
    expectEqual(described, written)
    // Every field of the schema is described in words.
    for (path, value) in validator.root.places() where path.dropLast().last == .key("properties") {
      let isDescribed =
        value.members["description"] != nil || value.members["$ref"] != nil
        || path.last == .key("kind")
      expect(isDescribed || value.members["const"] != nil, "\(path.dotted)")
    }
  }

  @Test("A null in the place of each optional field reads as its absence")
  func nulls() throws {
    let optional: [[PlainJSON.Step]] = [
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
    for path in optional {
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
