// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationXML
import TestSupport
import Testing

/// `snapshot`: pictures that any reader of XML takes.
@Suite(.startsPrograms) struct SnapshotTests {
  /// Counts elements of an XML text, and keeps what is between them.
  private final class Reader: NSObject, XMLParserDelegate {
    var counts: [String: Int] = [:]
    var text = ""

    func parser(
      _ parser: XMLParser,
      didStartElement element: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      counts[element, default: 0] += 1
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      text += string
    }
  }

  @Test(
    .optimisedTool,
    arguments: [
      "scroll.steady/subtitle/mutation/100", "scroll.jump/news/configuration-diffing/1000",
      "reconfigure.fields+9of9+fresh/card/mutation-guarded/1000",
      "load.first-frame/card/configuration/100",
      "scroll.fling+window+setter-comparison-off/subtitle/no-reuse/10000",
    ]
  )
  func everyFrameIsValid(_ name: String) throws {
    let workplace = try Workplace()
    for frame in [0, 1, 7] {
      let ending =
        try workplace.run(["snapshot", name, "--frame", String(frame), "--seed", "7"]).exited(0)
      let parser = XMLParser(data: Data(ending.output.utf8))
      let reader = Reader()
      parser.delegate = reader
      expect(parser.parse(), "frame \(frame): \(String(describing: parser.parserError))")
      expectEqual(reader.counts["svg"], 1)
      expect((reader.counts["text"] ?? 0) > 5)
    }
  }

  @Test("a frame is the same picture each time, escapes rows, and else is refused")
  func whatRowsHoldIsEscapedAndReadsBack() throws {
    let workplace = try Workplace()
    let title = "<b> & \"q\" 'a' ]]> é漢"
    let rows = (0..<30)
      .map {
        "{\"title\":\"\(title.replacingOccurrences(of: "\"", with: "\\\""))\",\"body\":\"\\u0001\\u001B[31m \\uFFFF \($0)\"}\n"
      }
    try workplace.write(Array(rows.joined().utf8), as: "rows.ndjson")
    let ending =
      try workplace.run("snapshot load.first-frame/subtitle/mutation/30 --data rows.ndjson")
      .exited(0)
    let parser = XMLParser(data: Data(ending.output.utf8))
    let reader = Reader()
    parser.delegate = reader
    expect(parser.parse(), "\(String(describing: parser.parserError))")
    expect(reader.text.contains(title))
    for (line, sentence) in [
      (ToolProcess.cardCase + " --frame 100000", "there is no frame 100000"),
      (ToolProcess.cardCase + " --frame -1", "--frame takes a whole number"),
      (
        "scroll.stedy/subtitle/mutation/100",
        "did you mean \"scroll.steady/subtitle/mutation/100\"?"
      ),
      (
        "scroll.steady/subtitle/mutatoin/100",
        "did you mean \"scroll.steady/subtitle/mutation/100\"?"
      ),
      ("nothing", "'list --suite full' prints what there is"),
      ("scroll.steady/subtitle/mutation/0", "there is no case"),
      ("scroll.steady/subtitle/mutation/0100", "there is no case"),
      ("a b", "there is no case"),
      ("", "found an empty word"),
    ] as [(String, String)] {
      let workplace = try Workplace()
      let words = line.isEmpty ? [""] : line.split(separator: " ").map(String.init)
      let ending =
        try workplace.run(["snapshot", "--data", "generated"] + (line == "a b" ? [line] : words))
        .exited(64)
      expect(ending.error.contains(sentence), "\(ending.account)")
      expect(ending.output.isEmpty)
    }
    do {
      let workplace = try Workplace()
      let line = ["snapshot", ToolProcess.cardCase, "--frame", "3", "--data", "generated"]
      let first = try workplace.run(line)
      let second = try workplace.run(line)
      expectEqual(first.output, second.output)
      let other = try workplace.run(line + ["--seed", "2"])
      expect(other.output != first.output, "another seed scrolls elsewhere")
    }
  }
}
