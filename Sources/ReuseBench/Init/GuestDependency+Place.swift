// SPDX-License-Identifier: Apache-2.0

import Foundation

extension GuestDependency {
  /// The folder of the sources that this tool was built from.
  static var ownCheckout: String {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder.path
  }

  /// Returns a dependency as a manifest says it: an absolute path as it is, a relative one from the package's
  /// folder; nil stands for the checkout that built the tool.
  static func resolved(
    _ dependency: GuestDependency?,
    for folder: String,
    checkout: String = ownCheckout
  ) throws(ToolFailure) -> GuestDependency {
    switch dependency {
    case .repository(let address, let requirement):
      return .repository(address: address, requirement)
    case .folder(let path):
      guard let fault = fault(inFolder: path) else {
        return .folder(path.hasPrefix("/") ? path : RealPath(path).way(from: RealPath(folder)))
      }
      throw ExitCode.inputMissing.failure(fault)
    case nil:
      guard fault(inFolder: checkout) == nil else {
        throw ExitCode.inputMissing.failure(
          "\(checkout), from which this tool was built, no longer holds ReuseBench; say"
            + " where it is: --dependency FOLDER, or --dependency URL@VERSION"
        )
      }
      return .folder(checkout)
    }
  }

  /// Why a folder cannot be depended on, or nil.
  private static func fault(inFolder path: String) -> String? {
    if access(path + "/Package.swift", R_OK) != 0 {
      return "\(path): there is no Package.swift in it; --dependency takes the folder of ReuseBench"
    }
    if access(path + "/Sources/ReuseBench/BenchmarkTool.swift", R_OK) != 0 {
      return "\(path): the package in it is not ReuseBench; --dependency takes the folder of that"
    }
    return nil
  }
}

/// A path without links, as far as there are folders.
struct RealPath {
  let names: [String]

  init(_ path: String) {
    var present = URL(fileURLWithPath: path).standardizedFileURL
    var rest: [String] = []
    while present.path != "/" {
      if let real = realpath(present.path, nil) {
        defer { free(real) }
        present = URL(fileURLWithPath: String(cString: real))
        break
      }
      rest.insert(present.lastPathComponent, at: 0)
      present.deleteLastPathComponent()
    }
    names = present.path.split(separator: "/").map(String.init) + rest
  }

  /// The relative path that leads here from a folder.
  func way(from folder: RealPath) -> String {
    let shared = zip(names, folder.names).prefix { $0 == $1 }.count
    let up = [String](repeating: "..", count: folder.names.count - shared)
    let way = up + names.dropFirst(shared)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }
}
