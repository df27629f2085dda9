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
    // What is written satisfies it, and what is taken out or of another type breaks it as it breaks reading.
    try expectAgreement(of: validator, on: example) { try ResultDocument(bytes: $0, name: "d") }
    // A document with unknown keys satisfies it.
    let widened = example.replacing(steps("plan.new")[...], with: .null)
    expectEqual(validator.complaints(about: widened), [])
    // Values that the format excludes break it.
    let changes: [(path: [PlainJSON.Step], value: PlainJSON)] = [
      (steps("schemaVersion"), .integer(3)),
      (steps("plan.pace"), .string("brisk")),
      (steps("plan.startedAt"), .string("yesterday")),
      (steps("plan.budgetNanoseconds"), .integer(0)),
      (steps("cases[0].rows"), .integer(0)),
      (steps("cases[0].id"), .string("")),
      (steps("cases[0].digest"), .string("xyz")),
      (steps("crossovers[4].answer.kind"), .string("several")),
      (steps("rankings[0].entries[0].ratio"), .number(-0.5)),
    ]
    for change in changes {
      let changed = example.replacing(change.path[...], with: change.value)
      expect(!validator.complaints(about: changed).isEmpty, "\(change.path.dotted)")
    }
    // Every field of the schema occurs in the example, and every field of it in the schema.
    var written: Set<String> = []
    for (path, _) in example.places() {
      guard case .key(let key) = path.last, path.dropLast().last?.isFreeForm != true
      else { continue }
      written.insert(key)
    }
    expectEqual(validator.describedKeys, written)
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
    let optional = [
      "paceRatios", "scalings", "counterCrossovers", "controlCurves", "mistakes",
      "generator.callDefinitionVersion", "environment.countedCallNanoseconds", "plan.appShare",
      "plan.slowdown", "plan.instructionRate", "cases[0].observations", "cases[0].sources",
      "cases[0].frames", "cases[0].modelled", "cases[0].interference", "cases[0].velocity",
      "cases[0].velocity.low", "cases[0].companion", "cases[0].cellBudget",
      "cases[0].cellBudget.cells", "cases[0].samples.unfilledBatchNanoseconds",
      "cases[0].samples.unfilledBatchCounts", "cases[0].samples.roundFrameNanoseconds",
      "cases[0].samples.roundFrameCounts", "cases[0].samples.roundStillNanoseconds",
      "rankings[0].unfilled", "rankings[0].entries[2].unavailable",
      "cases[0].samples.frameInstructions", "cases[0].samples.wakeUpNanoseconds",
      "paceRatios[0].wakeUpP50Nanoseconds", "scalings[0].high",
    ]
    for name in optional {
      let path = steps(name)
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

/// Expects that a value of another type breaks a schema and reading everywhere, and that a value taken out breaks the
/// schema exactly where it breaks reading.
func expectAgreement(
  of schema: SchemaValidator,
  on example: PlainJSON,
  _ read: ([UInt8]) throws -> some Any
) throws {
  func isRead(_ json: PlainJSON) throws -> Bool {
    let bytes = try json.bytes
    return (try? read(bytes)) != nil
  }
  expectEqual(schema.complaints(about: example), [])
  for (path, value) in example.places() {
    let bent = example.replacing(path[...], with: value.text == nil ? .string("x") : .array([]))
    try expect(!schema.complaints(about: bent).isEmpty && !isRead(bent), "\(path.dotted)")
    let cut = example.replacing(path[...], with: nil)
    try expectEqual(schema.complaints(about: cut).isEmpty, isRead(cut), "\(path.dotted)")
  }
}

extension SchemaValidator {
  /// The names of all properties.
  var describedKeys: Set<String> {
    Set(root.places().filter { $0.path.last == .key("properties") }.flatMap(\.value.members.keys))
  }
}
