// SPDX-License-Identifier: Apache-2.0

extension HistoryEntry {
  /// The entry as one line of JSON.
  ///
  /// - Parameter name: what error messages call the document.
  /// - Returns: the text, at most ``byteLimit`` long.
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

  /// Reads the text of a history file.
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
      self = try SchemaDocument.decode(bytes, name: path, version: Self.currentSchemaVersion)
      try check(path)
    } catch {
      throw .unreadable(error)
    }
  }

  /// Refuses values that no entry has.
  private func check(_ path: String) throws(DocumentError) {
    let texts: [(field: String, text: String, isRight: (String) -> Bool)] =
      [
        ("kind", kind, { $0 == Self.kind }), ("commit", commit, HistoryText.isCommit),
        ("measuredAt", measuredAt, HistoryText.isTime),
        ("committedAt", committedAt ?? measuredAt, HistoryText.isTime),
        ("machine", machine, HistoryText.isLine),
      ] + counterNames.map { ("counterNames", $0, HistoryText.isName) }
      + cases.flatMap { [("cases.id", $0.id, HistoryText.isWord), ("cases.strategy", $0.strategy, HistoryText.isWord)] }
    for (field, text, isRight) in texts where !isRight(text) {
      throw wrong(path, field, JSONValue.quoted(text), "expected another text there")
    }
    guard Set(counterNames).count == counterNames.count, Set(timeNames).count == timeNames.count
    else { throw wrong(path, "counterNames", "repeated", "expected each name once") }
    var known: Set<String> = []
    for (index, measured) in cases.enumerated() {
      let field = "cases[\(index)]"
      guard known.insert(measured.id).inserted else {
        throw wrong(path, "\(field).id", JSONValue.quoted(measured.id), "expected each case once")
      }
      guard measured.counters.count == counterNames.count else {
        let count = "\(measured.counters.count) values long"
        throw wrong(path, "\(field).counters", count, "expected \(counterNames.count)")
      }
      guard measured.times.count == timeNames.count else {
        let count = "\(measured.times.count) values long"
        throw wrong(path, "\(field).times", count, "expected \(timeNames.count)")
      }
      for case let time? in measured.times where !(0...Self.longestTime).contains(time) {
        throw wrong(path, "\(field).times", "\(time)", "expected nanoseconds")
      }
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
