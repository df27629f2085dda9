// SPDX-License-Identifier: Apache-2.0

import Foundation

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
