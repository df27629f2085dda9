// SPDX-License-Identifier: Apache-2.0

import BenchResults
import Foundation

/// The folder that a profile is written into.
struct ProfileFolder {
  enum Name: String, CaseIterable {
    case flameGraph = "flame.svg"
    case difference = "difference.svg"
    case stacks = "stacks.folded"
    case perf = "perf.data"
    case callgrind = "callgrind.out"
    case dhat = "dhat.json"
  }

  let path: String

  func file(_ name: Name) -> String { "\(path)/\(name.rawValue)" }

  /// Makes the folder, and fails where a file could not be written or would replace one that is read.
  func prepare(keeping inputs: [OutputFile.Input]) throws(ToolFailure) {
    for name in Name.allCases {
      let file = OutputFile(path: file(name), createsFolders: true)
      try file.check(against: inputs)
    }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw ExitCode.outputNotCreatable.failure(
        "the folder \(path) cannot be made: \(error.localizedDescription)"
      )
    }
  }

  func write(_ text: String, as name: Name) throws(ToolFailure) {
    try OutputFile(path: file(name), createsFolders: true).write(Array(text.utf8))
  }

  /// Puts a file of another tool in its place, which is on the same disk.
  func take(_ recorded: String, as name: Name) throws(ToolFailure) {
    guard rename(recorded, file(name)) == 0 else {
      throw ExitCode.inputOutput.failure(
        "\(file(name)) cannot be written: \(String(cString: strerror(errno)))"
      )
    }
  }

  /// Removes what an earlier profile left that this one did not write, so that no two are mixed.
  func remove(allBut written: Set<Name>) throws(ToolFailure) {
    for name in Name.allCases where !written.contains(name) {
      try Self.remove(file(name))
    }
  }

  static func remove(_ path: String) throws(ToolFailure) {
    guard unlink(path) != 0, errno != ENOENT else { return }
    throw ExitCode.inputOutput.failure(
      "\(path) cannot be removed: \(String(cString: strerror(errno)))"
    )
  }
}
