// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// Settings of every Swift target; Swift 6 mode comes with the tools version.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Settings of targets in which tests spend their time: a debug build optimises them too.
///
/// Tests then take less than half as long. Assertions and the sentences of preconditions stay.
let optimized: [SwiftSetting] =
  strict + [
    .unsafeFlags(
      ["-O", "-wmo", "-num-threads", "2", "-disable-batch-mode", "-assert-config", "Debug"],
      .when(configuration: .debug)
    )
  ]

/// Settings of targets in which nothing is timed or counted: a release build does not optimise them.
///
/// The optimiser takes four times as long as the rest of the compiler for them. Versioned dependencies may
/// have such flags from tools version 6.2 on.
let untimed: [SwiftSetting] =
  strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// Settings of targets that hold source as an iOS project writes it.
let asWrittenForUIKit: [SwiftSetting] = [
  .treatAllWarnings(as: .error), .swiftLanguageMode(.v6),
]

/// Modules for the packages under Benchmarks.
///
/// Other packages have no use for them, and no promise.
let offered = [
  "BenchCases", "BenchCells", "BenchHarness", "BenchLists", "BenchResults", "BenchRunner",
  "BenchStatistics", "ConstraintSolver", "CProbes", "HeadlessUIKit", "ListAlgorithms", "ListThrash",
  "TestSupport", "TextLayout",
]

let package = Package(
  name: "ReuseBench",
  products: [
    .library(name: "ReuseBench", targets: ["ReuseBench"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .executable(name: "reuse-bench", targets: ["reuse-bench"]),
  ] + offered.map { .library(name: $0, targets: [$0]) },
  targets: [
    // Roof
    .executableTarget(
      name: "reuse-bench",
      dependencies: ["ReuseBench"],
      path: "Benchmarks/reuse-bench",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "inbox-guest",
      dependencies: ["ReuseBench", "SwiftUI", "UIKit"],
      path: "Benchmarks/inbox-guest",
      swiftSettings: asWrittenForUIKit
    ),

    // Storey 4
    .target(
      name: "ReuseBench",
      dependencies: [
        "BenchLists", "BenchMistakes", "BenchCells", "BenchCases", "BenchRunner", "BenchReports",
        "BenchHarness",
        "BenchResults",
        "BenchStatistics", "HeadlessUIKit", "UIKit",
      ],
      swiftSettings: untimed
    ),

    // Storey 3
    .target(
      name: "BenchRunner",
      dependencies: [
        "BenchLists", "BenchCells", "BenchCases", "HeadlessUIKit", "BenchHarness", "BenchResults",
        "BenchStatistics",
      ],
      swiftSettings: optimized
    ),
    .target(
      name: "BenchCases",
      dependencies: [
        "BenchLists", "BenchCells", "BenchCellsTwin", "UIKit", "HeadlessUIKit", "ListAlgorithms",
        "TextLayout", "BenchStatistics",
      ],
      swiftSettings: optimized
    ),
    .target(
      name: "BenchLists",
      dependencies: ["UIKit", "HeadlessUIKit", "TextLayout", "BenchStatistics"],
      swiftSettings: optimized
    ),
    .target(
      name: "BenchCells",
      dependencies: ["BenchLists", "UIKit", "SwiftUI", "TextLayout"],
      swiftSettings: optimized
    ),
    .target(
      name: "BenchMistakes",
      dependencies: ["BenchLists", "UIKit", "SwiftUI"],
      swiftSettings: strict
    ),
    .target(
      name: "BenchCellsTwin",
      dependencies: ["BenchCells", "UIKit"],
      swiftSettings: strict
    ),
    .target(
      name: "BenchReports",
      dependencies: ["BenchResults", "BenchStatistics"],
      swiftSettings: untimed
    ),

    // Storey 2
    .target(
      name: "SwiftUI",
      dependencies: ["UIKit", "HeadlessUIKit", "TextLayout", "Combine"],
      swiftSettings: optimized
    ),
    .target(
      name: "UIKit",
      dependencies: ["HeadlessUIKit", "_Testing_UIKit"],
      swiftSettings: optimized
    ),
    .target(name: "_Testing_UIKit", swiftSettings: strict),
    .target(
      name: "HeadlessUIKit",
      dependencies: ["ListAlgorithms", "TextLayout", "ConstraintSolver", "CEngineCounters"],
      swiftSettings: optimized
    ),
    .target(
      name: "BenchHarness",
      dependencies: ["BenchStatistics", "CProbes"],
      swiftSettings: strict
    ),
    .target(
      name: "BenchResults",
      dependencies: ["BenchStatistics"],
      exclude: ["Schema"],
      swiftSettings: untimed
    ),

    // Ground
    .target(name: "ListAlgorithms", swiftSettings: optimized),
    .target(name: "TextLayout", dependencies: ["CTextTables"], swiftSettings: optimized),
    .target(name: "ConstraintSolver", swiftSettings: optimized),
    .target(name: "BenchStatistics", swiftSettings: optimized),
    .target(name: "Combine", swiftSettings: strict),
    .target(name: "CTextTables"),
    .target(name: "CProbes"),
    .target(name: "CEngineCounters"),

    // Tests
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "ListThrash",
      dependencies: ["HeadlessUIKit", "BenchStatistics"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "verify-fixtures",
      dependencies: ["ReuseBench", "UIKit", "BenchHarness", "Combine"],
      path: "Tests/verify-fixtures",
      swiftSettings: asWrittenForUIKit
    ),
    // The tests of the modules that depend on no other.
    .testTarget(
      name: "GroundTests",
      dependencies: [
        "TestSupport", "ListAlgorithms", "TextLayout", "ConstraintSolver", "BenchStatistics",
        "Combine",
      ],
      exclude: ["TextLayout/Fixtures", "BenchStatistics/Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: ["TestSupport", "HeadlessUIKit", "ListThrash", "BenchStatistics"],
      exclude: ["Pictures/Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SwiftUITests",
      dependencies: ["TestSupport", "SwiftUI", "HeadlessUIKit", "BenchStatistics"],
      exclude: ["Pictures/Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BenchHarnessTests",
      dependencies: ["TestSupport", "BenchHarness", "BenchStatistics", "verify-fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BenchResultsTests",
      dependencies: ["TestSupport", "BenchResults", "BenchStatistics"],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BenchCasesTests",
      dependencies: [
        "TestSupport",
        "BenchCases", "BenchCells", "BenchLists", "BenchStatistics", "HeadlessUIKit", "UIKit",
        "ListAlgorithms",
      ],
      exclude: ["Pictures/Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BenchRunnerTests",
      dependencies: [
        "TestSupport",
        "BenchRunner", "BenchCases", "BenchCells", "BenchHarness", "BenchResults",
        "BenchStatistics", "HeadlessUIKit", "UIKit",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BenchReportsTests",
      dependencies: ["TestSupport", "BenchReports", "BenchResults", "BenchStatistics"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ReuseBenchTests",
      dependencies: [
        "TestSupport",
        "ReuseBench", "BenchCases", "BenchRunner", "BenchCells", "BenchLists", "BenchMistakes",
        "BenchHarness", "BenchReports", "BenchResults", "BenchStatistics",
        "reuse-bench", "inbox-guest", "verify-fixtures",
      ],
      swiftSettings: strict
    ),
  ]
)
