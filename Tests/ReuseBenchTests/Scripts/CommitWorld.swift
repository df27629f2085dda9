// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// A git repository with a hostile name, and a `swift` that builds by copying a script.
///
/// The script stands for `reuse-bench pair`: it writes down its words and ends as it is told.
struct CommitWorld: ~Copyable {
  /// The folder that holds it all; what the stubs write down lies here.
  let workplace: Workplace
  /// The path of the repository.
  var repository: String { workplace.file(Self.name) }

  /// A name that a shell would make something of.
  private static let name = "a \"b\" $(touch pwned) 'c' `touch pwned` ;d:e"

  /// The smallest repository that is taken for this one.
  static let files = [
    "Package.swift": "manifest", "Benchmarks/reuse-bench/main.swift": "main",
    "Sources/HeadlessUIKit/Table.swift": "1", "Sources/BenchHarness/Clock.swift": "1",
    "Sources/BenchCases/Suite.swift": "1", "Sources/BenchCells/Cells/Card.swift": "1",
    "README.md": "1", ".gitignore": ".build/",
  ]

  /// Makes the repository with its first commit.
  init(_ files: [String: String] = CommitWorld.files) throws {
    workplace = try Self.prepared(files)
  }

  private static func prepared(_ files: [String: String]) throws -> Workplace {
    let workplace = try Workplace()
    for folder in ["bin", name] {
      try FileManager.default.createDirectory(
        atPath: workplace.file(folder),
        withIntermediateDirectories: false
      )
    }
    _ = try workplace.writeScript(swift, as: "bin/swift")
    _ = try workplace.writeScript(product, as: "product")
    _ = try workplace.writeScript(link, as: "bin/link")
    try git(["init", "--quiet", "--initial-branch=main"], in: workplace)
    try commit(files, in: workplace)
    return workplace
  }

  @discardableResult
  private static func git(_ words: [String], in workplace: borrowing Workplace) throws -> String {
    let settings = [
      "user.name=A", "user.email=a@example.org", "commit.gpgsign=false", "gc.auto=0",
      "protocol.file.allow=always",
    ]
    let ending = try workplace.run(
      ["git", "-C", workplace.file(name)] + settings.flatMap { ["-c", $0] } + words,
      of: "/usr/bin/env"
    )
    expectEqual(ending.status, 0, "git \(words): \(ending.account)")
    return ending.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func write(_ files: [String: String], in workplace: borrowing Workplace) throws {
    let manager = FileManager.default
    for (path, text) in files {
      let file = workplace.file(name) + "/" + path
      if text.isEmpty {
        if manager.fileExists(atPath: file) { try manager.removeItem(atPath: file) }
        continue
      }
      try manager.createDirectory(
        atPath: (file as NSString).deletingLastPathComponent,
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }
  }

  private static func commit(_ files: [String: String], in workplace: borrowing Workplace) throws {
    try write(files, in: workplace)
    try git(["add", "--all"], in: workplace)
    let message = "a $(touch pwned) `change`"
    try git(["commit", "--quiet", "--allow-empty", "--message", message], in: workplace)
  }

  /// Runs git in the repository and returns what it prints.
  @discardableResult
  func git(_ words: String...) throws -> String {
    try Self.git(words, in: workplace)
  }

  /// Writes files of the repository; an empty text stands for none.
  func write(_ files: [String: String]) throws {
    try Self.write(files, in: workplace)
  }

  /// Commits files on top of what is there; an empty text takes a file away.
  func commit(_ files: [String: String]) throws {
    try Self.commit(files, in: workplace)
  }

  /// Starts the script in the repository, or in a folder of it.
  ///
  /// Builds are copies here, which nothing can link: they have one layout, unless a test chooses.
  func start(
    _ words: [String],
    folder: String = ".",
    environment: [String: String] = [:],
    choosesLayouts: Bool = false
  ) throws -> ToolProcess {
    var settings = environment
    settings["PATH"] = settings["PATH"] ?? workplace.file("bin") + ":" + Self.searchPath
    settings["WORLD"] = workplace.path
    settings["PLACE"] = repository + "/" + folder
    return try ToolProcess(
      (choosesLayouts || words.isEmpty ? [] : ["--layouts", "1"]) + words,
      of: Self.script,
      in: workplace,
      preparation: "cd \"$PLACE\";",
      environment: settings
    )
  }

  /// Runs the script to its end.
  func compare(
    _ words: [String],
    folder: String = ".",
    environment: [String: String] = [:],
    choosesLayouts: Bool = false
  ) throws -> ToolProcess.Ending {
    try start(words, folder: folder, environment: environment, choosesLayouts: choosesLayouts)
      .ending()
  }

  /// The script under test.
  static let script = URL(filePath: #filePath)
    .appending(path: "../../../../scripts/compare-commits").standardizedFileURL.path

  private static let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
}
