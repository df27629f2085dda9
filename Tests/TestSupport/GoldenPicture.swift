// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A picture that is checked in, and what it takes to compare another one with it.
///
/// Run the tests with REUSEBENCH_WRITE_PICTURES=1 to write the pictures anew; look at each one
/// before it is committed.
public struct GoldenPicture {
  private let file: URL

  /// Names a picture in the folder `Fixtures` beside a test's file.
  public init(_ name: String, testFile: String = #filePath) {
    file = URL(fileURLWithPath: testFile).deletingLastPathComponent()
      .appendingPathComponent("Fixtures").appendingPathComponent("\(name).svg")
  }

  /// Returns the first place at which a picture differs from the one that is checked in, or nil.
  public func difference(from picture: String) throws -> String? {
    if ProcessInfo.processInfo.environment["REUSEBENCH_WRITE_PICTURES"] == "1" {
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(picture.utf8).write(to: file, options: .atomic)
      return nil
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    guard picture != golden else { return nil }
    let lines = picture.split(separator: "\n")
    let goldenLines = golden.split(separator: "\n")
    let place = zip(lines, goldenLines).enumerated().first { $0.element.0 != $0.element.1 }
    guard let place else {
      return "\(file.lastPathComponent) has \(goldenLines.count) lines, the picture \(lines.count)"
    }
    return "\(file.lastPathComponent):\(place.offset + 1): found \(place.element.0.prefix(200)), "
      + "expected \(place.element.1.prefix(200)). If that is right, look at the picture and write it "
      + "by REUSEBENCH_WRITE_PICTURES=1."
  }
}
