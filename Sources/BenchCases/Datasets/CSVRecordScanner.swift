// SPDX-License-Identifier: Apache-2.0

/// Finds the end of one CSV record and its fields, byte by byte, over any number of refills.
///
/// RFC 4180, but LF alone ends a record too, CR alone does not, any other byte may stand in a field, and nothing is
/// trimmed.
struct CSVRecordScanner {
  static let fieldLimit = 100_000

  struct Field {
    let content: Range<Int>
    let start: Int
    let hasDoubledQuotes: Bool
  }

  private enum State {
    case fieldStart, bare, quoted, afterQuote, carriageReturn
  }

  private(set) var fields: [Field] = []
  /// The end of the last record, without its line break.
  private(set) var contentEnd = 0
  private var state = State.fieldStart
  private var offset = 0
  private var start = 0
  private var quoteEnd = 0
  private var hasDoubledQuotes = false

  mutating func reset() { self = CSVRecordScanner(keeping: fields) }

  init() {}

  private init(keeping fields: [Field]) {
    self.fields = fields
    self.fields.removeAll(keepingCapacity: true)
  }

  /// Returns the length of the record with its line break, nil if `bytes`, which begin with the record, must grow
  /// first.
  mutating func scan(
    _ bytes: UnsafeBufferPointer<UInt8>,
    isAtEnd: Bool
  ) throws(RecordFault) -> Int? {
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if try take(byte) { return offset }
    }
    return isAtEnd ? try finish() : nil
  }

  /// Consumes one byte and returns true if it ended the record.
  private mutating func take(_ byte: UInt8) throws(RecordFault) -> Bool {
    switch (state, byte) {
    case (.quoted, UInt8(ascii: "\"")):
      quoteEnd = offset - 1
      state = .afterQuote
    case (.quoted, _):
      return false
    case (.afterQuote, UInt8(ascii: "\"")):
      hasDoubledQuotes = true
      state = .quoted
    case (.carriageReturn, UInt8(ascii: "\n")):
      return true
    case (.carriageReturn, _):
      throw loneCarriageReturn(at: offset - 2)
    case (_, UInt8(ascii: ",")):
      try endField(at: offset - 1)
    case (_, UInt8(ascii: "\n")):
      try endField(at: offset - 1)
      return true
    case (_, UInt8(ascii: "\r")):
      try endField(at: offset - 1)
      state = .carriageReturn
    case (.fieldStart, UInt8(ascii: "\"")):
      state = .quoted
    case (.bare, UInt8(ascii: "\"")):
      throw unexpected(
        "a quote inside a field without quotes",
        expected: "the whole field in quotes and this quote doubled",
        at: offset - 1
      )
    case (.afterQuote, _):
      throw unexpected(
        "text behind a closing quote",
        expected: "a comma, a line break or a second quote",
        at: offset - 1
      )
    case (.fieldStart, _), (.bare, _):
      state = .bare
    }
    return false
  }

  private mutating func finish() throws(RecordFault) -> Int {
    switch state {
    case .quoted: throw RecordFault(.unclosedQuote, at: start)
    case .carriageReturn: throw loneCarriageReturn(at: offset - 1)
    case .fieldStart, .bare, .afterQuote: try endField(at: offset)
    }
    return offset
  }

  private mutating func endField(at end: Int) throws(RecordFault) {
    guard fields.count < Self.fieldLimit else {
      throw RecordFault(.tooManyFields(limit: Self.fieldLimit), at: start)
    }
    let content = state == .afterQuote ? start + 1..<quoteEnd : start..<end
    fields.append(Field(content: content, start: start, hasDoubledQuotes: hasDoubledQuotes))
    contentEnd = end
    start = offset
    hasDoubledQuotes = false
    state = .fieldStart
  }

  private func loneCarriageReturn(at offset: Int) -> RecordFault {
    unexpected("a carriage return alone", expected: "a line break: CRLF or LF", at: offset)
  }

  private func unexpected(_ found: String, expected: String, at offset: Int) -> RecordFault {
    RecordFault(.unexpected(found: found, expected: expected), at: offset)
  }
}
