// SPDX-License-Identifier: Apache-2.0

extension HistoryEntry {
  /// The entry as one line of JSON, at most ``byteLimit`` bytes long.
  func encoded(name: String) throws(HistoryError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(DocumentError) {
      bytes = try SchemaDocument.encode(self, isCompact: true)
    } catch {
      throw .unreadable(error)
    }
    guard bytes.count <= Self.byteLimit else {
      throw .tooLarge(
        document: name,
        byteCount: bytes.count,
        limit: Self.byteLimit,
        caseCount: cases.count
      )
    }
    return bytes
  }

  init(bytes: [UInt8], path: String) throws(HistoryError) {
    do throws(DocumentError) {
      guard bytes.count <= Self.byteLimit else {
        throw .wrongValue(
          document: path,
          field: "the file",
          found: "\(bytes.count) bytes long",
          reason: "expected at most \(Self.byteLimit)"
        )
      }
      let tree = try JSONParser.parse(bytes, document: path)
      self = try SchemaDocument.decode(tree, name: path, version: Self.currentSchemaVersion)
      try check(path)
    } catch {
      throw .unreadable(error)
    }
  }

  private func check(_ path: String) throws(DocumentError) {
    func check(_ text: String, _ field: String, _ isRight: (String) -> Bool) throws(DocumentError) {
      guard !isRight(text) else { return }
      throw wrong(path, field, JSONValue.quoted(text), "expected another text there")
    }
    try check(kind, "kind") { $0 == Self.kind }
    try check(commit, "commit", HistoryText.isCommit)
    try check(measuredAt, "measuredAt", HistoryText.isTime)
    try check(committedAt ?? measuredAt, "committedAt", HistoryText.isTime)
    try check(machine, "machine", HistoryText.isLine)
    for name in counterNames { try check(name, "counterNames", HistoryText.isName) }
    guard Set(counterNames).count == counterNames.count, Set(timeNames).count == timeNames.count
    else { throw wrong(path, "counterNames", "repeated", "expected each name once") }
    var known: Set<String> = []
    for (index, measured) in cases.enumerated() {
      try check(measured.id, "cases.id", HistoryText.isWord)
      try check(measured.strategy, "cases.strategy", HistoryText.isWord)
      guard known.insert(measured.id).inserted else {
        let id = JSONValue.quoted(measured.id)
        throw wrong(path, "cases[\(index)].id", id, "expected each case once")
      }
      try checkValues(of: measured, "cases[\(index)]", path)
    }
  }

  private func checkValues(
    of measured: Case,
    _ field: String,
    _ path: String
  ) throws(DocumentError) {
    for (name, found, expected) in [
      ("counters", measured.counters.count, counterNames.count),
      ("times", measured.times.count, timeNames.count),
    ] where found != expected {
      throw wrong(path, "\(field).\(name)", "\(found) values long", "expected \(expected)")
    }
    for case let time? in measured.times where !(0...Self.longestTime).contains(time) {
      throw wrong(path, "\(field).times", "\(time)", "expected nanoseconds")
    }
  }

  private func wrong(
    _ path: String,
    _ field: String,
    _ found: String,
    _ reason: String
  ) -> DocumentError {
    .wrongValue(document: path, field: field, found: found, reason: reason)
  }
}

/// The rules for the texts of a history.
enum HistoryText {
  static func isCommit(_ text: String) -> Bool {
    (7...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { isDigit($0) || (UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0) }
  }

  /// True if a text is one line without control characters.
  static func isLine(_ text: String) -> Bool {
    !text.isEmpty && text.first != " " && text.last != " "
      && text.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: false
        default: true
        }
      }
  }

  /// Whether a text is one word without a star.
  static func isWord(_ text: String) -> Bool {
    isLine(text) && !text.utf8.contains(UInt8(ascii: " ")) && !text.utf8.contains(UInt8(ascii: "*"))
  }

  /// Whether a text is the name of a figure: a letter, then letters and digits.
  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || isDigit($0) }
  }

  /// Whether a text is a time in UTC, such as `2026-11-21T11:27:35Z`.
  static func isTime(_ text: String) -> Bool {
    let form = "0000-00-00T00:00:00Z"
    return text.utf8.count == form.utf8.count
      && zip(text.utf8, form.utf8).allSatisfy { $1 == UInt8(ascii: "0") ? isDigit($0) : $0 == $1 }
  }

  static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
