// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The cases of one Unicode break test, as the fixture holds them.
struct UnicodeCases {
  /// One case: scalars, and for each but the first whether a boundary stands before it.
  struct Case: CustomStringConvertible {
    let description: String
    let scalars: [Unicode.Scalar]
    let boundaries: [Bool]
  }

  let cases: [Case]

  init(named name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("Fixtures/\(name)-15.0.0.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    cases = try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(UnicodeCases.read)
  }

  private static func read(_ line: Substring) throws -> Case {
    var scalars: [Unicode.Scalar] = []
    for part in line.split(whereSeparator: { $0 == "÷" || $0 == "×" }) {
      guard let value = UInt32(part, radix: 16), let scalar = Unicode.Scalar(value) else {
        throw BadCase(line: String(line))
      }
      scalars.append(scalar)
    }
    let boundaries = line.filter { $0 == "÷" || $0 == "×" }.map { $0 == "÷" }
    return Case(description: String(line), scalars: scalars, boundaries: boundaries)
  }

  private struct BadCase: Error {
    let line: String
  }
}
