// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// A package of its own, since a product whose entry is the fuzzer's would break the plain build of the
// root. Its targets are links to the sources of the root; `scripts/maintain/fuzz` builds and links it.

/// Counts the edges that an input takes, and watches every access of memory.
let watched: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .unsafeFlags(["-sanitize=fuzzer,address", "-enable-testing"]),
]

let package = Package(
  name: "Fuzz",
  products: [.library(name: "FuzzTargets", type: .static, targets: ["FuzzTargets"])],
  targets: [
    .target(
      name: "FuzzTargets",
      dependencies: ["BenchResults", "BenchCases", "ToolReaders", "ListThrash", "BenchStatistics"],
      swiftSettings: watched
    ),
    // Files of the roof and of the harness that read what other tools wrote.
    .target(
      name: "ToolReaders",
      dependencies: ["BenchHarness", "BenchResults"],
      swiftSettings: watched
    ),
    .target(name: "BenchHarness", swiftSettings: watched),
    .target(
      name: "BenchCases",
      dependencies: ["BenchCells", "HeadlessUIKit"],
      swiftSettings: watched
    ),
    .target(name: "BenchCells", swiftSettings: watched),
    .target(
      name: "BenchResults",
      dependencies: ["BenchStatistics"],
      exclude: ["Schema"],
      swiftSettings: watched
    ),
    .target(name: "BenchStatistics", swiftSettings: watched),
    .target(
      name: "ListThrash",
      dependencies: ["HeadlessUIKit", "BenchStatistics"],
      swiftSettings: watched
    ),
    .target(
      name: "HeadlessUIKit",
      dependencies: ["ListAlgorithms", "TextLayout", "ConstraintSolver", "CEngineCounters"],
      swiftSettings: watched
    ),
    .target(name: "ListAlgorithms", swiftSettings: watched),
    .target(name: "TextLayout", dependencies: ["CTextTables"], swiftSettings: watched),
    .target(name: "ConstraintSolver", swiftSettings: watched),
    .target(name: "CTextTables"),
    .target(name: "CEngineCounters"),
  ]
)
