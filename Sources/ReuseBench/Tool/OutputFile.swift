// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchReports
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
  func check(against inputs: [Input] = []) throws(ToolFailure) {
    for input in inputs where Self.isSameFile(path, input.path) {
      throw ExitCode.usage.failure(
        "\(path): the output would replace the file of \(input.option) \(input.path); choose another path"
      )
    }
    try AtomicFileError.asFailure(
      try AtomicFile.checkWritable(path, createsFolders: createsFolders)
    )
  }

  /// Whether a regular file stands there.
  var isRegular: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  func write(_ bytes: [UInt8]) throws(ToolFailure) {
    try write(pieces: CollectionOfOne(bytes))
  }

  /// Writes the whole file piece by piece, or leaves what is there.
  func write(pieces: some Sequence<[UInt8]>) throws(ToolFailure) {
    try AtomicFileError.asFailure(
      try AtomicFile.write(
        pieces: pieces,
        to: path,
        createsFolders: createsFolders,
        isInterrupted: { InterruptSignal.received != nil }
      )
    )
  }

  /// Writes a text to a file, whose folder is made, or to standard output where no file is named.
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

/// The reports that a line asks for beside what it prints: refused before the work where they cannot be
/// written after.
struct ReportFiles {
  private struct Named {
    let option: String
    let path: String
    var createsFolders = false

    var file: OutputFile { OutputFile(path: path, createsFolders: createsFolders) }
    /// The path without links and detours, also of a link to a file that is not there yet.
    var place: String {
      var file = URL(fileURLWithPath: path)
      // Of more links than these one leads back to another.
      for _ in 0..<40 {
        do {
          let link = try FileManager.default.destinationOfSymbolicLink(atPath: file.path)
          file = URL(fileURLWithPath: link, relativeTo: file.deletingLastPathComponent())
        } catch {
          // What is no link is the file itself.
          break
        }
      }
      return file.absoluteURL.standardizedFileURL.resolvingSymlinksInPath().path
    }
  }

  private let markdown: Named?
  private let html: Named?
  private let document: Named?

  /// Names the files, and the document that they must not replace; missing folders on the way to the page
  /// are made if `createsFolders` says so.
  init(
    markdown: String?,
    html: String? = nil,
    besides document: String? = nil,
    createsFolders: Bool = false
  ) {
    self.markdown = markdown.map { Named(option: "--markdown", path: $0) }
    self.html = html.map { Named(option: "--html", path: $0, createsFolders: createsFolders) }
    self.document = document.map { Named(option: "--output", path: $0) }
  }

  /// Fails where a file cannot be made, or is one that the verb reads or writes besides.
  func check(against inputs: [OutputFile.Input] = []) throws(ToolFailure) {
    var known = [document].compactMap(\.self)
    for named in [markdown, html].compactMap(\.self) {
      if let other = known.first(where: { $0.place == named.place }) {
        throw ExitCode.usage.failure(
          "\(named.path): \(named.option) and \(other.option) name one file; choose another path for one of them"
        )
      }
      try named.file.check(against: inputs)
      known.append(named)
    }
  }

  /// Fails where a line asks for samples in a page that it does not write, or that has none.
  static func checkUse(ofSamples isAsked: Bool, in page: String?) throws(ToolFailure) {
    guard isAsked, page == nil else { return }
    throw ExitCode.usage.failure(
      "--embed-samples is for the page of a run; give --html FILE with it, or leave it out"
    )
  }

  /// Writes the reports that were asked for, each whole or not at all.
  func write(markdown text: () -> String, html page: () throws(DocumentError) -> String)
    throws(ToolFailure)
  {
    try write(markdown: text)
    guard let html else { return }
    let source = try DocumentError.asFailure(try page())
    try html.file.write(Array(source.utf8))
  }

  /// Writes the page of a history, if the line asks for one.
  func write(html page: @autoclosure () throws -> HistoryPage) throws {
    if let html { try html.file.write(Array(try page().text().utf8)) }
  }

  /// Writes the report for a pull request, if the line asks for one.
  func write(markdown text: () -> String) throws(ToolFailure) {
    try markdown?.file.write(Array(text().utf8))
  }
}

extension ResultDocument {
  /// The document in a file that the command line names.
  static func opened(_ path: String) throws(ToolFailure) -> ResultDocument {
    switch try StoredDocument.opened(path) {
    case .run(let document): return document
    case .pair:
      throw ExitCode.badData.failure(
        "\(path): holds the comparison of two builds that 'pair' wrote, and the document of a run"
          + " is needed; 'report' shows it"
      )
    }
  }
}

extension StoredDocument {
  /// The document in a file that the command line names, of a run or of a comparison of builds.
  static func opened(_ path: String) throws(ToolFailure) -> StoredDocument {
    return try DocumentError.asFailure(try StoredDocument(contentsOf: path))
  }
}

extension Terminal {
  /// Writes files and then prints a report, which no file that cannot be written takes from the reader: `files`
  /// stops at the first such file, and `report` gets false for it.
  func publish(_ files: () throws -> Void, report: (_ isWritten: Bool) -> String) throws {
    var fault: ToolFailure?
    do {
      try files()
    } catch let failure as ToolFailure {
      fault = failure
    }
    try write(report(fault == nil))
    if let fault { throw fault }
  }
}
