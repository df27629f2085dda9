// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// The porting tool, which scripts/adopt builds and starts. A package of its own, so that a build of the suite
// does not compile it.

/// Settings of every target; Swift 6 mode comes with the tools version.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// A product of the suite.
func suite(_ name: String) -> Target.Dependency {
  .product(name: name, package: "ReuseBench")
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
      dependencies: [
        "SourceAdoption", suite("TestSupport"), suite("UIKit"), suite("SwiftUI"),
        suite("BenchStatistics"),
      ],
      exclude: ["Corpus"],
      swiftSettings: strict
    ),
  ]
)
