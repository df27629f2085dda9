// SPDX-License-Identifier: Apache-2.0

import Foundation

enum GuestDependency: Sendable, Equatable {
  case folder(String)
  /// A repository, in a version or a commit.
  case repository(address: String, Requirement)

  enum Requirement: Sendable, Equatable {
    case version(String)
    case revision(String)
  }

  /// Reads a path, or an address with `@` and a version or commit behind it; nil for an address
  /// without, and for what holds characters that no line can.
  init?(_ text: String) {
    let controls = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    guard !text.isEmpty, !controls else { return nil }
    // The second form is that of `git@host:owner/name`.
    guard text.contains("://") || text.prefixMatch(of: /[^\/@]+@[^\/:]+:/) != nil else {
      self = .folder(text)
      return
    }
    guard let sign = text.lastIndex(of: "@"),
      let requirement = Requirement(String(text[text.index(after: sign)...]))
    else { return nil }
    let address = String(text[..<sign])
    guard !Self.name(ofRepository: address).isEmpty else { return nil }
    self = .repository(address: address, requirement)
  }

  /// The name by which the package manager knows a repository: its address's last part.
  static func name(ofRepository address: String) -> String {
    let last = address.split(omittingEmptySubsequences: false) { "/:".contains($0) }.last ?? ""
    return String(last.hasSuffix(".git") ? last.dropLast(4) : last)
  }
}

extension GuestDependency.Requirement {
  /// Reads a version of three numbers, or the forty digits of a commit.
  init?(_ text: String) {
    if text.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+([-+][0-9A-Za-z.+-]+)?/) != nil {
      self = .version(text)
    } else if text.wholeMatch(of: /[0-9a-f]{40}/) != nil {
      self = .revision(text)
    } else {
      return nil
    }
  }
}

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
