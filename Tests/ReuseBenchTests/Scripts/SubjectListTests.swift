// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The list of `scripts/compare-commits` of what is measured, held against the package.
@Suite struct SubjectListTests {
  private static let package = URL(filePath: #filePath).appending(path: "../../../..")
    .standardizedFileURL

  private static func text(of path: String) throws -> String {
    try String(contentsOf: package.appending(path: path), encoding: .utf8)
  }

  /// The dependencies of each target as the manifest states them.
  private static func dependencies() throws -> [String: [String]] {
    let manifest = try text(of: "Package.swift")
    var found: [String: [String]] = [:]
    for target in manifest.matches(of: /\.(?:executableT|t)arget\(\s*name: "([^"]+)"([^)]*)/) {
      let list = target.2.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.1 ?? ""
      found[String(target.1)] = list.matches(of: /"([^"]+)"/).map { String($0.1) }
    }
    return found
  }

  @Test("the subject is what the products UIKit and SwiftUI are made of, and the cells")
  func subject() throws {
    let dependencies = try Self.dependencies()
    var pending = ["UIKit", "SwiftUI"]
    var closure: Set<String> = []
    while let target = pending.popLast() {
      guard closure.insert(target).inserted else { continue }
      pending += try require(dependencies[target], "no target \(target)")
    }
    let script = try Self.text(of: "scripts/compare-commits")
    let list = try require(script.firstMatch(of: /readonly subject=\(([^)]*)\)/)?.1)
    let listed = list.split(whereSeparator: \.isWhitespace).map(String.init)
    let cells = ["Sources/BenchCells", "Sources/BenchCellsTwin"]
    let expected = closure.map { "Sources/\($0)" } + cells
    expectEqual(listed.sorted(), expected.sorted())
    for folder in listed {
      let path = Self.package.appending(path: folder).path
      expect(FileManager.default.fileExists(atPath: path), "there is no \(folder)")
    }
  }
}
