// SPDX-License-Identifier: Apache-2.0

import BenchResults
import Foundation

/// The file that a verb writes: refused before the work where it cannot be written after it.
struct OutputFile {
  /// A file that the verb reads, by the option that names it.
  struct Input {
    let option: String
    let path: String
  }

  let path: String
  /// Whether missing folders on the way are made.
  var createsFolders = false

  /// Fails where the file cannot be made, or is one that the verb reads.
  ///
  /// - Throws: ``ToolFailure`` with the path and what to do.
  func check(against inputs: [Input] = []) throws(ToolFailure) {
    for input in inputs where Self.isSameFile(path, input.path) {
      throw ToolFailure(
        exit: .usage,
        message: "\(path): the output would replace the file of \(input.option) \(input.path); "
          + "choose another path"
      )
    }
    do throws(AtomicFileError) {
      try AtomicFile.checkWritable(path, createsFolders: createsFolders)
    } catch {
      throw ToolFailure(error)
    }
  }

  /// Writes the whole file, or leaves what is there.
  ///
  /// - Throws: ``ToolFailure`` with the system's reason.
  func write(_ bytes: [UInt8]) throws(ToolFailure) {
    try write(pieces: CollectionOfOne(bytes))
  }

  /// Writes the whole file piece by piece, or leaves what is there.
  ///
  /// - Throws: ``ToolFailure`` with the system's reason.
  func write(pieces: some Sequence<[UInt8]>) throws(ToolFailure) {
    do throws(AtomicFileError) {
      try AtomicFile.write(pieces: pieces, to: path, createsFolders: createsFolders)
    } catch {
      throw ToolFailure(error)
    }
  }

  /// Writes a text to a file, whose folder is made, or to standard output where no file is named.
  ///
  /// - Throws: ``ToolFailure`` with the system's reason, or what the terminal throws.
  static func put(_ text: String, at path: String?, else terminal: Terminal) throws {
    guard let path else { return try terminal.write(text) }
    let file = OutputFile(path: path, createsFolders: true)
    try file.check()
    try file.write(Array(text.utf8))
  }

  /// Whether both lead to one regular file, by whatever names, or will once they are written.
  private static func isSameFile(_ path: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(path, &first) == 0, stat(other, &second) == 0 else {
      guard let place = place(of: path) else { return false }
      return place == Self.place(of: other)
    }
    return first.st_mode & S_IFMT == S_IFREG && first.st_dev == second.st_dev
      && first.st_ino == second.st_ino
  }

  /// The path of a file, which need not be there, without links in its folders.
  private static func place(of path: String) -> String? {
    let file = URL(fileURLWithPath: path)
    guard let folder = realpath(file.deletingLastPathComponent().path, nil) else { return nil }
    defer { free(folder) }
    return String(cString: folder) + "/" + file.lastPathComponent
  }
}

/// The report that `--markdown` asks for: refused before the work where it cannot be written after.
struct MarkdownFile {
  let path: String
  /// The path of the document that the same line writes, if it writes one.
  let document: String?

  private var file: OutputFile { OutputFile(path: path) }

  /// Names the file, and the document that it must not replace.
  init(path: String, besides document: String? = nil) {
    self.path = path
    self.document = document
  }

  /// Fails where the file cannot be made, or is one that the verb reads or writes besides.
  ///
  /// - Throws: ``ToolFailure`` with the path and what to do.
  func check(against inputs: [OutputFile.Input] = []) throws(ToolFailure) {
    if let document, Self.place(of: path) == Self.place(of: document) {
      throw ToolFailure(
        exit: .usage,
        message: "\(path): --markdown and --output name one file; choose another path for one of "
          + "them"
      )
    }
    try file.check(against: inputs)
  }

  /// Writes the whole report, or leaves what is there.
  ///
  /// - Throws: ``ToolFailure`` with the system's reason.
  func write(_ text: String) throws(ToolFailure) {
    try file.write(Array(text.utf8))
  }

  private static func place(of path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}

extension ResultDocument {
  /// The document in a file that the command line names.
  ///
  /// - Throws: ``ToolFailure`` with what is wrong with the file and where.
  static func opened(_ path: String) throws(ToolFailure) -> ResultDocument {
    do throws(DocumentError) {
      return try ResultDocument(contentsOf: path)
    } catch {
      throw ToolFailure(error)
    }
  }
}

extension StoredDocument {
  /// The document in a file that the command line names, of a run or of a comparison of builds.
  ///
  /// - Throws: ``ToolFailure`` with what is wrong with the file and where.
  static func opened(_ path: String) throws(ToolFailure) -> StoredDocument {
    do throws(DocumentError) {
      return try StoredDocument(contentsOf: path)
    } catch {
      throw ToolFailure(error)
    }
  }
}
