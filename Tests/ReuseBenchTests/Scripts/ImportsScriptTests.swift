// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation
import TestSupport
import Testing

/// `scripts/maintain/imports` on small trees that break one border each.
@Suite(.startsPrograms) struct ImportsScriptTests {
  /// A file to add to a tree of which every import is allowed, and what the script says of it.
  struct Breach: Sendable, CustomTestStringConvertible {
    let path: String
    let source: String
    let complaints: [String]

    var testDescription: String { path }
  }

  private static let manifest = """
    let package = Package(
      name: "Tree",
      targets: [
        .target(name: "BenchReports", dependencies: ["BenchResults"]),
      ]
    )
    """

  private static let allowed = [
    "Package.swift": manifest,
    "Benchmarks/reuse-bench/main.swift": "import ReuseBench\n",
    "Sources/BenchCells/Cells/NewsCell.swift": "import UIKit\n",
    "Sources/BenchCases/FrameDriver.swift":
      "import Foundation\n@_spi(Headless) internal import HeadlessUIKit\n",
    "Sources/BenchStatistics/Golden.swift": "let text = \"\"\"\nimport UIKit\n\"\"\"\n",
    "Sources/HeadlessUIKit/Commit.swift": "private import CEngineCounters\n",
    "Sources/UIKit/UIKit.swift": "@_exported public import HeadlessUIKit\n",
    "Benchmarks/porting/Tests/CorpusTests/Cell.swift": "import UIKit\nimport Testing\n",
    "Tests/GroundTests/TextLayout/A.swift":
      "import Testing\n@testable import TextLayout\nimport CTextTables\n",
  ]

  private static let breaches = [
    Breach(
      path: "Sources/BenchCells/Cells/A.swift",
      source: "import HeadlessUIKit\n",
      complaints: [":1: \"HeadlessUIKit\" may not be imported in Sources/BenchCells/Cells"]
    ),
    Breach(
      path: "Sources/BenchCells/Cells/B.swift",
      source: "import UIKit\nimport Foundation\n",
      complaints: [":2: \"Foundation\" may not be imported in Sources/BenchCells/Cells"]
    ),
    Breach(
      path: "Sources/BenchCells/Cells/C.swift",
      source: "@_spi(Headless) import UIKit\n",
      complaints: [":1: @_spi import is not for cells, which import what a phone has"]
    ),
    Breach(
      path: "Sources/HeadlessUIKit/Up.swift",
      source: "\npublic import BenchHarness\n",
      complaints: [":2: \"BenchHarness\" may not be imported in Sources/HeadlessUIKit"]
    ),
    Breach(
      path: "Sources/BenchHarness/Counters.swift",
      source: "import CEngineCounters\n",
      complaints: [":1: \"CEngineCounters\" may not be imported in Sources/BenchHarness"]
    ),
    Breach(
      path: "Sources/BenchReports/Parts.swift",
      source: "  import struct SwiftNIO.ByteBuffer\n",
      complaints: [":1: \"SwiftNIO\" may not be imported in Sources/BenchReports"]
    ),
    Breach(
      path: "Sources/BenchReports/Inside.swift",
      source: "@testable import BenchResults\n",
      complaints: [":1: @testable import is for tests"]
    ),
    Breach(
      path: "Sources/BenchReports/Wide.swift",
      source: "@_exported public import Foundation\n",
      complaints: [
        ":1: @_exported import is for the umbrellas, Sources/UIKit and Sources/SwiftUI, "
          + "for the twin, and for the product"
      ]
    ),
    Breach(
      path: "Tests/GroundTests/TextLayout/B.swift",
      source: "import BenchStatistics\nimport BenchResults\n",
      complaints: [":2: \"BenchResults\" may not be imported in Tests/GroundTests/TextLayout"]
    ),
    Breach(
      path: "Sources/Novelty/A.swift",
      source: "import Foundation\n",
      complaints: [":1: this folder has no row in the table of scripts/maintain/imports"]
    ),
    Breach(
      path: "Package.swift",
      source: manifest.replacing("\"BenchResults\"", with: "\"BenchResults\", \"HeadlessUIKit\""),
      complaints: [":4: \"BenchReports\" may not depend on \"HeadlessUIKit\""]
    ),
  ]

  @Test("a breach is named with file and line, and what keeps the table passes")
  func aTreeThatKeepsTheTablePasses() throws {
    let (status, lines) = try Self.imports(in: Self.allowed)
    expectEqual(status, 0)
    expectEqual(lines, ["imports: \(Self.allowed.count) files, all point down"])
    for breach in Self.breaches {
      let files = Self.allowed.merging([breach.path: breach.source]) { $1 }
      let (status, lines) = try Self.imports(in: files)
      expectEqual(status, 1)
      let complaints = breach.complaints.map { breach.path + $0 }
      expectEqual(lines, complaints + ["imports: \(complaints.count) not allowed"])
    }
  }

  /// Runs a copy of the script in a tree of its own.
  private static func imports(in files: [String: String]) throws -> (Int32, [String]) {
    let manager = FileManager.default
    let root = manager.temporaryDirectory.appending(path: "imports-\(UUID().uuidString)")
    defer {
      do { try manager.removeItem(at: root) } catch { Issue.record(error) }
    }
    for (path, source) in files {
      let file = root.appending(path: path)
      try manager.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(source.utf8).write(to: file)
    }
    let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let script = root.appending(path: "scripts/maintain/imports")
    try manager.createDirectory(
      at: script.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try manager.copyItem(at: package.appending(path: "scripts/maintain/imports"), to: script)

    let result = try ProcessResult(script.path, [], limitSeconds: 60)
    guard case .exited(let status) = result.ending else { throw CocoaError(.executableLoad) }
    return (status, result.text.split(separator: "\n").map(String.init))
  }
}
