// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// Whether all there is is compiled once and thrown away, as by a pipeline; asked for by
/// REUSE_BENCH_BUILD_ONCE=1.
let isOnce = Context.environment["REUSE_BENCH_BUILD_ONCE"] == "1"

/// Settings of such a build: each module is compiled whole, in one go, and without debug information.
///
/// That takes a third less; where files change, the compiler's usual way is sooner. The package manager asks
/// for debug information behind these words, so that only the frontend can be told to do without.
let once: [SwiftSetting] =
  isOnce
  ? [
    .unsafeFlags(
      ["-wmo", "-num-threads", "2", "-Xfrontend", "-gnone"],
      .when(configuration: .debug)
    ),
    .unsafeFlags(["-no-emit-module-separately-wmo"]),
    .define("REUSE_BENCH_BUILD_ONCE"),
  ] : []

/// Settings of every Swift target: Swift 6 mode comes with the tools version.
let strict: [SwiftSetting] =
  once + [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]

/// Settings of what tests spend their time in: such a build optimises it, with its internals to be tested.
///
/// Nothing is left out where it is optimised: there is no `assert`, and DEBUG stays defined. Only the words of
/// a `precondition` are, which tests ask for where REUSE_BENCH_BUILD_ONCE is not defined.
let worked: [SwiftSetting] =
  strict + (isOnce ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : [])

/// Settings of what says figures and measures none: such a build optimises nothing of it.
///
/// The optimiser takes four times as long as all else for it, and nothing that is timed or counted runs there.
let said: [SwiftSetting] =
  strict + (isOnce ? [.unsafeFlags(["-Onone"], .when(configuration: .release))] : [])

/// Settings of targets that hold source as an iOS project writes it, in one language mode.
func asWrittenForUIKit(_ mode: SwiftLanguageMode) -> [SwiftSetting] {
  once + [.treatAllWarnings(as: .error), .swiftLanguageMode(mode)]
}

/// Modules for the packages under Benchmarks. Other packages have no use for them, and no promise.
let offered = [
  "BenchCases", "BenchCells", "BenchHarness", "BenchLists", "BenchResults", "BenchRunner",
  "BenchStatistics", "ConstraintSolver", "CProbes", "HeadlessUIKit", "ListAlgorithms", "ListThrash",
  "TextLayout",
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
      swiftSettings: asWrittenForUIKit(.v6)
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
      swiftSettings: said
    ),

    // Storey 3
    .target(
      name: "BenchRunner",
      dependencies: [
        "BenchLists", "BenchCells", "BenchCases", "HeadlessUIKit", "BenchHarness", "BenchResults",
        "BenchStatistics",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "BenchCases",
      dependencies: [
        "BenchLists", "BenchCells", "BenchCellsTwin", "UIKit", "HeadlessUIKit", "ListAlgorithms",
        "TextLayout", "BenchStatistics",
      ],
      swiftSettings: worked
    ),
    .target(
      name: "BenchLists",
      dependencies: ["UIKit", "HeadlessUIKit", "TextLayout", "BenchStatistics"],
      swiftSettings: worked
    ),
    .target(
      name: "BenchCells",
      dependencies: ["BenchLists", "UIKit", "SwiftUI", "TextLayout"],
      swiftSettings: worked
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
      swiftSettings: said
    ),

    // Storey 2
    .target(
      name: "SwiftUI",
      dependencies: ["UIKit", "HeadlessUIKit", "TextLayout", "Combine"],
      swiftSettings: worked
    ),
    .target(
      name: "UIKit",
      dependencies: ["HeadlessUIKit", "_Testing_UIKit"],
      swiftSettings: worked
    ),
    .target(name: "_Testing_UIKit", swiftSettings: strict),
    .target(
      name: "HeadlessUIKit",
      dependencies: ["ListAlgorithms", "TextLayout", "ConstraintSolver", "CEngineCounters"],
      swiftSettings: worked
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
      swiftSettings: said
    ),

    // Ground
    .target(name: "ListAlgorithms", swiftSettings: worked),
    .target(name: "TextLayout", dependencies: ["CTextTables"], swiftSettings: worked),
    .target(name: "ConstraintSolver", swiftSettings: worked),
    .target(name: "BenchStatistics", swiftSettings: worked),
    .target(name: "Combine", swiftSettings: said),
    .target(name: "CTextTables"),
    .target(name: "CProbes"),
    .target(name: "CEngineCounters"),

    // Tests
    .target(name: "GoldenPictures", path: "Tests/GoldenPictures", swiftSettings: strict),
    .target(
      name: "SampleCases",
      dependencies: ["BenchCases", "BenchCells"],
      path: "Tests/SampleCases",
      swiftSettings: strict
    ),
    .target(
      name: "ToolUnderTest",
      dependencies: ["BenchResults", "BenchStatistics"],
      path: "Tests/ToolUnderTest",
      swiftSettings: strict
    ),
    .target(
      name: "ListThrash",
      dependencies: ["HeadlessUIKit", "BenchStatistics"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "planted-guest",
      dependencies: ["ReuseBench", "UIKit"],
      path: "Tests/planted-guest",
      swiftSettings: asWrittenForUIKit(.v6)
    ),
    .executableTarget(
      name: "advice-guest",
      dependencies: ["ReuseBench", "UIKit"],
      path: "Tests/advice-guest",
      swiftSettings: asWrittenForUIKit(.v6)
    ),
    .executableTarget(
      name: "main-queue",
      dependencies: ["BenchHarness", "Combine"],
      path: "Tests/main-queue",
      swiftSettings: strict
    ),
    .testTarget(
      name: "ListAlgorithmsTests",
      dependencies: ["ListAlgorithms", "BenchStatistics"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TextLayoutTests",
      dependencies: ["TextLayout", "BenchStatistics"],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ConstraintSolverTests",
      dependencies: ["ConstraintSolver", "BenchStatistics"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BenchStatisticsTests",
      dependencies: ["BenchStatistics"],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CombineTests",
      dependencies: ["Combine", "BenchStatistics"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: ["HeadlessUIKit", "GoldenPictures", "ListThrash", "BenchStatistics"],
      exclude: ["Pictures/Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SwiftUITests",
      dependencies: ["SwiftUI", "HeadlessUIKit", "GoldenPictures", "BenchStatistics"],
      exclude: ["Pictures/Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BenchHarnessTests",
      dependencies: ["BenchHarness", "BenchStatistics", "main-queue"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BenchResultsTests",
      dependencies: ["BenchResults", "BenchStatistics"],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BenchCasesTests",
      dependencies: [
        "BenchCases", "BenchCells", "BenchLists", "BenchStatistics", "HeadlessUIKit", "UIKit",
        "ListAlgorithms", "GoldenPictures", "SampleCases",
      ],
      exclude: ["Pictures/Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BenchRunnerTests",
      dependencies: [
        "BenchRunner", "BenchCases", "BenchCells", "BenchHarness", "BenchResults",
        "BenchStatistics", "HeadlessUIKit", "UIKit", "SampleCases",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BenchReportsTests",
      dependencies: ["BenchReports", "BenchResults", "BenchStatistics"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ReuseBenchTests",
      dependencies: [
        "ReuseBench", "BenchCases", "BenchRunner", "BenchCells", "BenchLists", "BenchMistakes",
        "BenchHarness", "BenchReports", "BenchResults", "BenchStatistics", "ToolUnderTest",
        "reuse-bench", "inbox-guest", "planted-guest", "advice-guest",
      ],
      swiftSettings: strict
    ),
    // The tool and the scripts from outside. Nothing of the tool is imported, so that it compiles beside it.
    .testTarget(
      name: "ToolTests",
      dependencies: [
        "BenchHarness", "BenchReports", "BenchResults", "BenchStatistics", "ToolUnderTest",
      ],
      swiftSettings: strict
    ),
    // Source as iOS projects write it. scripts/maintain/typecheck compiles it in Swift 6 mode too.
    .testTarget(
      name: "SourceCompatibilitySwift5Tests",
      dependencies: ["UIKit", "SwiftUI", "Combine", "HeadlessUIKit"],
      swiftSettings: asWrittenForUIKit(.v5)
    ),
    // Files as engineers of apps write them, each a screen.
    .testTarget(
      name: "CorpusSwift5Tests",
      dependencies: ["UIKit", "SwiftUI", "Combine", "HeadlessUIKit"],
      swiftSettings: asWrittenForUIKit(.v5)
    ),
  ]
)
