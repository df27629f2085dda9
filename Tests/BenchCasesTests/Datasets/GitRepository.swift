// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

struct GitRepository: ~Copyable {
  struct Outcome {
    let status: Int32
    let output: [UInt8]
    let errors: String
  }

  let folder: TemporaryFolder
  private let tree: String
  private var parent: String?

  /// Makes an empty repository, whose settings try to change what `git log` prints.
  init() throws {
    let folder = try TemporaryFolder()
    _ = try Self.run("git", ["init", "-q", folder.path], in: folder.path)
    let settings = [
      "log.date=iso", "format.pretty=raw", "color.ui=always", "log.decorate=full",
      "i18n.logOutputEncoding=ISO-8859-1", "log.showSignature=true", "core.pager=false",
    ]
    for setting in settings {
      let parts = setting.split(separator: "=").map(String.init)
      _ = try Self.run("git", ["config"] + parts, in: folder.path)
    }
    let made = try Self.run("git", ["hash-object", "-t", "tree", "-w", "--stdin"], in: folder.path)
    tree = String(decoding: made.output.dropLast(), as: UTF8.self)
    self.folder = folder
  }

  /// Writes a commit object byte for byte, past every check of `git commit`.
  mutating func commit(author: [UInt8], message: [UInt8], encoding: String? = nil) throws {
    var object = Array("tree \(tree)\n".utf8)
    if let parent { object += Array("parent \(parent)\n".utf8) }
    let stamp = Array(" <a@b> 1700000000 +0000\n".utf8)
    object += Array("author ".utf8) + author + stamp
    object += Array("committer C".utf8) + stamp
    if let encoding { object += Array("encoding \(encoding)\n".utf8) }
    object += [UInt8(ascii: "\n")] + message
    let made = try Self.run(
      "git",
      ["hash-object", "-t", "commit", "-w", "--stdin", "--literally"],
      in: folder.path,
      input: object
    )
    let commit = String(decoding: made.output.dropLast(), as: UTF8.self)
    let updated = try Self.run("git", ["update-ref", "HEAD", commit], in: folder.path)
    try require(updated.status == 0, "\(updated.errors)")
    parent = commit
  }

  /// Runs a program from PATH, or by its path, without the user's settings.
  static func run(
    _ program: String,
    _ arguments: [String],
    in path: String,
    input: [UInt8] = []
  ) throws -> Outcome {
    let files = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"]) { $1 }
    let inputPath = try files.write(input, as: "input")
    process.standardInput = FileHandle(forReadingAtPath: inputPath)
    let outputPath = try files.write([], as: "output")
    process.standardOutput = FileHandle(forWritingAtPath: outputPath)
    let errorPath = try files.write([], as: "errors")
    process.standardError = FileHandle(forWritingAtPath: errorPath)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: Array(try Data(contentsOf: URL(fileURLWithPath: outputPath))),
      errors: try String(contentsOfFile: errorPath, encoding: .utf8)
    )
  }
}
