// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A JSON value as Foundation reads it: an oracle that shares no code with the document's reader.
indirect enum PlainJSON: Equatable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([PlainJSON])
  case object([String: PlainJSON])

  /// Reads JSON text with Foundation.
  init(_ bytes: [UInt8]) throws {
    self = try JSONDecoder().decode(PlainJSON.self, from: Data(bytes))
  }

  /// The text that Foundation writes for the value.
  var bytes: [UInt8] {
    get throws { [UInt8](try JSONEncoder().encode(self)) }
  }

  /// The members of an object; empty for anything else.
  var members: [String: PlainJSON] {
    if case .object(let members) = self { members } else { [:] }
  }

  /// The text of a string; `nil` for anything else.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The elements of an array; empty for anything else.
  var elements: [PlainJSON] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// Every place below this one with its path and value, by depth first.
  func places(under path: [Step] = []) -> [(path: [Step], value: PlainJSON)] {
    let below =
      members.sorted { $0.key < $1.key }.map { (Step.key($0.key), $0.value) }
      + elements.enumerated().map { (Step.index($0.offset), $0.element) }
    return below.flatMap { step, value in
      [(path + [step], value)] + value.places(under: path + [step])
    }
  }

  /// The value with the place at `path` replaced, or taken out where `replacement` is `nil`.
  func replacing(_ path: ArraySlice<Step>, with replacement: PlainJSON?) -> PlainJSON {
    guard let step = path.first else { return replacement ?? .null }
    let rest = path.dropFirst()
    switch step {
    case .key(let key):
      var members = members
      members[key] =
        rest.isEmpty ? replacement : members[key]?.replacing(rest, with: replacement)
      return .object(members)
    case .index(let index):
      var elements = elements
      if rest.isEmpty, replacement == nil {
        elements.remove(at: index)
      } else {
        elements[index] = elements[index].replacing(rest, with: replacement)
      }
      return .array(elements)
    }
  }

  /// One step of a path.
  enum Step: Equatable, CustomStringConvertible {
    case key(String)
    case index(Int)

    var description: String {
      switch self {
      case .key(let key): key
      case .index(let index): "[\(index)]"
      }
    }

    /// Whether the step leads to a map whose keys are names of counts or quantiles, not fields.
    var isFreeForm: Bool {
      guard case .key(let key) = self else { return false }
      return [
        "counters", "unavailable", "observations", "sources", "overrunNanoseconds", "utilisation",
        "digests", "limits", "scenarios", "measuredWriteCounts",
      ]
      .contains(key)
    }
  }
}

extension PlainJSON: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([PlainJSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: PlainJSON].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .boolean(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension [PlainJSON.Step] {
  /// The path as error messages write it.
  var dotted: String {
    reduce(into: "") { text, step in
      if case .key = step, !text.isEmpty { text += "." }
      text += step.description
    }
  }
}

/// The path that a text such as `cases[0].rows` stands for.
func steps(_ text: String) -> [PlainJSON.Step] {
  text.split { ".[]".contains($0) }.map { Int($0).map(PlainJSON.Step.index) ?? .key(String($0)) }
}
