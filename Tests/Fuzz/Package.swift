// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// A package of its own, since a product whose entry is the fuzzer's would break the plain build of the
// root. Its modules are those of the root, by a link; `scripts/maintain/fuzz` builds and links it.

/// Counts the edges that an input takes, and watches every access of memory.
let watched: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .unsafeFlags(["-sanitize=fuzzer,address", "-enable-testing"]),
]

/// A module of the root.
func module(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [])
  -> Target
{
  .target(
    name: name,
    dependencies: dependencies,
    path: "Root/\(name)",
    exclude: exclude,
    swiftSettings: watched
  )
}

let package = Package(
  name: "Fuzz",
  products: [.library(name: "FuzzTargets", type: .static, targets: ["FuzzTargets"])],
  targets: [
    .target(
      name: "FuzzTargets",
      dependencies: [
        "ReuseBench", "BenchResults", "BenchCases", "BenchRunner", "BenchHarness", "ListThrash",
      ],
      swiftSettings: watched
    ),
    .target(
      name: "ListThrash",
      dependencies: ["HeadlessUIKit", "BenchStatistics"],
      path: "ListThrash",
      swiftSettings: watched
    ),
    module(
      "ReuseBench",
      [
        "BenchLists", "BenchMistakes", "BenchCells", "BenchCases", "BenchRunner", "BenchReports",
        "BenchHarness", "BenchResults", "BenchStatistics", "HeadlessUIKit", "UIKit",
      ]
    ),
    module(
      "BenchRunner",
      [
        "BenchLists", "BenchCells", "BenchCases", "HeadlessUIKit", "BenchHarness", "BenchResults",
        "BenchStatistics",
      ]
    ),
    module(
      "BenchCases",
      [
        "BenchLists", "BenchCells", "BenchCellsTwin", "UIKit", "HeadlessUIKit", "ListAlgorithms",
        "TextLayout", "BenchStatistics",
      ]
    ),
    module("BenchLists", ["UIKit", "HeadlessUIKit", "TextLayout", "BenchStatistics"]),
    module("BenchMistakes", ["BenchLists", "UIKit", "SwiftUI"]),
    module("BenchCells", ["BenchLists", "UIKit", "SwiftUI", "TextLayout"]),
    module("BenchCellsTwin", ["BenchCells", "UIKit"]),
    module("BenchReports", ["BenchResults", "BenchStatistics"]),
    module("SwiftUI", ["UIKit", "HeadlessUIKit", "TextLayout", "Combine"]),
    module("Combine"),
    module("UIKit", ["HeadlessUIKit", "_Testing_UIKit"]),
    module("_Testing_UIKit"),
    module(
      "HeadlessUIKit",
      ["ListAlgorithms", "TextLayout", "ConstraintSolver", "CEngineCounters"]
    ),
    module("BenchHarness", ["BenchStatistics", "CProbes"]),
    module("BenchResults", ["BenchStatistics"], exclude: ["Schema"]),
    module("ListAlgorithms"),
    module("TextLayout", ["CTextTables"]),
    module("ConstraintSolver"),
    module("BenchStatistics"),
    .target(name: "CTextTables", path: "Root/CTextTables"),
    .target(name: "CProbes", path: "Root/CProbes"),
    .target(name: "CEngineCounters", path: "Root/CEngineCounters"),
  ]
)
