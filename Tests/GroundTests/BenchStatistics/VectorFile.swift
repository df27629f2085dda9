// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The vectors of one statistic with the answers of an independent implementation.
struct VectorFile {
  let vectors: [Vector]

  /// Reads a fixture, and refuses one that is missing, short or torn.
  init(named name: String, leastCount: Int = 140) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("Fixtures/\(name).txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    guard let head = lines.last(where: { $0.hasPrefix("# ") }) else {
      throw Fault(description: "\(name) has no head; run scripts/maintain/make-statistics-vectors.")
    }
    let columnCount = head.split(separator: ";").count
    vectors = lines.filter { !$0.hasPrefix("#") }.map { Vector(line: String($0)) }
    guard vectors.count >= leastCount else {
      throw Fault(description: "\(name) has \(vectors.count) vectors, not \(leastCount).")
    }
    for vector in vectors where vector.columns.count != columnCount {
      throw Fault(description: "\(name) has a torn line: \(vector)")
    }
  }

  struct Fault: Error, CustomStringConvertible {
    let description: String
  }
}
