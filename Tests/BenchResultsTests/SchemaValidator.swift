// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Checks a value against a JSON Schema (draft 2020-12), for the keywords that our schema uses.
///
/// A keyword that it does not know is a complaint too, so that none is passed over in silence.
struct SchemaValidator {
  /// The whole schema, which references point into.
  let root: PlainJSON

  /// A validator of a schema that the repository publishes.
  static func published(_ name: String) throws -> SchemaValidator {
    // The tests of the device kit have this file by a link.
    let package = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = package.appending(path: "Sources/BenchResults/Schema/\(name).schema.json")
    return SchemaValidator(root: try PlainJSON([UInt8](Data(contentsOf: file))))
  }

  private static let annotations: Set<String> = ["$schema", "$id", "$defs", "title", "description"]

  /// What is wrong with `value`; empty where it satisfies the schema.
  func complaints(about value: PlainJSON) -> [String] {
    complaints(about: value, schema: root, at: "")
  }

  private func complaints(about value: PlainJSON, schema: PlainJSON, at place: String) -> [String] {
    schema.members.sorted { $0.key < $1.key }
      .flatMap { keyword, argument -> [String] in
        if Self.annotations.contains(keyword) { return [] }
        if let nested = nestedComplaints(keyword, argument, schema, value, place) { return nested }
        guard let isSatisfied = Self.assertion(keyword, argument, value) else {
          return ["\(place): unknown keyword \(keyword)"]
        }
        return isSatisfied ? [] : ["\(place): \(keyword)"]
      }
  }

  /// Keywords that apply schemas to parts of the value; `nil` for any other.
  private func nestedComplaints(
    _ keyword: String,
    _ argument: PlainJSON,
    _ schema: PlainJSON,
    _ value: PlainJSON,
    _ place: String
  ) -> [String]? {
    switch keyword {
    case "$ref":
      guard let target = definition(argument) else { return ["\(place): dangling \(argument)"] }
      return complaints(about: value, schema: target, at: place)
    case "properties":
      return argument.members.flatMap { name, schema in
        value.members[name].map { complaints(about: $0, schema: schema, at: "\(place).\(name)") }
          ?? []
      }
    case "additionalProperties":
      let known = schema.members["properties"]?.members ?? [:]
      return value.members.filter { known[$0.key] == nil }
        .flatMap { name, value in
          complaints(about: value, schema: argument, at: "\(place).\(name)")
        }
    case "items":
      return value.elements.enumerated()
        .flatMap { index, value in
          complaints(about: value, schema: argument, at: "\(place)[\(index)]")
        }
    case "anyOf":
      let isMatched = argument.elements.contains {
        complaints(about: value, schema: $0, at: place).isEmpty
      }
      return isMatched ? [] : ["\(place): anyOf matches none"]
    case "oneOf":
      let matches = argument.elements.filter {
        complaints(about: value, schema: $0, at: place).isEmpty
      }
      return matches.count == 1 ? [] : ["\(place): oneOf matches \(matches.count)"]
    default:
      return nil
    }
  }

  /// Keywords that speak of the value alone; `nil` for any other.
  private static func assertion(
    _ keyword: String,
    _ argument: PlainJSON,
    _ value: PlainJSON
  ) -> Bool? {
    switch (keyword, argument, value) {
    case ("type", .string(let type), _): types(of: value).contains(type)
    case ("type", .array(let allowed), _):
      !types(of: value).isDisjoint(with: allowed.compactMap(\.text))
    case ("const", _, _): value == argument
    case ("enum", _, _): argument.elements.contains(value)
    case ("required", _, .object(let members)):
      argument.elements.allSatisfy { $0.text.flatMap { members[$0] } != nil }
    case ("minimum", .integer(let minimum), .integer(let value)): value >= minimum
    case ("minimum", .integer(let minimum), .number(let value)): value >= Double(minimum)
    case ("exclusiveMinimum", .integer(let bound), .integer(let value)): value > bound
    case ("exclusiveMinimum", .integer(let bound), .number(let value)): value > Double(bound)
    case ("maximum", .integer(let maximum), .integer(let value)): value <= maximum
    case ("maximum", .integer(let maximum), .number(let value)): value <= Double(maximum)
    case ("minItems", .integer(let minimum), .array(let elements)): elements.count >= minimum
    case ("minLength", .integer(let minimum), .string(let text)):
      text.unicodeScalars.count >= minimum
    case ("pattern", .string(let pattern), .string(let text)):
      text.range(of: pattern, options: .regularExpression) != nil
    // An assertion about another type holds of this one.
    case ("required", _, _), ("minimum", _, _), ("exclusiveMinimum", _, _), ("maximum", _, _),
      ("minItems", _, _), ("minLength", _, _), ("pattern", _, _):
      true
    default: nil
    }
  }

  private static func types(of value: PlainJSON) -> Set<String> {
    switch value {
    case .null: ["null"]
    case .boolean: ["boolean"]
    case .integer: ["integer", "number"]
    case .number: ["number"]
    case .string: ["string"]
    case .array: ["array"]
    case .object: ["object"]
    }
  }

  private func definition(_ reference: PlainJSON) -> PlainJSON? {
    guard let text = reference.text, text.hasPrefix("#/$defs/") else { return nil }
    return root.members["$defs"]?.members[String(text.dropFirst("#/$defs/".count))]
  }
}
