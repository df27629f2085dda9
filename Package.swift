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

/// Settings of targets in which nothing is timed or counted: a release build does not optimise them.
///
/// The optimiser takes four times as long as the rest of the compiler for them. Versioned dependencies may
/// have such flags from tools version 6.2 on.
let untimed: [SwiftSetting] =
  strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// Settings of targets that hold source as an iOS project writes it, in one language mode.
func asWrittenForUIKit(_ mode: SwiftLanguageMode) -> [SwiftSetting] {
  [.treatAllWarnings(as: .error), .swiftLanguageMode(mode)]
}

/// Settings of the device kit, which is built as a project of its own everywhere else.
func asInDeviceKit(_ mode: SwiftLanguageMode) -> [SwiftSetting] {
  asWrittenForUIKit(mode) + [.enableUpcomingFeature("InternalImportsByDefault")]
}

let package = Package(
  name: "ReuseBench",
  products: [
    .library(name: "ReuseBench", targets: ["ReuseBench"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .executable(name: "reuse-bench", targets: ["reuse-bench"]),
    .executable(name: "harness-bench", targets: ["harness-bench"]),
  ],
  targets: [
    // Roof
    .executableTarget(
      name: "reuse-bench",
      dependencies: ["ReuseBench"],
      path: "Benchmarks/reuse-bench",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "harness-bench",
      dependencies: [
        "HeadlessUIKit", "UIKit", "ListAlgorithms", "TextLayout", "ConstraintSolver",
        "BenchHarness",
        "BenchLists", "BenchCells", "BenchCases", "BenchRunner", "BenchStatistics", "CProbes",
        "CFloors",
      ],
      path: "Benchmarks/harness-bench",
      swiftSettings: strict
    ),
    .target(name: "CFloors", path: "Benchmarks/CFloors"),
    .executableTarget(
      name: "adopt",
      dependencies: ["SourceAdoption"],
      path: "Benchmarks/adopt",
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
      swiftSettings: untimed
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
      swiftSettings: strict
    ),
    .target(
      name: "BenchLists",
      dependencies: ["UIKit", "HeadlessUIKit", "TextLayout", "BenchStatistics"],
      swiftSettings: strict
    ),
    .target(
      name: "BenchCells",
      dependencies: ["BenchLists", "UIKit", "SwiftUI", "TextLayout"],
      swiftSettings: strict
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
      swiftSettings: strict
    ),
    .target(
      name: "UIKit",
      dependencies: ["HeadlessUIKit", "_Testing_UIKit"],
      swiftSettings: strict
    ),
    .target(name: "_Testing_UIKit", swiftSettings: strict),
    .target(
      name: "HeadlessUIKit",
      dependencies: ["ListAlgorithms", "TextLayout", "ConstraintSolver", "CEngineCounters"],
      swiftSettings: strict
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
    .target(name: "ListAlgorithms", swiftSettings: strict),
    .target(name: "TextLayout", dependencies: ["CTextTables"], swiftSettings: strict),
    .target(name: "ConstraintSolver", swiftSettings: strict),
    .target(name: "BenchStatistics", swiftSettings: strict),
    .target(name: "SourceAdoption", swiftSettings: untimed),
    .target(name: "Combine", swiftSettings: strict),
    .target(name: "CTextTables"),
    .target(name: "CProbes"),
    .target(name: "CEngineCounters"),

    // Tests
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
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
      path: "Tests/ListThrash",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "acceptance",
      dependencies: ["BenchHarness", "BenchResults", "BenchStatistics"],
      path: "Tests/acceptance",
      swiftSettings: untimed
    ),
    .executableTarget(
      name: "thrash",
      dependencies: ["ListThrash"],
      path: "Tests/thrash",
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
    // The sources of Benchmarks/inbox-guest, by a link, as a project in Swift 5 mode has them.
    .executableTarget(
      name: "inbox-guest-swift5",
      dependencies: ["ReuseBench", "SwiftUI", "UIKit"],
      path: "Tests/inbox-guest-swift5",
      swiftSettings: asWrittenForUIKit(.v5)
    ),
    .executableTarget(
      name: "main-queue",
      dependencies: ["BenchHarness", "Combine"],
      path: "Tests/main-queue",
      swiftSettings: strict
    ),
    .testTarget(
      name: "TestSupportTests",
      dependencies: ["TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ListAlgorithmsTests",
      dependencies: ["TestSupport", "ListAlgorithms", "BenchStatistics"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TextLayoutTests",
      dependencies: ["TestSupport", "TextLayout", "BenchStatistics"],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ConstraintSolverTests",
      dependencies: ["TestSupport", "ConstraintSolver", "BenchStatistics"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BenchStatisticsTests",
      dependencies: ["TestSupport", "BenchStatistics"],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CombineTests",
      dependencies: ["TestSupport", "Combine", "BenchStatistics"],
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
      dependencies: ["TestSupport", "BenchHarness", "BenchStatistics", "main-queue"],
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
        "ListAlgorithms", "SampleCases",
      ],
      exclude: ["Pictures/Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BenchRunnerTests",
      dependencies: [
        "TestSupport",
        "BenchRunner", "BenchCases", "BenchCells", "BenchHarness", "BenchResults",
        "BenchStatistics", "HeadlessUIKit", "UIKit", "SampleCases",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SourceAdoptionTests",
      dependencies: ["TestSupport", "SourceAdoption", "UIKit", "SwiftUI", "BenchStatistics"],
      exclude: ["Corpus"],
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
        "BenchHarness", "BenchReports", "BenchResults", "BenchStatistics", "ToolUnderTest",
        "reuse-bench", "inbox-guest", "inbox-guest-swift5", "planted-guest", "advice-guest",
      ],
      swiftSettings: strict
    ),
    // The tool and the scripts from outside. Nothing of the tool is imported, so that it compiles beside it.
    .testTarget(
      name: "ToolTests",
      dependencies: [
        "TestSupport",
        "BenchHarness", "BenchReports", "BenchResults", "BenchStatistics", "ToolUnderTest",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "HarnessBenchTests",
      dependencies: ["TestSupport", "harness-bench", "BenchHarness"],
      swiftSettings: strict
    ),
    // One folder, compiled in both language modes: the second is a link to the first. What is said of
    // the sources is said once, in the first.
    .testTarget(
      name: "SourceCompatibilitySwift5Tests",
      dependencies: ["TestSupport", "UIKit", "SwiftUI", "Combine", "HeadlessUIKit"],
      swiftSettings: asWrittenForUIKit(.v5)
    ),
    .testTarget(
      name: "SourceCompatibilitySwift6Tests",
      dependencies: ["TestSupport", "UIKit", "SwiftUI", "Combine", "HeadlessUIKit"],
      exclude: [
        "CardShapeTests.swift", "CombineShapeTests.swift", "DiffableShapeTests.swift",
        "HostingShapeTests.swift",
        "LayoutShapeTests.swift", "ModernShapeTests.swift", "ModernStateShapeTests.swift",
        "NewsShapeTests.swift", "NotesShapeTests.swift", "SettingsShapeTests.swift",
        "TutorialShapeTests.swift",
        "Support", "Surface/CellSurfaceTests.swift", "Surface/ConfigurationSurfaceTests.swift",
        "Surface/ViewSurfaceTests.swift",
      ],
      swiftSettings: asWrittenForUIKit(.v6)
    ),
    // Files as engineers of apps write them, each a screen; in both modes, likewise.
    .testTarget(
      name: "CorpusSwift5Tests",
      dependencies: ["TestSupport", "UIKit", "SwiftUI", "Combine", "HeadlessUIKit"],
      swiftSettings: asWrittenForUIKit(.v5)
    ),
    .testTarget(
      name: "CorpusSwift6Tests",
      dependencies: ["TestSupport", "UIKit", "SwiftUI", "Combine", "HeadlessUIKit"],
      exclude: ["Swift5", "CorpusSourcesTests.swift"],
      swiftSettings: asWrittenForUIKit(.v6)
    ),
    // The sources of Benchmarks/device-kit, by a link, with their tests; in both modes, likewise.
    .testTarget(
      name: "DeviceKitSwift5Tests",
      dependencies: [
        "TestSupport",
        "UIKit", "SwiftUI", "HeadlessUIKit", "BenchCells", "BenchCases", "BenchResults",
        "BenchStatistics",
      ],
      exclude: ["Kit/App/DeviceKitTool.swift"],
      swiftSettings: asInDeviceKit(.v5)
    ),
    .testTarget(
      name: "DeviceKitSwift6Tests",
      dependencies: ["TestSupport", "UIKit", "SwiftUI", "HeadlessUIKit"],
      exclude: [
        "Kit/App/DeviceKitTool.swift", "KitSourcesTests.swift", "PlainJSON.swift",
        "PlayTests.swift", "PlayedRowsTests.swift", "RunScreenTests.swift", "SchemaValidator.swift",
        "Screen.swift", "ToolLineTests.swift", "WrittenFilesTests.swift",
      ],
      swiftSettings: asInDeviceKit(.v6)
    ),
  ]
)

// ONLY=ModuleTests,OtherTests builds those targets and what they depend on.
if let only = Context.environment["ONLY"] {
  var wanted = Set(only.split(separator: ",").map(String.init))
  var isGrowing = true
  while isGrowing {
    isGrowing = false
    for target in package.targets where wanted.contains(target.name) {
      for case .byNameItem(let name, _) in target.dependencies where wanted.insert(name).inserted {
        isGrowing = true
      }
    }
  }
  package.targets.removeAll { !wanted.contains($0.name) }
  package.products = []
}
