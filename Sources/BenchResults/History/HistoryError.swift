// SPDX-License-Identifier: Apache-2.0

/// Why a history could not be read or added to.
public enum HistoryError: Error, Equatable, Sendable {
  /// There is no such folder.
  case noSuchFolder(String)
  /// A file stands where the folder is to be.
  case notAFolder(String)
  /// The system refused to read a file or folder, for the reason given.
  case cannotRead(path: String, reason: String)
  /// A file could not be put in place.
  case file(AtomicFileError)
  /// A line is not what the format says; lines count from 1.
  case wrongLine(path: String, line: Int, found: String, expected: String)
  /// The text ends before the file's own end.
  case truncated(path: String, lineCount: Int)
  /// A newer program wrote the file.
  case newerFormat(path: String, found: Int, known: Int)
  /// A file's name is not that of its contents.
  case wrongName(path: String, expected: String)
  /// A document has something that a history cannot hold.
  case unfit(document: String, place: String, found: String, remedy: String)
  /// A document has more figures than a commit may hold.
  case tooLarge(document: String, byteCount: Int, limit: Int, caseCount: Int)
}

extension HistoryError: CustomStringConvertible {
  /// The place, what was found there, and what to do about it.
  public var description: String {
    switch self {
    case .noSuchFolder(let path):
      "\(path): there is no such folder; check the path, or begin a history with "
        + HistoryFolder.command(adding: "DOCUMENT", to: path) + "."
    case .notAFolder(let path):
      "\(path) is no folder; name the folder of a history, or a new one, before the documents."
    case .cannotRead(let path, let reason):
      "\(path): cannot be read: \(reason); give a readable folder of history files."
    case .file(let error): error.description
    case .wrongLine(let path, let line, let found, let expected):
      "\(path):\(line): found \(found), expected \(expected); take the file from version control"
        + " again, or delete it and add its document again."
    case .truncated(let path, let lineCount):
      "\(path):\(lineCount): found the end of the file, expected more lines and `end`; take the"
        + " file from version control again, or delete it and add its document again."
    case .newerFormat(let path, let found, let known):
      "\(path):1: found format \(found), and this program reads up to \(known); open it with a"
        + " newer reuse-bench."
    case .wrongName(let path, let expected):
      "\(path): found another name than its contents have, expected \(expected); rename it."
    case .unfit(let document, let place, let found, let remedy):
      "\(document): `\(place)` is \(found); \(remedy)."
    case .tooLarge(let document, let byteCount, let limit, let caseCount):
      "\(document): its \(caseCount) cases make \(byteCount) bytes, and a commit of a history has"
        + " at most \(limit); measure fewer cases with --filter or --suite."
    }
  }
}
