// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SourceAdoption

/// Rewrites texts as one set, against a UIKit that declares a few types.
func adopted(_ texts: String...) -> [String] {
  adoption(texts).files.map { String(decoding: $0.bytes, as: UTF8.self) }
}

/// Rewrites texts as one set.
func adoption(_ texts: [String], nibs: NibConnections = NibConnections()) -> Adoption {
  Adoption(
    texts.map { Array($0.utf8) },
    nibs: nibs,
    declared: [
      "CALayer", "UIView", "UIButton", "UITableViewCell", "UIViewController", "UISwitch",
      "UIControl",
    ],
    modules: KnownModules(others: ["UIKit", "SwiftUI", "Combine"])
  )
}

/// The lines of a text, by any of the three line ends.
func lineCount(_ bytes: [UInt8]) -> Int {
  // An independent way: a carriage return that a line feed follows is taken out first.
  let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
  var plain: [Unicode.Scalar] = []
  for scalar in text {
    if scalar == "\n", plain.last == "\r" { plain.removeLast() }
    plain.append(scalar)
  }
  return plain.filter { $0 == "\n" || $0 == "\r" }.count
}

/// A folder of its own for one test, which goes with it.
struct Workplace: ~Copyable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "adoption-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      Issue.record("\(path) stays: \(error)")
    }
  }

  /// The path of something in the folder.
  func file(_ name: String) -> String { path + "/" + name }

  /// Writes a file, and the folders on its way.
  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: file(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: url)
  }

  func read(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: file(name))))
  }

  /// The names of all files below the folder, in order.
  func names(in folder: String = "") throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: file(folder)).sorted()
  }
}

/// Where the tests and what they read are.
enum Place {
  static let checkout: String = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { url.deleteLastPathComponent() }
    return url.path
  }()

  static let corpus = checkout + "/Benchmarks/porting/Tests/SourceAdoptionTests/Corpus"

  /// The products of the build that these tests are part of.
  static let products: String = {
    var folders: [URL] = []
    if let bundle = Bundle.main.executableURL { folders.append(bundle.deletingLastPathComponent()) }
    if let first = CommandLine.arguments.first {
      folders.append(URL(fileURLWithPath: first).deletingLastPathComponent())
    }
    folders.append(URL(fileURLWithPath: checkout + "/.build/debug"))
    let found = folders.first {
      FileManager.default.fileExists(
        atPath: $0.appendingPathComponent("Modules/UIKit.swiftmodule").path
      )
    }
    return (found ?? folders[0]).path
  }()

  /// Runs the tool on words, as the script does.
  static func adopt(_ words: String...) -> AdoptTool.Ending {
    AdoptTool.run(["--checkout", checkout, "--products", products] + words)
  }
}
