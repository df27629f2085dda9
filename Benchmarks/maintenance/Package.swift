// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// The programs and tests of maintenance: the instrument measured by itself, long random runs, acceptance of
// comparisons, fuzz targets, the device kit. A package of its own, so that a build of the suite compiles none
// of it.

/// The identity of the suite's package, by which its targets see each other's `package` declarations: the
/// name of its folder, two above this one, as the package manager writes it.
let identity: String = {
  let folder = Context.packageDirectory.split(separator: "/").dropLast(2).last ?? ""
  let name = folder.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }
  return (name.first?.isNumber == true ? "_" : "") + String(name)
}()

/// Settings of every target: those of the suite, and its `package` declarations.
///
/// Targets state `packageAccess: false`, else the package manager adds this package's identity.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .unsafeFlags(["-package-name", identity]),
]

/// Products of the suite.
func suite(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "ReuseBench") }
}

let package = Package(
  name: "Maintenance",
  products: [
    .executable(name: "harness-bench", targets: ["harness-bench"]),
    .executable(name: "acceptance", targets: ["acceptance"]),
    .executable(name: "thrash", targets: ["thrash"]),
    .library(name: "FuzzTargets", type: .static, targets: ["FuzzTargets"]),
  ],
  dependencies: [.package(name: "ReuseBench", path: "../..")],
  targets: [
    .executableTarget(
      name: "harness-bench",
      dependencies: ["CFloors"]
        + suite(
          "HeadlessUIKit",
          "UIKit",
          "ListAlgorithms",
          "TextLayout",
          "ConstraintSolver",
          "BenchHarness",
          "BenchLists",
          "BenchCells",
          "BenchCases",
          "BenchRunner",
          "BenchStatistics",
          "CProbes"
        ),
      packageAccess: false,
      swiftSettings: strict
    ),
    .target(name: "CFloors"),
    .executableTarget(
      name: "acceptance",
      dependencies: suite("BenchHarness", "BenchResults", "BenchStatistics"),
      packageAccess: false,
      swiftSettings: strict
    ),
    .executableTarget(
      name: "thrash",
      dependencies: suite("ListThrash"),
      packageAccess: false,
      swiftSettings: strict
    ),
    // scripts/maintain/fuzz builds these, and what they read, with the fuzzer's flags.
    .target(
      name: "FuzzTargets",
      dependencies: suite(
        "ReuseBench",
        "BenchResults",
        "BenchCases",
        "BenchRunner",
        "BenchHarness",
        "ListThrash"
      ),
      packageAccess: false,
      swiftSettings: strict
    ),
    .testTarget(
      name: "HarnessBenchTests",
      dependencies: ["harness-bench"] + suite("TestSupport", "BenchHarness"),
      packageAccess: false,
      swiftSettings: strict
    ),
    // The sources of Benchmarks/device-kit, by a link, in the language mode of its manifest.
    .testTarget(
      name: "DeviceKitTests",
      dependencies: suite(
        "TestSupport",
        "UIKit",
        "SwiftUI",
        "HeadlessUIKit",
        "TextLayout",
        "BenchCells",
        "BenchCases",
        "BenchResults",
        "BenchStatistics"
      ),
      exclude: ["Kit/App/DeviceKitTool.swift"],
      packageAccess: false,
      swiftSettings: [
        .treatAllWarnings(as: .error),
        .swiftLanguageMode(.v5),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .unsafeFlags(["-package-name", identity]),
      ]
    ),
  ]
)
