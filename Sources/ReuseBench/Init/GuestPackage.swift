// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A package for a list of one's own, file by file.
struct GuestPackage {
  let name: String
  /// Whether it measures a screen, and not a list of cells.
  let isScreen: Bool
  let dependency: GuestDependency

  /// The files by their paths in the package, the manifest last: what holds it is whole.
  var files: [(path: String, text: String)] {
    let sources = isScreen ? GuestSources.screen : GuestSources.list
    return sources.map { ("Sources/\(name)/\($0.name)", $0.text) } + [
      (".gitignore", ".build/\n.reuse-bench/\n"),
      (GuestWorkflow.path, GuestWorkflow(package: self).text),
      ("README.md", readme),
      ("Package.swift", manifest),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2

    import PackageDescription

    let package = Package(
      name: \(name.literal),
      dependencies: [
        \(requirement)
      ],
      targets: [
        .executableTarget(
          name: \(name.literal),
          dependencies: [
            .product(name: "ReuseBench", package: \(dependency.packageName.literal)),
            .product(name: "UIKit", package: \(dependency.packageName.literal)),
          ],
          // .v5 for files of a project that is not yet in Swift 6 mode.
          swiftSettings: [.swiftLanguageMode(.v6)]
        )
      ]
    )

    """
  }

  private var requirement: String {
    switch dependency {
    case .folder(let path): ".package(name: \"ReuseBench\", path: \(path.literal))"
    case .repository(let address, .version(let version)):
      ".package(url: \(address.literal), exact: \(version.literal))"
    case .repository(let address, .revision(let commit)):
      ".package(url: \(address.literal), revision: \(commit.literal))"
    }
  }

  private var readme: String {
    let verify = "swift run -c release \(name) verify"
    let first = "swift run -c release"
      .padding(toLength: verify.count, withPad: " ", startingAt: 0)
    return """
      # \(name)

      \(isScreen ? GuestSources.screenAccount : GuestSources.listAccount)

      ```
      \(first)   # measures, and prints what it found
      swift run -c release \(name) list     # what is measured, a case a line
      \(verify)   # checks what the cells show, untimed
      swift run -c release \(name) help     # all else: profiles, traces, pictures, histories
      ```

      Did a commit make it slower? This compares the last two, in builds of their own:

      ```
      \(dependency.scripts)/compare-commits --package . --product \(name) HEAD~1
      ```

      `\(GuestWorkflow.path)` does it for each pull request; see what its first lines ask for.
      `Package.swift` says where ReuseBench is. Its articles are in `Sources/ReuseBench/ReuseBench.docc` there:
      begin with `YourListInTenMinutes.md`.

      """
  }
}

extension GuestDependency {
  /// The name by which a target of the package names a product of ReuseBench.
  var packageName: String {
    switch self {
    case .folder: "ReuseBench"
    case .repository(let address, _): Self.name(ofRepository: address)
    }
  }

  /// The folder with the scripts, from the folder of the package.
  var scripts: String {
    switch self {
    case .folder(let path): (path + "/scripts").shellWord
    case .repository: ".build/checkouts/\(packageName)/scripts".shellWord
    }
  }
}

extension String {
  /// The text in double quotes, as Swift and YAML both read it; it holds no control characters.
  var literal: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// The text as one word of a shell's line; zsh takes one that begins with an equals sign for a program.
  var shellWord: String {
    if wholeMatch(of: /[0-9A-Za-z_.\/:@%+,-][0-9A-Za-z_.\/:@%+=,-]*/) != nil { return self }
    return "'" + replacing("'", with: "'\\''") + "'"
  }
}
