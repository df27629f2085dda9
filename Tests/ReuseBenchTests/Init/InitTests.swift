// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation
import TestSupport
import Testing

@testable import ReuseBench

/// `init`: every file that it writes, and every folder that it leaves alone.
@Suite(.startsPrograms) struct InitTests {
  private static let checkout = URL(filePath: #filePath).appending(path: "../../../..")
    .standardizedFileURL.path

  private static let files = [
    ".github/workflows/compare.yml", ".gitignore", "Package.swift", "README.md",
    "Sources/inbox/main.swift",
  ]

  /// The files in a folder, by their paths there.
  private static func files(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { path in
        var isFolder: ObjCBool = false
        let whole = "\(folder)/\(path)"
        let isThere = FileManager.default.fileExists(atPath: whole, isDirectory: &isFolder)
        return !isThere || !isFolder.boolValue
      }
      .sorted()
  }

  private static func text(_ name: String, in workplace: borrowing Workplace) throws -> String {
    String(decoding: try workplace.bytes(of: name), as: UTF8.self)
  }

  /// Lines that are neither empty nor a comment.
  private static func code(in text: String) -> [Substring] {
    text.split(separator: "\n")
      .filter { line in
        let code = line.drop { $0 == " " }
        return !code.isEmpty && !code.hasPrefix("//")
      }
  }

  @Test("a package comes with its files, also in an empty folder and of a steering name")
  func list() throws {
    let workplace = try Workplace()
    let ending = try workplace.run("init inbox").exited(0)
    expect(ending.error.isEmpty)
    expectEqual(ending.lines.suffix(2), ["  cd inbox", "  swift run -c release"])
    let builds = "--scratch-path " + "\(Self.checkout)/.build".shellWord
    expect(ending.output.contains(builds))
    try expectEqual(Self.files(in: workplace.file("inbox")), Self.files)
    try expectEqual(Self.text("inbox/.gitignore", in: workplace), ".build/\n.reuse-bench/\n")
    let main = try Self.text("inbox/Sources/inbox/main.swift", in: workplace)
    expect(Self.code(in: main).count <= 40, "the promise is forty lines of code, cell included")
    expectEqual(main.components(separatedBy: "Strategy(").count, 3)
    expectEqual(main.components(separatedBy: ".field(").count, 4)
    let readme = try Self.text("inbox/README.md", in: workplace)
    expect(15...25 ~= readme.split(separator: "\n", omittingEmptySubsequences: false).count)
    expect(readme.contains("swift run -c release inbox verify"))
    let remarks = readme.split(separator: "\n")
      .compactMap { line in
        line.firstRange(of: "   # ").map { line.distance(from: line.startIndex, to: $0.lowerBound) }
      }
    expect(remarks.count == 4 && Set(remarks).count == 1, "what is said stands below itself")
    expect(readme.contains("\(Self.checkout)/scripts/compare-commits".shellWord))
    do {
      let workplace = try Workplace()
      let ending = try workplace.run(["init", "a\u{202E}b"]).exited(0)
      expect(ending.output.contains("a\\u{202E}b holds"))
      expect(!ending.output.contains("\u{202E}"))
    }
    do {
      let workplace = try Workplace()
      let ending = try workplace.run("init --screen deep/er/settings")
      expectEqual(ending.status, 0, "\(ending.account)")
      let folder = "deep/er/settings/Sources/settings"
      try expectEqual(
        Self.files(in: workplace.file(folder)),
        ["SettingsViewController.swift", "main.swift"]
      )
      let main = try Self.text("\(folder)/main.swift", in: workplace)
      expect(main.split(separator: "\n", omittingEmptySubsequences: false).count <= 12)
      expect(main.contains("ScreenBenchmark(\"settings\")"))
      let controller = try Self.text("\(folder)/SettingsViewController.swift", in: workplace)
      expect(!controller.contains("ReuseBench"), "a screen does not know that it is measured")
    }
    do {
      let workplace = try Workplace()
      try workplace.run("init .", preparation: "mkdir inbox; cd inbox;").exited(0)
      try expectEqual(Self.files(in: workplace.file("inbox")), Self.files)
    }
  }

  /// Places of ReuseBench, and what the manifest's reader makes of each.
  static let places: [(words: [String], expected: [String])] = [
    ([], ["fileSystem", checkout]),
    (["--dependency", checkout], ["fileSystem", checkout]),
    // A relative folder is written without links, and read from the package's own folder.
    (["--dependency", "link \"to\" it"], ["fileSystem", checkout]),
    (["--dependency", "%/link \"to\" it"], ["fileSystem", "%/link \"to\" it"]),
    (
      ["--dependency", "https://example.org/me/Reuse.git@0.1.0"],
      ["sourceControl", "https://example.org/me/Reuse.git", "exact", "0.1.0"]
    ),
    (
      ["--dependency", "git@example.org:me/Reuse@0123456789abcdef0123456789abcdef01234567"],
      ["sourceControl", "revision", "0123456789abcdef0123456789abcdef01234567"]
    ),
  ]

  @Test("the manifest is one, whatever the place and the folder are called", arguments: places)
  func manifest(_ place: (words: [String], expected: [String])) throws {
    let workplace = try Workplace()
    try FileManager.default.createSymbolicLink(
      atPath: workplace.file("link \"to\" it"),
      withDestinationPath: Self.checkout
    )
    let words = place.words.map { $0.replacing("%", with: workplace.path) }
    let ending = try workplace.run(["init", "my inbox"] + words).exited(0)
    expect(ending.output.contains("The target of 'my inbox' is called 'my-inbox'"))
    expect(ending.output.contains("\n  cd 'my inbox'\n"))
    let manifest = try Self.text("my inbox/Package.swift", in: workplace)
    let ours = try String(contentsOfFile: Self.checkout + "/Package.swift", encoding: .utf8)
    expectEqual(manifest.prefix { $0 != "\n" }, ours.prefix { $0 != "\n" }, "the tools' version")
    let swift = try require(Executable.find("swift")?.path)
    let dump =
      try workplace.run(["package", "--package-path", "my inbox", "dump-package"], of: swift)
      .exited(0)
    let read = try JSONSerialization.jsonObject(with: Data(dump.output.utf8))
    let package = try require(read as? [String: Any])
    expectEqual(package["name"] as? String, "my-inbox")
    let target = try require((package["targets"] as? [[String: Any]])?.first)
    expectEqual(target["name"] as? String, "my-inbox")
    expectEqual(target["type"] as? String, "executable")
    let dependency = Self.words(in: try require(package["dependencies"]))
    for word in place.expected.map({ $0.replacing("%", with: workplace.path) }) {
      expect(dependency.contains(word), "\(dependency)")
    }
  }

  /// The names and texts in what was read of JSON.
  private static func words(in value: Any) -> [String] {
    switch value {
    case let text as String: [text]
    case let items as [Any]: items.flatMap(words)
    case let fields as [String: Any]: fields.flatMap { [$0.key] + words(in: $0.value) }
    default: []
    }
  }

  /// Folders that are refused: what stands there before, the words, the status and the sentence.
  static let refusals: [(words: [String], status: Int32, sentence: String)] = [
    (["full"], 73, "full: the folder is not empty ('mine' is in it)"),
    (["to-full"], 73, "to-full: the folder is not empty"),
    (["."], 73, ".: the folder is not empty"),
    (["plain"], 73, "plain: it is no folder"),
    (["plain/inbox"], 73, "Not a directory"),
    (["/proc/inbox"], 73, "/proc/inbox/Package.swift: the output cannot be created"),
    (["to-nothing"], 73, "to-nothing"),
    (["a/" + String(repeating: "a", count: 256)], 73, "/main.swift: the output cannot be created"),
    (["inbox", "--dependency", "full"], 66, "full: there is no Package.swift in it"),
    (["inbox", "--dependency", "missing"], 66, "missing: there is no Package.swift in it"),
    (["inbox", "--dependency", "other"], 66, "other: the package in it is not ReuseBench"),
    (
      ["inbox", "--dependency", "https://example.org/ReuseBench.git"], 64,
      "such as https://example.org/ReuseBench.git@0.1.0; found"
    ),
    (["inbox", "--dependency"], 64, "--dependency needs a value"),
    (["inbox", "--screens"], 64, "Did you mean '--screen'?"),
    (["inbox", "--suite", "smoke"], 64, "not of 'init'"),
    ([], 64, "'init' needs FOLDER"), ([""], 64, "found an empty word"),
  ]

  @Test("a mistake is named, and neither it nor a full disk leaves anything")
  func refused() throws {
    for refusal in Self.refusals {
      let workplace = try Workplace()
      for folder in ["full", "other"] {
        try FileManager.default.createDirectory(
          atPath: workplace.file(folder),
          withIntermediateDirectories: false
        )
      }
      for file in ["full/mine", "other/Package.swift", "plain"] {
        try workplace.write([1], as: file)
      }
      for (link, target) in [("to-full", "full"), ("to-nothing", "/proc/nothing/here")] {
        try FileManager.default.createSymbolicLink(
          atPath: workplace.file(link),
          withDestinationPath: target
        )
      }
      let before = try Self.files(in: workplace.path)
      let ending = try workplace.run(["init"] + refusal.words)
      expectEqual(ending.status, refusal.status, "\(ending.account)")
      expect(ending.output.isEmpty)
      expect(ending.error.contains(refusal.sentence), "\(ending.account)")
      let after = try Self.files(in: workplace.path)
      expectEqual(after.filter { !$0.contains(".talk-") }, before)
    }
    for preparation in ["", "mkdir empty;"] as [String] {
      let workplace = try Workplace()
      let folder = preparation.isEmpty ? "new/er" : "empty"
      // A limit on the size of files cuts the workflow short as a full disk does.
      let ending =
        try workplace.run(["init", folder], preparation: preparation + " ulimit -f 1;").exited(74)
      expect(ending.error.contains("could not be written: File too large"), "\(ending.account)")
      let names = try workplace.names().filter { !$0.hasPrefix(".talk-") }
      expectEqual(names, preparation.isEmpty ? [] : ["empty"])
      try expect(Self.files(in: workplace.path).allSatisfy { $0.hasPrefix(".talk-") })
    }
    let failure = #expect(throws: ToolFailure.self) {
      try GuestDependency.resolved(nil, for: "inbox", checkout: "/nowhere")
    }
    expectEqual(failure?.exit, .inputMissing)
    expect(
      failure?.message.hasPrefix("/nowhere, from which this tool was built, no longer") == true
    )
    expect(failure?.message.hasSuffix("--dependency FOLDER, or --dependency URL@VERSION") == true)
  }
}
