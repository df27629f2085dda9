// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import UIKit

/// The sources of the kit, as they stand in the repository.
@Suite struct KitSourcesTests {
  private static let kit = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("device-kit")

  /// Every Swift file in a folder, those behind links among them.
  private func sources(in folder: URL) throws -> [URL] {
    let manager = FileManager.default
    return try manager.contentsOfDirectory(atPath: folder.path).sorted()
      .flatMap { name -> [URL] in
        let url = folder.appendingPathComponent(name)
        var isFolder = ObjCBool(false)
        let isThere = manager.fileExists(atPath: url.path, isDirectory: &isFolder)
        expect(isThere, "\(url.path) is a link to nothing")
        if isFolder.boolValue { return name == ".build" ? [] : try sources(in: url) }
        return name.hasSuffix(".swift") ? [url] : []
      }
  }

  /// The modules that a file imports.
  private func imports(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .compactMap { line in
        let words = line.split(separator: " ")
        guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
          words[..<place].allSatisfy({ $0.hasPrefix("@") || Self.access.contains(String($0)) })
        else { return nil }
        return String(words[place + 1])
      }
  }

  private static let access: Set<String> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  @Test("the kit's sources and the suite's that it links import UIKit, or SwiftUI, and no more")
  func sourceImports() throws {
    let files = try sources(in: Self.kit.appendingPathComponent("Sources"))
    let names = Set(files.map(\.lastPathComponent))
    expect(names.isSuperset(of: ["CardConfigurations.swift", "Row.swift", "DeviceRun.swift"]))
    for file in files {
      let imports = try imports(of: file)
      expect(Set(imports).isSubset(of: ["UIKit", "SwiftUI"]), "\(file.path): \(imports)")
    }
  }

  @Test("the kit's manifest imports the package's description and Apple's products alone")
  func manifestImports() throws {
    let imports = try imports(of: Self.kit.appendingPathComponent("Package.swift"))
    expectEqual(imports, ["PackageDescription", "AppleProductTypes"])
  }

  @Test("what only Linux has stands behind a condition in a file of its own")
  func headless() throws {
    for file in try sources(in: Self.kit.appendingPathComponent("Sources")) {
      let text = try String(contentsOf: file, encoding: .utf8)
      for name in ["FrameRenderer", "EngineCounters", "SetterComparison"] where text.contains(name)
      {
        expect(text.contains("\n#if os(Linux)\n") && text.hasSuffix("#endif\n"), "\(file.path)")
      }
    }
  }
}
