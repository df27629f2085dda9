// SPDX-License-Identifier: Apache-2.0

import BenchCells

/// Builds one row from the fields that a file gives it.
///
/// Defaults: no body, badge or flag; the accent follows from the author, else the source, so that one author has one
/// colour, and the symbol from the title. The row's source joins source, author and date.
struct FileRowBuilder {
  enum Value {
    case text(String)
    case choice(UInt8)
    case flag(Bool)
  }

  static let choiceWords = "a whole number from 0 to \(Row.choiceCount - 1)"

  private var values: [Value?] = Array(repeating: nil, count: FileField.allCases.count)
  private var text = TextBuffer(capacity: 256)

  static func choice(from digits: String) -> UInt8? {
    guard digits.utf8.count == 1, let choice = UInt8(digits), choice < Row.choiceCount else {
      return nil
    }
    return choice
  }

  func has(_ field: FileField) -> Bool { values[field.rawValue] != nil }

  mutating func set(_ field: FileField, _ value: Value) { values[field.rawValue] = value }

  /// Returns the row and begins the next; nil if it has no title.
  mutating func take() -> Row? {
    guard let title = text(of: .title) else { return nil }
    let author = text(of: .author)
    let source = text(of: .source)
    let row = Row(
      title: title,
      source: joined(source, author, text(of: .date)),
      body: text(of: .body) ?? "",
      badge: text(of: .badge) ?? "",
      accent: choice(of: .accent) ?? Self.choice(spreading: author ?? source ?? ""),
      symbol: choice(of: .symbol) ?? Self.choice(spreading: title),
      isEmphasized: flag(of: .emphasized),
      isFlagged: flag(of: .flagged),
      isRead: flag(of: .read)
    )
    for index in values.indices { values[index] = nil }
    return row
  }

  private func text(of field: FileField) -> String? {
    if case .text(let text) = values[field.rawValue] { text } else { nil }
  }

  private func choice(of field: FileField) -> UInt8? {
    if case .choice(let choice) = values[field.rawValue] { choice } else { nil }
  }

  private func flag(of field: FileField) -> Bool {
    if case .flag(let flag) = values[field.rawValue] { flag } else { false }
  }

  private mutating func joined(_ source: String?, _ author: String?, _ date: String?) -> String {
    for part in [source, author, date] {
      guard let part, !part.isEmpty else { continue }
      if text.count > 0 { text.append(" · ") }
      text.append(part)
    }
    return text.take()
  }

  /// The low bits of FNV-1a, folded, so that equal texts choose alike.
  private static func choice(spreading text: String) -> UInt8 {
    var state: UInt32 = 0x811c_9dc5
    for byte in text.utf8 { state = (state ^ UInt32(byte)) &* 0x0100_0193 }
    return UInt8((state ^ state >> 16) % UInt32(Row.choiceCount))
  }
}

/// A buffer for texts, so that each ends as one string of its exact size.
struct TextBuffer {
  private var bytes: [UInt8] = []

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  var count: Int { bytes.count }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(_ scalar: Unicode.Scalar) {
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// Returns the buffered text and starts over, keeping the capacity.
  mutating func take() -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    bytes.removeAll(keepingCapacity: true)
    return text
  }
}
