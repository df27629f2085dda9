// SPDX-License-Identifier: Apache-2.0

/// Why a result document could not be read or written.
///
/// Each case carries the document's name as the user gave it, then the place, then what was found.
public enum DocumentError: Error, Equatable, Sendable {
  /// There is no file of that name.
  case noSuchFile(document: String)
  /// The system refused to read the file, for the reason given.
  case cannotRead(document: String, reason: String)
  /// The text breaks the rules of JSON at a line and column, both counted from 1.
  case notJSON(document: String, line: Int, column: Int, found: String, expected: String)
  /// The text ends before the document does.
  case truncated(document: String, byteCount: Int)
  /// A newer program wrote the document.
  case newerSchema(document: String, found: Int, known: Int)
  /// A field that every document has is absent.
  case missingField(document: String, field: String)
  /// A field holds a value of another type than the format says.
  case wrongType(document: String, field: String, expected: String, found: String)
  /// A field holds a value of the right type that the format does not know.
  case wrongValue(document: String, field: String, found: String, reason: String)
  /// It is a file of prices, which stands beside a device's document.
  case pricesFile(document: String)
  /// It is a file of another kind.
  case otherFile(document: String, OtherFile)
  /// A value that JSON cannot express was to be written.
  case notRepresentable(field: String, found: String)
}
