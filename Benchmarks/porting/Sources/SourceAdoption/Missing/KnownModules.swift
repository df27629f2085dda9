// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// The modules that a file may import here.
struct KnownModules {
  private let names: Set<String>

  /// - Parameter others: modules besides those of the toolchain.
  init(others: Set<String>) {
    names = Self.toolchain.union(others)
  }

  /// Whether a module can be imported.
  func contains(_ module: String) -> Bool { names.contains(module) }

  /// The module that has here what apps use of another one, which is missing.
  func standIn(for module: String) -> String? { Self.standIns[module] }

  /// What the toolchain has on Linux: the folder `usr/lib/swift/linux` of Swift 6.3.
  private static let toolchain: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "CoreFoundation", "Dispatch", "Glibc", "Observation",
    "RegexBuilder", "Synchronization", "Distributed", "Cxx", "CxxStdlib", "Testing", "XCTest",
    "_Concurrency", "_Differentiation", "_StringProcessing",
  ]

  /// Names that a phone has in Foundation and Linux in `FoundationNetworking`.
  static let networking: Set<String> = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionConfiguration",
    "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionUploadTask",
    "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate",
    "URLSessionDownloadDelegate", "URLCache", "CachedURLResponse", "URLCredential", "URLProtocol",
    "URLAuthenticationChallenge", "URLProtectionSpace", "HTTPCookie", "HTTPCookieStorage",
  ]

  private static let standIns = [
    "CoreGraphics": "Foundation", "QuartzCore": "UIKit", "ObjectiveC": "Foundation",
    "Darwin": "Glibc",
  ]
}

/// The names that a checkout's UIKit and SwiftUI declare.
public struct DeclaredNames: Sendable {
  /// The folders of `Sources` whose names an app's file may see or import.
  private static let folders = ["UIKit", "HeadlessUIKit", "SwiftUI", "Combine", "CoreData"]

  /// The names.
  public let names: Set<String>
  /// The modules that the checkout has under an Apple name.
  public let modules: Set<String>

  /// Reads the sources of a checkout.
  ///
  /// - Parameter checkout: its folder.
  /// - Throws: `AdoptionError.missing` if the folder holds no such sources.
  public init(checkout: String) throws(AdoptionError) {
    var names: Set<String> = []
    var modules: Set<String> = []
    for folder in Self.folders {
      let path = checkout + "/Sources/" + folder
      guard FileManager.default.fileExists(atPath: path) else { continue }
      if folder != "HeadlessUIKit" { modules.insert(folder) }
      // What stands in a folder of that name is declared so that the compiler says why it is missing.
      for file in try AppSources.swiftFiles(in: path) where !file.hasPrefix("Unavailable/") {
        let lexed = LexedSource(try AppSources.bytes(of: path + "/" + file))
        for type in DeclarationReader.read([lexed]).types where type.kind != .extension {
          names.insert(type.path.joined(separator: "."))
        }
        names.formUnion(Self.aliases(lexed))
      }
    }
    guard modules.contains("UIKit") else {
      throw .missing(path: checkout + "/Sources/UIKit", reason: "it is no checkout of ReuseBench")
    }
    self.names = names
    self.modules = modules
  }

  /// The names of type aliases and associated types.
  static func aliases(_ source: LexedSource) -> [String] {
    source.tokens.indices.filter { ["typealias", "associatedtype"].contains(source.word(at: $0)) }
      .map { source.name(at: $0 + 1) }
  }
}
