// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// What the fuzzer starts from and what it once found, each read once by its target.
///
/// A property that does not hold ends the process with a sentence; see `Tests/Fuzz`.
@Suite struct FuzzCorpusTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fuzz").standardizedFileURL

  @Test("Every input of every reader", arguments: FuzzReaders.all.map(\.name))
  func inputs(_ name: String) throws {
    let reader = try require(FuzzReaders.all.first { $0.name == name })
    let inputs = try Self.inputs(of: name)
    expect(!inputs.isEmpty)
    for input in inputs {
      reader.read(input)
      // Cut in the middle, it is refused or read, and no worse.
      reader.read(Array(input.prefix(input.count / 2)))
    }
  }

  /// The stored inputs of a target, then its findings.
  private static func inputs(of name: String) throws -> [[UInt8]] {
    try ["Corpus", "Findings"]
      .flatMap { kind in
        let folder = folder.appending(path: "\(kind)/\(name)")
        guard FileManager.default.fileExists(atPath: folder.path) else { return [[UInt8]]() }
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
          .map { [UInt8](try Data(contentsOf: folder.appending(path: $0))) }
      }
  }
}
