// SPDX-License-Identifier: Apache-2.0

/// The reason why a data file gave no rows, and its place; nothing in a file is skipped without an error.
public struct DatasetError: Error, Equatable, Sendable {
  public struct Position: Equatable, Sendable {
    public let line: Int
    /// Column number, from 1, in Unicode scalars; one past the last at the end of the line.
    public let column: Int
  }

  public let path: String
  /// The place of the fault; nil if the file could not be opened or read.
  public let position: Position?
  public let fault: Fault

  /// The exit status: 66 for a file that cannot be opened, 74 for a failed read, 65 for bad content.
  public var exitStatus: Int32 {
    switch fault {
    case .missing, .notOpened: 66
    case .notRead: 74
    default: 65
    }
  }
}

extension DatasetError: CustomStringConvertible {
  public var description: String {
    let place = position.map { "\(path):\($0.line):\($0.column)" } ?? path
    let remedy = fault.remedy.map { "; \($0)" } ?? ""
    return "\(place): found \(fault.found), expected \(fault.expected)\(remedy)"
  }
}

extension DatasetError {
  public enum Fault: Equatable, Sendable {
    case missing
    case notOpened(reason: String)
    case notRead(reason: String)
    case noRows(hasHeader: Bool)
    case notUTF8(byte: UInt8, offset: Int)
    case utf16
    case rowTooLong(limitBytes: Int)
    case tooManyFields(limit: Int)
    case truncated(inside: String)
    case unexpected(found: String, expected: String)
    case nestedTooDeep(limit: Int)
    /// Half of a surrogate pair, escaped in a JSON string.
    case loneSurrogate(escape: String)
    case unclosedQuote
    case fieldCount(found: Int, expected: Int)
    case rowNotObject(found: String)
    case wrongType(field: String, found: String, expected: String)
    case missingTitle
    case headerWithoutTitle
    case duplicateField(name: String, field: String)
    /// A field name that differs by a typing error from one that is missing.
    case unknownField(name: String, nearest: String)
  }
}

extension DatasetError.Fault {
  var found: String {
    switch self {
    case .missing: "no file"
    case .notOpened(let reason): "a file that does not open (\(reason))"
    case .notRead(let reason): "a file that cannot be read to its end (\(reason))"
    case .noRows(let hasHeader): hasHeader ? "a header and no row" : "no row"
    case .notUTF8(let byte, let offset):
      "the byte 0x\(byte < 16 ? "0" : "")\(String(byte, radix: 16)) at byte offset \(offset)"
    case .utf16: "the byte order mark of UTF-16"
    case .rowTooLong(let limit): "a row of more than \(limit >> 20) MiB"
    case .tooManyFields(let limit): "more than \(limit) fields in one row"
    case .truncated(let inside): "the end of the line inside \(inside)"
    case .unexpected(let found, _): found
    case .nestedTooDeep(let limit): "values nested more than \(limit) deep"
    case .loneSurrogate(let escape): "\(escape), half of a surrogate pair"
    case .unclosedQuote: "a quote that is never closed"
    case .fieldCount(let found, _): found == 1 ? "1 field" : "\(found) fields"
    case .rowNotObject(let found): found
    case .wrongType(let field, let found, _): "\(found) in the field '\(field)'"
    case .missingTitle: "no field 'title' or 'subject'"
    case .headerWithoutTitle: "a header without 'title' or 'subject'"
    case .duplicateField(let name, let field):
      name == field
        ? "the field '\(field)' a second time" : "\(Excerpt.of(name)) as a second '\(field)'"
    case .unknownField(let name, _): "the unknown field \(Excerpt.of(name))"
    }
  }

  var expected: String {
    switch self {
    case .missing, .notOpened: "a readable file of rows"
    case .notRead: "all of its bytes"
    case .noRows: "at least one row"
    case .notUTF8, .utf16: "UTF-8"
    case .rowTooLong: "the end of the row"
    case .tooManyFields: "the fields of a row"
    case .truncated: "the rest of it on the same line"
    case .unexpected(_, let expected): expected
    case .nestedTooDeep: "flat rows"
    case .loneSurrogate: "an escaped pair such as \\ud83d\\ude00"
    case .unclosedQuote: "a closing quote"
    case .fieldCount(_, let expected): "\(expected) as in the header"
    case .rowNotObject: "an object such as {\"title\": \"…\"}"
    case .wrongType(_, _, let expected): expected
    case .missingTitle: "one in every row"
    case .headerWithoutTitle: "a first line that names the fields, separated by commas"
    case .duplicateField: "each field once"
    case .unknownField(_, let nearest): "'\(nearest)'"
    }
  }

  /// The advice, where something other than correcting the place helps.
  var remedy: String? {
    switch self {
    case .missing:
      "built-in datasets are " + DatasetChoice.builtInNames.joined(separator: ", ")
    case .notUTF8: "convert the file, for example with iconv -f ISO-8859-1 -t UTF-8"
    case .utf16: "convert the file with iconv -f UTF-16 -t UTF-8"
    case .rowTooLong: "a closing quote or a line break is probably missing"
    case .tooManyFields: "a line break is probably missing"
    case .truncated: "write each object on one line, and check that the file is complete"
    case .rowNotObject(let found) where found == "an array":
      "write one object per line, for example with jq -c '.[]'"
    case .fieldCount: "a field with a comma, a quote or a line break stands in quotes"
    case .unknownField: "correct the name, or choose one that is not so close"
    default: nil
    }
  }
}

/// A fault inside one record, at a byte offset from the record's start.
struct RecordFault: Error {
  let fault: DatasetError.Fault
  let offset: Int

  init(_ fault: DatasetError.Fault, at offset: Int) {
    self.fault = fault
    self.offset = offset
  }
}
