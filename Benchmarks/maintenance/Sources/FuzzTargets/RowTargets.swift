// SPDX-License-Identifier: Apache-2.0

internal import Foundation

@testable internal import BenchCases
@testable internal import BenchResults

/// The readers of a user's rows: whatever a file holds gives rows, or a fault that lies inside it.
enum RowTargets {
  static func csv(_ bytes: [UInt8]) { read(bytes, as: "csv") }

  static func ndjson(_ bytes: [UInt8]) { read(bytes, as: "ndjson") }

  /// Where the file of the input is, since rows are read by their path; its ending says how.
  private static let beginning = "\(NSTemporaryDirectory())/fuzz-\(getpid())"

  private static func read(_ bytes: [UInt8], as ending: String) {
    let path = "\(beginning).\(ending)"
    write(bytes, to: path)
    do throws(DatasetError) {
      let file = try RowFile(path: path)
      demand(file.rows.count > 0, "no row and no fault")
      for field in file.ignoredFields { check(field.description) }
    } catch {
      check("\(error)")
      guard let position = error.position else { fatalError("a fault without a place: \(error)") }
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      demand((1...lines.count).contains(position.line), "a fault outside the file: \(error)")
      let width = lines[position.line - 1].count { $0 & 0xC0 != 0x80 }
      demand((1...width + 1).contains(position.column), "a fault outside its line: \(error)")
    }
  }

  private static func check(_ sentence: String) {
    demand(
      !sentence.unicodeScalars.contains(where: PrintableText.steers),
      "a sentence that steers a terminal: \(sentence)"
    )
  }

  private static func write(_ bytes: [UInt8], to path: String) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    demand(descriptor >= 0, "\(path) cannot be made")
    let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
    demand(count == bytes.count, "\(path) cannot be written")
    close(descriptor)
  }
}
