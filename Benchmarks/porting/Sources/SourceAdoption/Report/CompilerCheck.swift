// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Asks the compiler what stops it in a folder, against the modules UIKit and SwiftUI of a build.
struct CompilerCheck {
  /// The folder of a build's products.
  let products: String
  /// The language mode, 5 or 6.
  let mode: Int

  /// What stops the compiler, by the path of the file.
  ///
  /// The files are taken as one module, each once, up to the analysis of control flow. Where declarations
  /// are wrong the compiler does not get to that analysis, so mending them can show more.
  func findings(in folder: String) throws(AdoptionError) -> [String: [Finding]] {
    let files = try AppSources.swiftFiles(in: folder).map { folder + "/" + $0 }
    var arguments = [
      "swiftc", "-emit-sil", "-o", "/dev/null", "-whole-module-optimization", "-parse-as-library",
      "-module-name", "AdoptedSources", "-swift-version", String(mode), "-suppress-warnings",
      "-no-color-diagnostics", "-diagnostic-style", "llvm", "-I", products + "/Modules",
    ]
    for map in try moduleMaps() { arguments += ["-Xcc", "-fmodule-map-file=\(map)"] }
    let (status, output) = try run(arguments + files)
    if status == 127 { throw .toolMissing("there is no 'swiftc' on PATH, which --check needs") }
    let found = Self.findings(in: output)
    if status != 0 && found.isEmpty {
      throw .toolMissing(
        "the compiler ended with \(status) and named no line:\n\(output.prefix(2_000))"
      )
    }
    return found
  }

  /// The maps of the C modules that UIKit is built on.
  private func moduleMaps() throws(AdoptionError) -> [String] {
    guard FileManager.default.fileExists(atPath: products + "/Modules/UIKit.swiftmodule") else {
      throw .missing(
        path: products,
        reason: "holds no module UIKit; build the target SwiftUI first"
      )
    }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: products).sorted()
        .map { "\(products)/\($0)/module.modulemap" }
        .filter { FileManager.default.fileExists(atPath: $0) }
    } catch {
      throw .system(path: products, reason: error.localizedDescription)
    }
  }

  private func run(_ words: [String]) throws(AdoptionError) -> (Int32, String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardOutput = pipe
    process.standardError = pipe
    do {
      try process.run()
    } catch {
      throw .toolMissing("'/usr/bin/env' does not start: \(error.localizedDescription)")
    }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  /// Reads lines such as `path:12:5: error: message`; each line and message of a file counts once.
  static func findings(in output: String) -> [String: [Finding]] {
    var found: [String: [Finding]] = [:]
    for line in output.split(whereSeparator: \.isNewline) {
      guard let mark = line.range(of: ": error: ") else { continue }
      let parts = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, let number = Int(parts[parts.count - 2]) else { continue }
      let path = parts.dropLast(2).joined(separator: ":")
      let finding = Finding(line: number, message: String(line[mark.upperBound...]))
      if found[path, default: []].contains(finding) { continue }
      found[path, default: []].append(finding)
    }
    return found.mapValues { $0.sorted { ($0.line, $0.message) < ($1.line, $1.message) } }
  }
}
