// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// A folder with one file for each commit and machine, each one line of JSON; files are only added.
///
/// A further document of the same commit and machine becomes a further file with a number, so no file is ever replaced
/// and two writers cannot lose each other's. Names that begin with a point or do not end in ``ending`` are not the
/// history's.
public struct HistoryFolder: Sendable {
  public enum Addition: Equatable, Sendable {
    case added(path: String)
    case alreadyThere(path: String)
  }

  public static let ending = ".history"

  private let path: String

  /// Names a folder, which need not exist yet.
  public init(_ path: String) {
    let end = path.lastIndex { $0 != "/" }
    self.path = end.map { String(path[...$0]) } ?? path
  }

  /// Puts an entry into a file of its own, whole or not at all, unless a file holds the same already.
  public func add(_ entry: HistoryEntry, name: String) throws(HistoryError) -> Addition {
    let bytes = try entry.encoded(name: name)
    try Self.checkReadable(bytes, as: entry, name: name)
    try checkWay()
    var number = 1
    while true {
      let suffix = number == 1 ? "" : ".\(number)"
      let file = "\(path)/\(entry.stem)\(suffix)\(Self.ending)"
      do throws(AtomicFileError) {
        if try AtomicFile.create(bytes, at: file, createsFolders: true) {
          return .added(path: file)
        }
      } catch {
        throw .file(error)
      }
      if try Self.bytes(of: file) == bytes { return .alreadyThere(path: file) }
      number += 1
    }
  }

  /// The command that adds to a folder, as a shell takes it.
  public static func command(adding document: String, to path: String) -> String {
    let plain = path.utf8.allSatisfy { byte in
      byte >= 0x80 || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
        || HistoryText.isDigit(byte) || "_-./+:@,%=".utf8.contains(byte)
    }
    let word = plain ? path : "'\(path.replacing("'", with: "'\\''"))'"
    let dashes = path.hasPrefix("-") ? "-- " : ""
    return "`reuse-bench history add \(dashes)\(word) \(document)`"
  }

  /// Refuses an entry that would not read as it was written: its file would break every later reader.
  private static func checkReadable(
    _ bytes: [UInt8],
    as entry: HistoryEntry,
    name: String
  ) throws(HistoryError) {
    guard try HistoryEntry(bytes: bytes, path: name) == entry else {
      throw .unfit(
        document: name,
        place: "cases",
        found: "read again as something else",
        remedy: "give a document that `reuse-bench run` wrote"
      )
    }
  }

  private func checkWay() throws(HistoryError) {
    var place = path[...]
    while !place.isEmpty {
      var status = stat()
      if stat(String(place), &status) == 0 {
        guard status.st_mode & S_IFMT == S_IFDIR else { throw .notAFolder(String(place)) }
        return
      }
      place = place[..<(place.lastIndex(of: "/") ?? place.startIndex)]
    }
  }

  public struct Contents: Sendable {
    public fileprivate(set) var entries: [HistoryEntry] = []
    public fileprivate(set) var faults: [HistoryError] = []
  }

  /// Reads every file, each on its own: what is wrong with one takes no other with it.
  public func contents() throws(HistoryError) -> Contents {
    var contents = Contents()
    for name in try fileNames() {
      do throws(HistoryError) {
        contents.entries.append(try entry(of: name))
      } catch {
        contents.faults.append(error)
      }
    }
    return contents
  }

  /// Reads every entry; throws the first thing that is wrong with the folder or a file in it.
  public func entries() throws(HistoryError) -> [HistoryEntry] {
    let contents = try contents()
    if let fault = contents.faults.first { throw fault }
    return contents.entries
  }

  private func entry(of name: String) throws(HistoryError) -> HistoryEntry {
    let file = "\(path)/\(name)"
    let entry = try HistoryEntry(bytes: try Self.bytes(of: file), path: file)
    let number = name.dropFirst(entry.stem.count).dropLast(Self.ending.count)
    let isNumbered = number.first == "." && Int(number.dropFirst()).map { $0 > 1 } == true
    guard name.hasPrefix(entry.stem), number.isEmpty || isNumbered else {
      throw .wrongName(path: file, expected: entry.stem + Self.ending)
    }
    return entry
  }

  private func fileNames() throws(HistoryError) -> [String] {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw errno == ENOENT
        ? .noSuchFolder(path) : .cannotRead(path: path, reason: AtomicFile.lastReason())
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw .cannotRead(path: path, reason: "it is no folder")
    }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path)
        .filter { $0.hasSuffix(Self.ending) && !$0.hasPrefix(".") }
        .sorted()
    } catch {
      throw .cannotRead(path: path, reason: error.localizedDescription)
    }
  }

  private static func bytes(of file: String) throws(HistoryError) -> [UInt8] {
    do throws(DocumentError) {
      return try WholeFile.read(file)
    } catch {
      switch error {
      case .cannotRead(_, let reason): throw .cannotRead(path: file, reason: reason)
      default: throw .cannotRead(path: file, reason: "there is no such file")
      }
    }
  }
}

public enum HistoryError: Error, Equatable, Sendable {
  case noSuchFolder(String)
  /// A file stands where the folder is to be.
  case notAFolder(String)
  case cannotRead(path: String, reason: String)
  case file(AtomicFileError)
  case unreadable(DocumentError)
  /// A file's name is not that of its contents.
  case wrongName(path: String, expected: String)
  /// A document has something that a history cannot hold.
  case unfit(document: String, place: String, found: String, remedy: String)
  /// A document has more figures than a commit may hold.
  case tooLarge(document: String, byteCount: Int, limit: Int, caseCount: Int)
}

extension HistoryError: CustomStringConvertible {
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
    case .unreadable(let error):
      "\(error.finding); take the file from version control again, or delete it and add its document"
        + " again."
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
