// SPDX-License-Identifier: Apache-2.0

import BenchResults
import Foundation
import TestSupport
import Testing

/// Stored documents of every version: each is read, compared and shown by every verb that takes it, and
/// the same document gives the same bytes in every process.
@Suite(.startsPrograms) struct GoldenDocumentTests {
  private static let fixtures: String = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../BenchResultsTests/Fixtures").standardizedFileURL.path

  /// The lines that take a document of a run.
  private static let runLines: [String] = [
    "report G", "report G --full --markdown out.md --html out.html --pictures pictures",
    "report G --html samples.html --embed-samples", "export G --format csv",
    "export G --format markdown", "export G --format github-action-benchmark",
    "export G --format bmf", "export G --format gobench",
    "compare G G --markdown compare.md --html compare.html",
  ]

  /// The lines that take a document of two builds.
  private static let pairLines: [String] = [
    "report G --full --markdown out.md --html out.html", "export G --format markdown",
  ]

  private static let historyLines: [String] = [
    "history check h", "history export h", "history show h CASE --html out.html",
  ]

  /// A golden with the lines that take it.
  struct Golden: Sendable, CustomTestStringConvertible {
    let file: String
    let lines: [String]

    var testDescription: String { file }
  }

  static let all: [Golden] = [
    Golden(file: "result-document-v1.json", lines: runLines),
    Golden(file: "pair-document-v1.json", lines: pairLines),
    Golden(file: "history-v1.history", lines: historyLines),
  ]

  @Test(
    "Every report of every version's golden, and the same bytes under another order of dictionaries",
    arguments: all
  )
  func everyReportIsTheSameTwice(_ golden: Golden) throws {
    let first = try Self.reports(of: golden)
    let second = try Self.reports(of: golden)
    expectEqual(first.keys.sorted(), second.keys.sorted())
    let different = first.keys.filter { first[$0] != second[$0] }.sorted()
    expect(different.isEmpty)
  }

  /// Runs all lines in a folder and returns what they printed and wrote, by line and by file.
  private static func reports(of golden: Golden) throws -> [String: Data] {
    let workplace = try Workplace()
    let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(fixtures)/\(golden.file)"))
    let isHistory = golden.file.hasSuffix(HistoryFolder.ending)
    if isHistory { try furnish(workplace, with: bytes) }
    let name = isHistory ? "kept" : "golden.json"
    try workplace.write(bytes, as: name)
    let identifier = "reconfigure.fields+0of9/card/mutation/1000"
    var found: [String: Data] = [:]
    for line in golden.lines {
      let words = line.split(separator: " ")
        .map { $0 == "G" ? name : $0 == "CASE" ? identifier : String($0) }
      // Set, the variable keeps the tool from fixing the seed; so each process draws its own.
      let ending = try workplace.run(words, environment: ["SWIFT_DETERMINISTIC_HASHING": "0"])
      expectEqual(ending.status, 0, "\(golden.file): \(line): \(ending.account)")
      expect(!ending.output.isEmpty, "\(golden.file): \(line)")
      found[line] = Data(ending.output.utf8)
    }
    let files = FileManager.default.enumerator(atPath: workplace.path)?.allObjects ?? []
    for case let file as String in files where !file.hasPrefix(".talk-") {
      guard ["html", "md", "svg"].contains((file as NSString).pathExtension) else { continue }
      found[file] = try workplace.bytes(of: file)
    }
    return found
  }

  /// Puts the golden into a folder `h`, under the name that its contents have.
  private static func furnish(_ workplace: borrowing Workplace, with bytes: Data) throws {
    try FileManager.default.createDirectory(
      atPath: workplace.file("h"),
      withIntermediateDirectories: false
    )
    let stem = "abcdef0123456-e48f6ec1058ea78e"
    try workplace.write(bytes, as: "h/\(stem)\(HistoryFolder.ending)")
  }

  @Test("goldens of every version read and print the same")
  func others() throws {
    let limits = try CounterLimits(contentsOf: "\(Self.fixtures)/limits-v1.json")
    expect(!limits.limits.isEmpty)
    try expectEqual(CounterLimits(bytes: try limits.encoded(), name: "again"), limits)
    let prices = try PriceList(contentsOf: "\(Self.fixtures)/prices-v1.json")
    expect(!prices.device.model.isEmpty)
    let sources = URL(fileURLWithPath: Self.fixtures)
      .appending(path: "../../../Sources/BenchResults/Schema").standardizedFileURL.path
    let schemas = try FileManager.default.contentsOfDirectory(atPath: sources)
      .filter { $0.hasSuffix(".schema.json") }
      .map { $0.replacing(".schema.json", with: ".json") }
    let there = Set(try FileManager.default.contentsOfDirectory(atPath: Self.fixtures))
    expect(schemas.filter { !there.contains($0) }.isEmpty && schemas.count >= 4)
  }
}
