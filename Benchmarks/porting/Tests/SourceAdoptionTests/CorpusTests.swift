// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import SourceAdoption

/// Files in the shapes of real apps, brought in and held against the compiler.
///
/// A line of the corpus that ends in `// stops` has what Linux cannot have; one that ends in `// may stop`
/// has what UIKit here lacks and may get. Both were marked by reading, not by running.
@Suite("Corpus", .serialized) struct CorpusTests {
  private static let files: [String] = {
    do {
      return try AppSources.swiftFiles(in: Place.corpus)
    } catch {
      Issue.record("the corpus cannot be read: \(error)")
      return []
    }
  }()

  private func original(_ file: String) throws -> [UInt8] {
    try AppSources.bytes(of: Place.corpus + "/" + file)
  }

  private func lines(of file: String, marked mark: String) throws -> Set<Int> {
    let text = String(decoding: try original(file), as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return Set(lines.indices.filter { lines[$0].hasSuffix("// \(mark)") }.map { $0 + 1 })
  }

  @Test("each file compiles, or the table names every line that stops it", arguments: [5, 6])
  func stops(mode: Int) throws {
    let workplace = try Workplace()
    let target = workplace.file("copies")
    let ending = Place.adopt(Place.corpus, "--into", target, "--check", "--swift", "\(mode)")
    expect(ending.status == 65 && ending.error.isEmpty, "\(ending.error)")
    expect(Self.files.count >= 20)
    let found = try CompilerCheck(products: Place.products, mode: mode).findings(in: target)
    var whole: [String] = []
    for file in Self.files {
      let stops = Set((found[target + "/" + file] ?? []).map(\.line))
      let expected = try lines(of: file, marked: "stops")
      let possible = try lines(of: file, marked: "may stop")
      expect(stops.isSuperset(of: expected), "\(file): \(stops.sorted()) of \(expected.sorted())")
      expect(stops.subtracting(expected).isSubset(of: possible), "\(file): \(stops.sorted())")
      for line in stops { expect(ending.output.contains(Self.named(line)), "\(file):\(line)") }
      if stops.isEmpty { whole.append(file) }
    }
    // The compiler's own word on the rest, by its exit status alone.
    expect(whole.count >= 10)
    for file in whole {
      try workplace.write(try AppSources.bytes(of: target + "/" + file), to: "whole/" + file)
    }
    let rest = CompilerCheck(products: Place.products, mode: mode)
    try expect(rest.findings(in: workplace.file("whole")).isEmpty)
  }

  /// A line's number as the table has it, behind a word or a comma.
  private static func named(_ line: Int) -> Regex<Substring> {
    do {
      return try Regex("(?:line|lines|,) (?:\\d+, )*\(line)\\b")
    } catch {
      fatalError("\(error)")
    }
  }

  @Test("the article's example prints what the article shows")
  func article() throws {
    let page = Place.checkout + "/Sources/ReuseBench/ReuseBench.docc/AdoptingAnApp.md"
    let text = String(decoding: try AppSources.bytes(of: page), as: UTF8.self)
    let command = try require(
      text.firstMatch(of: #/\.\./scripts/adopt (.*) --into (\S+) --check\n/#)
    )
    let rest = text[command.range.upperBound...]
    let shown = try require(rest.firstMatch(of: #/```\n\n```\n((?s).*?)```/#))
    let workplace = try Workplace()
    let files = command.1.split(separator: " ").map { Place.corpus + "/Cells/" + $0 }
    let target = workplace.file("cells")
    let words = [
      "--checkout", Place.checkout, "--products", Place.products, "--into", target, "--check",
    ]
    let ending = AdoptTool.run(words + files)
    let printed = ending.output.replacingOccurrences(of: target, with: String(command.2))
    expect(ending.status == 65 && printed == String(shown.1))
  }

  @Test("originals stay as they are, byte for byte, and copies have their lines")
  func originals() throws {
    let workplace = try Workplace()
    for file in Self.files { try workplace.write(try original(file), to: "app/" + file) }
    let before = try Self.files.map { try workplace.read("app/" + $0) }
    expectEqual(Place.adopt(workplace.file("app"), "--into", workplace.file("copies")).status, 0)
    try expectEqual(workplace.names(in: "app").filter { $0.hasSuffix(".swift") }, Self.files)
    for (file, bytes) in zip(Self.files, before) {
      try expectEqual(workplace.read("app/" + file), bytes, "\(file)")
      let copy = try workplace.read("copies/" + file)
      expectEqual(lineCount(copy), lineCount(bytes), "\(file)")
      let marked = String(decoding: copy, as: UTF8.self).contains("/* adopt: ")
      expectEqual(marked, (copy != bytes), "\(file)")
    }
  }

  @Test("adopting the copies changes nothing more")
  func again() throws {
    let workplace = try Workplace()
    expectEqual(Place.adopt(Place.corpus, "--into", workplace.file("once")).status, 0)
    expectEqual(Place.adopt(workplace.file("once"), "--into", workplace.file("twice")).status, 0)
    for file in Self.files {
      try expectEqual(workplace.read("twice/" + file), workplace.read("once/" + file), "\(file)")
    }
  }
}
