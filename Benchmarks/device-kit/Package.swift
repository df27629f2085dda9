// swift-tools-version: 6.0
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// In Xcode and Swift Playgrounds this is an app for a phone, and UIKit is Apple's. On Linux it is a
// program, and UIKit is the headless one, two folders up.
#if canImport(AppleProductTypes)
  import AppleProductTypes

  let products: [Product] = [
    .iOSApplication(
      name: "DeviceKit",
      targets: ["DeviceKit"],
      bundleIdentifier: "org.reuse-bench.device-kit",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .clock),
      accentColor: .presetColor(.blue),
      supportedDeviceFamilies: [.phone, .pad],
      supportedInterfaceOrientations: [.portrait]
    )
  ]
  let suite: [Package.Dependency] = []
  let toolkits: [Target.Dependency] = []
#else
  let products: [Product] = [.executable(name: "device-kit", targets: ["DeviceKit"])]
  let suite: [Package.Dependency] = [.package(name: "ReuseBench", path: "../..")]
  let toolkits: [Target.Dependency] = [
    .product(name: "UIKit", package: "ReuseBench"),
    .product(name: "SwiftUI", package: "ReuseBench"),
  ]
#endif

let package = Package(
  name: "DeviceKit",
  platforms: [.iOS("16.0")],
  products: products,
  dependencies: suite,
  targets: [
    .executableTarget(
      name: "DeviceKit",
      dependencies: toolkits,
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]
    )
  ],
  // Mode 6 is held by the suite's tests; mode 5 takes Apple's annotations as each release has them.
  swiftLanguageModes: [.v5]
)
