// SPDX-License-Identifier: Apache-2.0

import BenchCells

struct NDJSONRowParser {
  private(set) var ignored = IgnoredFieldTally()
  private var builder = FileRowBuilder()

  /// Returns the row of a line without its line break; nil for a line of white space.
  mutating func row(of line: UnsafeBufferPointer<UInt8>) throws(RecordFault) -> Row? {
    var scanner = JSONLineScanner(line)
    guard scanner.next() != nil else { return nil }
    let start = scanner.offset
    try checkObject(&scanner)
    var fieldCount = 0
    var slip: (offset: Int, name: String, nearest: IgnoredFieldTally.Slip)?
    if !scanner.take(UInt8(ascii: "}")) {
      repeat {
        _ = scanner.next()
        let offset = scanner.offset
        fieldCount += 1
        guard fieldCount <= CSVRecordScanner.fieldLimit else {
          throw RecordFault(.tooManyFields(limit: CSVRecordScanner.fieldLimit), at: offset)
        }
        let name = try scanner.readName()
        if let field = FileField(named: name) {
          if builder.has(field) {
            throw RecordFault(.duplicateField(name: name, field: "\(field)"), at: offset)
          }
          try readValue(of: field, &scanner)
        } else {
          try scanner.skipValue()
          if let nearest = ignored.count(name) { slip = slip ?? (offset, name, nearest) }
        }
      } while scanner.take(UInt8(ascii: ","))
      guard scanner.take(UInt8(ascii: "}")) else {
        throw scanner.faultAtNext(expected: "a comma or '}'", inside: "an object")
      }
    }
    guard scanner.next() == nil else {
      throw scanner.faultAtNext(expected: "the end of the line", inside: "an object")
    }
    if let slip, !builder.has(slip.nearest.field) {
      throw RecordFault(.unknownField(name: slip.name, nearest: slip.nearest.name), at: slip.offset)
    }
    guard let row = builder.take() else { throw RecordFault(.missingTitle, at: start) }
    return row
  }

  private func checkObject(_ scanner: inout JSONLineScanner) throws(RecordFault) {
    if scanner.take(UInt8(ascii: "{")) { return }
    guard let kind = scanner.kindOfNext() else {
      throw scanner.faultAtNext(expected: "an object", inside: "an object")
    }
    throw RecordFault(.rowNotObject(found: kind.rawValue), at: scanner.offset)
  }

  /// Reads one value; null counts as no field.
  private mutating func readValue(
    of field: FileField,
    _ scanner: inout JSONLineScanner
  ) throws(RecordFault) {
    let kind = scanner.kindOfNext()
    switch (field.kind, kind) {
    case (_, .null):
      try scanner.skipValue()
    case (.flag, .true), (.flag, .false):
      try scanner.skipValue()
      builder.set(field, .flag(kind == .true))
    case (.text, .string):
      builder.set(field, .text(try scanner.readString()))
    case (.choice, .number):
      let range = try scanner.readNumber()
      let digits = scanner.text(range)
      guard let choice = FileRowBuilder.choice(from: digits) else {
        throw RecordFault(
          .wrongType(
            field: "\(field)",
            found: Excerpt.of(digits),
            expected: FileRowBuilder.choiceWords
          ),
          at: range.lowerBound
        )
      }
      builder.set(field, .choice(choice))
    case (_, .some(let kind)):
      throw RecordFault(
        .wrongType(field: "\(field)", found: kind.rawValue, expected: field.kind.words),
        at: scanner.offset
      )
    case (_, .none):
      throw scanner.faultAtNext(expected: "a value", inside: "an object")
    }
  }
}
