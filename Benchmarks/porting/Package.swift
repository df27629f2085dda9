// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// The porting tool, which scripts/adopt builds and starts, and the sources of apps that are compiled and run
// here. A package of its own, so that a build of the suite does not compile them.

/// Settings of every target; Swift 6 mode comes with the tools version.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Settings of targets that hold source as an iOS project writes it.
///
/// scripts/maintain/typecheck compiles it in Swift 6 mode too.
let asWrittenForUIKit: [SwiftSetting] = [
  .treatAllWarnings(as: .error), .swiftLanguageMode(.v5),
]

/// Products of the suite.
func suite(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "ReuseBench") }
}

let package = Package(
  name: "Porting",
  products: [.executable(name: "adopt", targets: ["adopt"])],
  dependencies: [.package(name: "ReuseBench", path: "../..")],
  targets: [
    .target(name: "SourceAdoption", swiftSettings: strict),
    .executableTarget(name: "adopt", dependencies: ["SourceAdoption"], swiftSettings: strict),
    .testTarget(
      name: "SourceAdoptionTests",
      dependencies: ["SourceAdoption"]
        + suite("TestSupport", "UIKit", "SwiftUI", "BenchStatistics"),
      exclude: ["Corpus"],
      swiftSettings: strict
    ),
    // Source of tutorials and of everyday cells and lists.
    .testTarget(
      name: "SourceCompatibilityTests",
      dependencies: suite("TestSupport", "UIKit", "SwiftUI", "Combine", "HeadlessUIKit"),
      swiftSettings: asWrittenForUIKit
    ),
    // Files as engineers of apps write them, each a screen.
    .testTarget(
      name: "CorpusTests",
      dependencies: suite("TestSupport", "UIKit", "SwiftUI", "Combine", "HeadlessUIKit"),
      swiftSettings: asWrittenForUIKit
    ),
  ]
)
