// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A picture that is checked in, and what it takes to compare another one with it.
///
/// Run the tests with REUSEBENCH_WRITE_PICTURES=1 to write the pictures anew; look at each one
/// before it is committed.
enum GoldenPicture {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Fixtures")

  /// Records an issue unless a picture is the one that is checked in under a name.
  static func expect(
    _ picture: String,
    named name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appendingPathComponent("\(name).svg")
    if ProcessInfo.processInfo.environment["REUSEBENCH_WRITE_PICTURES"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(picture.utf8).write(to: file, options: .atomic)
      return
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    guard picture != golden else { return }
    let pairs = zip(picture.split(separator: "\n"), golden.split(separator: "\n"))
    let difference = pairs.enumerated().first { $0.element.0 != $0.element.1 }
    let words: String
    if let difference {
      words =
        "line \(difference.offset + 1) is \(difference.element.0.prefix(200)), expected "
        + "\(difference.element.1.prefix(200))"
    } else {
      words = "one of the two pictures ends before the other"
    }
    Issue.record(
      "\(name).svg: \(words). If the new picture is right, write it by REUSEBENCH_WRITE_PICTURES=1.",
      sourceLocation: sourceLocation
    )
  }
}
