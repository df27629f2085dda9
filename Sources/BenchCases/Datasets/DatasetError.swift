// SPDX-License-Identifier: Apache-2.0

/// Why a data file gave no rows, and where in it the cause stands.
///
/// Nothing in a file is skipped in silence: what is not a row ends the reading with one of these.
public struct DatasetError: Error, Equatable, Sendable {
  /// A place in a text file.
  public struct Position: Equatable, Sendable {
    /// Line number, from 1; lines end with LF.
    public let line: Int
    /// Column number, from 1, in Unicode scalars; one past the last where the line ends.
    public let column: Int
  }

  /// The path as it was given.
  public let path: String
  /// Where the fault stands; nil where the file could not be opened or read.
  public let position: Position?
  /// What was found.
  public let fault: Fault

  /// The exit status that fits: 66 for a file that cannot be opened, 74 for one that fails while
  /// it is read, 65 for bad content.
  public var exitStatus: Int32 {
    switch fault {
    case .missing, .notOpened: 66
    case .notRead: 74
    default: 65
    }
  }
}

extension DatasetError: CustomStringConvertible {
  /// One line: `path:line:column: found …, expected …`, and what to do where it helps.
  public var description: String {
    let place = position.map { "\(path):\($0.line):\($0.column)" } ?? path
    let remedy = fault.remedy.map { "; \($0)" } ?? ""
    return "\(place): found \(fault.found), expected \(fault.expected)\(remedy)"
  }
}

extension DatasetError {
  /// The kinds of fault, each with what its message needs.
  public enum Fault: Equatable, Sendable {
    /// There is no file at the path.
    case missing
    /// The file exists but does not open, or is a folder; the reason is the system's.
    case notOpened(reason: String)
    /// Reading failed on the way; the reason is the system's.
    case notRead(reason: String)
    /// The file ends without a row; a CSV file may still hold a header.
    case noRows(hasHeader: Bool)
    /// A byte that no UTF-8 text holds at this place, `offset` bytes into the file.
    case notUTF8(byte: UInt8, offset: Int)
    /// The file begins with the byte order mark of UTF-16.
    case utf16
    /// A row exceeds the reader's room.
    case rowTooLong(limitBytes: Int)
    /// A row, or the header, has more fields than anybody names.
    case tooManyFields(limit: Int)
    /// A line of JSON ends inside a value.
    case truncated(inside: String)
    /// JSON or CSV grammar is broken.
    case unexpected(found: String, expected: String)
    /// JSON arrays and objects are nested deeper than anybody writes them.
    case nestedTooDeep(limit: Int)
    /// Half of a surrogate pair, escaped in a JSON string: no character.
    case loneSurrogate(escape: String)
    /// A quoted CSV field that the file never closes; the position is its opening quote.
    case unclosedQuote
    /// A CSV row with more or fewer fields than the header names.
    case fieldCount(found: Int, expected: Int)
    /// A line of JSON that holds something other than an object.
    case rowNotObject(found: String)
    /// A field with a value of another type than it takes, or out of range.
    case wrongType(field: String, found: String, expected: String)
    /// A row without a title.
    case missingTitle
    /// A CSV header that names no title.
    case headerWithoutTitle
    /// The same field twice, under one name or two.
    case duplicateField(name: String, field: String)
    /// A field name that is a slip of the pen away from one that is missing.
    case unknownField(name: String, nearest: String)
  }
}

extension DatasetError.Fault {
  /// What was found, as the object of a sentence.
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

  /// What was expected in its place.
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

  /// What helps, where something other than mending the place does.
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

/// A fault inside one record, placed by its byte offset from the start of the record.
struct RecordFault: Error {
  let offset: Int
  let fault: DatasetError.Fault
}
