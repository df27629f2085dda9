// SPDX-License-Identifier: Apache-2.0

extension DocumentError: CustomStringConvertible {
  /// The place, what was found there, and what to do about it.
  public var description: String {
    switch self {
    case .noSuchFile(let document):
      "\(document): there is no such file; check the path, or write the document with"
        + " `reuse-bench run --output \(document)`."
    case .cannotRead(let document, let reason):
      "\(document): cannot be read: \(reason); give a readable file."
    case .notJSON(let document, let line, let column, let found, let expected):
      "\(document):\(line):\(column): found \(found), expected \(expected); a result document is"
        + " JSON as `reuse-bench run` writes it, so take an unedited copy or measure again."
    case .truncated(let document, let byteCount):
      Self.truncation(of: document, byteCount: byteCount)
    case .newerSchema(let document, let found, let known):
      "\(document): has schemaVersion \(found), and this program reads up to \(known); open it with"
        + " a newer reuse-bench."
    case .missingField(let document, let field):
      "\(document): has no field `\(field)`; give a document that `reuse-bench run` wrote."
    case .wrongType(let document, let field, let expected, let found):
      "\(document): `\(field)` is \(found), expected \(expected); give a document that"
        + " `reuse-bench run` wrote."
    case .wrongValue(let document, let field, let found, let reason):
      "\(document): `\(field)` is \(found), \(reason); give a document that `reuse-bench run` wrote."
    case .notRepresentable(let field, let found):
      "`\(field)` is \(found), which JSON cannot express; leave the field out where it has no value."
    }
  }

  private static func truncation(of document: String, byteCount: Int) -> String {
    byteCount == 0
      ? "\(document): is empty; copy the document again or measure again."
      : "\(document): ends after \(byteCount) bytes in the middle of the document; copy it again or"
        + " measure again."
  }
}
