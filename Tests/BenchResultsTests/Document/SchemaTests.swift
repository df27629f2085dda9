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
    validator = try SchemaValidator.published("result-document-v2")
    example = try PlainJSON(try ResultDocument.example.encoded())
  }

  @Test("A written document satisfies it")
  func satisfied() {
    expectEqual(validator.complaints(about: example), [])
  }

  @Test("A document with unknown keys satisfies it")
  func open() {
    let widened = example.replacing([.key("plan"), .key("new")], with: .null)
    expectEqual(validator.complaints(about: widened), [])
  }

  @Test("A required field taken out breaks it exactly where reading breaks")
  func missing() throws {
    for (path, _) in example.places() {
      guard case .key = path.last else { continue }
      let changed = example.replacing(path[...], with: nil)
      let isRead = (try? ResultDocument(bytes: try changed.bytes, name: "d")) != nil
      expectEqual(validator.complaints(about: changed).isEmpty, isRead, "\(path.dotted)")
    }
  }

  @Test("A value of another type breaks it everywhere")
  func types() {
    for (path, value) in example.places() {
      let changed = example.replacing(
        path[...],
        with: value.text == nil ? .string("x") : .array([])
      )
      expect(!validator.complaints(about: changed).isEmpty, "\(path.dotted)")
    }
  }

  @Test("Values that the format excludes break it")
  func values() {
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
  }

  @Test("Every field of the schema occurs in the example, and every field of it in the schema")
  func sameFields() {
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
  }

  @Test("Every field of the schema is described in words")
  func described() {
    for (path, value) in validator.root.places() where path.dropLast().last == .key("properties") {
      let isDescribed =
        value.members["description"] != nil || value.members["$ref"] != nil
        || path.last == .key("kind")
      expect(isDescribed || value.members["const"] != nil, "\(path.dotted)")
    }
  }
}
