// SPDX-License-Identifier: Apache-2.0

/// Why a result document could not be read or written.
///
/// Each case carries the document's name as the user gave it, then the place, then what was found.
public enum DocumentError: Error, Equatable, Sendable {
  case noSuchFile(document: String)
  case cannotRead(document: String, reason: String)
  /// The text breaks the rules of JSON at a line and column, both counted from 1.
  case notJSON(document: String, line: Int, column: Int, found: String, expected: String)
  case truncated(document: String, byteCount: Int)
  /// A page of this suite was changed at a byte, counted from 0, or holds no document.
  case damagedPage(document: String, offset: Int, found: String, expected: String)
  case otherSchema(document: String, found: Int, expected: Int)
  case missingField(document: String, field: String)
  case wrongType(document: String, field: String, expected: String, found: String)
  case wrongValue(document: String, field: String, found: String, reason: String)
  case pricesFile(document: String)
  case otherFile(document: String, OtherFile)
  case notRepresentable(field: String, found: String)
}

extension DocumentError: CustomStringConvertible {
  public var description: String { "\(finding); \(remedy)." }

  /// The place and what was found there, as a clause; the remedy depends on who wrote the file.
  public var finding: String {
    switch self {
    case .noSuchFile(let document): "\(document): there is no such file"
    case .cannotRead(let document, let reason): "\(document): cannot be read: \(reason)"
    case .notJSON(let document, let line, let column, let found, let expected):
      "\(document):\(line):\(column): found \(found), expected \(expected)"
    case .truncated(let document, let byteCount):
      byteCount == 0
        ? "\(document): is empty"
        : "\(document): ends after \(byteCount) bytes in the middle of the document"
    case .damagedPage(let document, let offset, let found, let expected):
      "\(document): at byte \(offset) of the page, found \(found), expected \(expected)"
    case .otherSchema(let document, let found, let expected):
      "\(document): has schemaVersion \(found), expected \(expected)"
    case .missingField(let document, let field):
      "\(document): has no field `\(PrintableText.of(field))`"
    case .wrongType(let document, let field, let expected, let found):
      "\(document): `\(PrintableText.of(field))` is \(found), expected \(expected)"
    case .wrongValue(let document, let field, let found, let reason):
      "\(document): `\(PrintableText.of(field))` is \(found), \(reason)"
    case .pricesFile(let document): "\(document): is a prices file and no result document"
    case .otherFile(let document, let other): "\(document): is \(other.rawValue)"
    case .notRepresentable(let field, let found):
      "`\(field)` is \(found), which JSON cannot express"
    }
  }

  private var remedy: String {
    switch self {
    case .noSuchFile(let document):
      "check the path, or write the document with `reuse-bench run --output \(document)`"
    case .cannotRead: "give a readable file"
    case .notJSON:
      "a result document is JSON as `reuse-bench run` or a device kit writes it, so take an unedited"
        + " copy or measure again"
    case .truncated(_, let byteCount):
      byteCount == 0
        ? "copy the document again or measure again" : "copy it again or measure again"
    case .damagedPage:
      "take an unedited copy of the page, or give the JSON document that it was made from"
    case .otherSchema: "open it with the version of reuse-bench that wrote it, or measure again"
    case .missingField, .wrongType, .wrongValue:
      "give a document that `reuse-bench run` or a device kit wrote"
    case .pricesFile:
      "`run --prices` takes it, and the device kit wrote its document beside it (device-result.json)"
    case .otherFile: "give a document that `reuse-bench run` or `reuse-bench pair` wrote"
    case .notRepresentable: "leave the field out where it has no value"
    }
  }
}

/// A file of this suite that is no stored document, with what it is for.
public enum OtherFile: String, Equatable, Sendable, CaseIterable {
  case prices = "a file of prices, for `reuse-bench run --prices`"
  case limits = "a file of limits, for `reuse-bench run --limits`"
  case trace = "a trace, for Perfetto or speedscope"
  case findings = "what `reuse-bench doctor --json` printed"
  case list = "what `reuse-bench list --json` printed"
  case picture = "a picture or a page, for a browser"
  case stacks = "folded stacks, for `reuse-bench profile --base`"
  case history = "an entry of a history, for `reuse-bench history show`"
}
