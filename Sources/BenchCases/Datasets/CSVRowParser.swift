// SPDX-License-Identifier: Apache-2.0

import BenchCells

struct CSVRowParser {
  private let columns: [FileField?]
  private let ignoredNames: [String]
  private var builder = FileRowBuilder()

  init(header: [CSVRecordScanner.Field], in bytes: UnsafeBufferPointer<UInt8>) throws(RecordFault) {
    var columns: [FileField?] = []
    var ignoredNames: [String] = []
    var slips: [(offset: Int, name: String, nearest: IgnoredFieldTally.Slip)] = []
    for column in header {
      let name = Self.text(of: column, in: bytes)
      let field = FileField(named: name)
      if let field, columns.contains(field) {
        throw RecordFault(.duplicateField(name: name, field: "\(field)"), at: column.start)
      }
      columns.append(field)
      guard field == nil else { continue }
      ignoredNames.append(name)
      if let nearest = FileField.nearest(to: name) { slips.append((column.start, name, nearest)) }
    }
    if let slip = slips.first(where: { !columns.contains($0.nearest.field) }) {
      throw RecordFault(.unknownField(name: slip.name, nearest: slip.nearest.name), at: slip.offset)
    }
    guard columns.contains(.title) else { throw RecordFault(.headerWithoutTitle, at: 0) }
    self.columns = columns
    self.ignoredNames = ignoredNames
  }

  func ignored(rowCount: Int) -> [IgnoredField] {
    ignoredNames.map { IgnoredField(name: $0, rowCount: rowCount) }
  }

  mutating func row(
    of record: [CSVRecordScanner.Field],
    end: Int,
    in bytes: UnsafeBufferPointer<UInt8>
  ) throws(RecordFault) -> Row {
    guard record.count == columns.count else {
      throw RecordFault(
        .fieldCount(found: record.count, expected: columns.count),
        at: record.count > columns.count ? record[columns.count].start : end
      )
    }
    for (field, column) in zip(record, columns) {
      guard let column else { continue }
      try setValue(of: column, Self.text(of: field, in: bytes), at: field.start)
    }
    guard let row = builder.take() else { throw RecordFault(.missingTitle, at: 0) }
    return row
  }

  /// Sets a field from text of the column's kind; an empty choice or flag counts as absent.
  private mutating func setValue(
    of column: FileField,
    _ text: String,
    at offset: Int
  ) throws(RecordFault) {
    switch column.kind {
    case .text:
      builder.set(column, .text(text))
      return
    case .choice:
      if text.isEmpty { return }
      if let choice = FileRowBuilder.choice(from: text) {
        builder.set(column, .choice(choice))
        return
      }
    case .flag:
      switch text.lowercased() {
      case "": return
      case "true", "1": return builder.set(column, .flag(true))
      case "false", "0": return builder.set(column, .flag(false))
      default: break
      }
    }
    throw RecordFault(
      .wrongType(field: "\(column)", found: Excerpt.of(text), expected: column.kind.words),
      at: offset
    )
  }

  private static func text(
    of field: CSVRecordScanner.Field,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> String {
    let content = UnsafeBufferPointer(rebasing: bytes[field.content])
    guard field.hasDoubledQuotes else { return String(decoding: content, as: UTF8.self) }
    var single: [UInt8] = []
    single.reserveCapacity(content.count)
    var isSecond = false
    for byte in content {
      isSecond = byte == UInt8(ascii: "\"") && !isSecond
      if byte != UInt8(ascii: "\"") || isSecond { single.append(byte) }
    }
    return String(decoding: single, as: UTF8.self)
  }
}
