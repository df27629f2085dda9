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
