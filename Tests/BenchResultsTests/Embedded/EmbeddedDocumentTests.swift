// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import BenchResults

@Suite("A page holds its document, and one that was changed says where")
struct EmbeddedDocumentTests {
  private static let json = Array(#"{"a": "</script>", "b": [1, 2, 3]}"#.utf8)
  private static let embedded = EmbeddedDocument(json: json)

  @Test func elementAndDocumentsAndForms() throws {
    // The element is that of the format, and holds nothing that could end it.
    let embedded = Self.embedded
    // Python: format(zlib.crc32(json), "08x").
    expectEqual(embedded.checksum, "f368a676")
    expectEqual(
      embedded.element,
      #"<script type="application/octet-stream" id="document" data-encoding="deflate-raw+base64""#
        + #" data-length="34" data-checksum="f368a676">\#(embedded.base64)</script>"#
    )
    let deflated = try require(Data(base64Encoded: embedded.base64))
    try expectEqual(Inflate.decompress(Array(deflated), limit: 34), Self.json)
    // Documents of every kind are read from a page as from a file.
    let run = ResultDocument.example
    let pair = PairDocument.example
    let runPage = Array(Self.page(EmbeddedDocument(json: try run.encoded()).element).utf8)
    let pairPage = Array(Self.page(EmbeddedDocument(json: try pair.encoded()).element).utf8)
    try expectEqual(StoredDocument(bytes: runPage, name: "a.html"), .run(run))
    try expectEqual(ResultDocument(bytes: runPage, name: "a.html"), run)
    try expectEqual(StoredDocument(bytes: pairPage, name: "b.html"), .pair(pair))
    try expectEqual(PairDocument(bytes: pairPage, name: "b.html"), pair)
    // A page is read however it was saved: case, order, quotes, space, comments, other scripts.
    let base64 = Self.embedded.base64
    let broken = base64.enumerated()
      .map { $0.offset % 7 == 6 ? "\($0.element)\r\n" : "\($0.element)" }
      .joined()
    let elements = [
      Self.embedded.element,
      "<SCRIPT\n DATA-CHECKSUM = 'F368A676' data-length=34 defer\tid=document"
        + " data-encoding=\"deflate-raw+base64\" >\(broken)</ScRipt >",
      "<!-- \(Self.embedded.element) --><!---->\(Self.embedded.element)",
      "<script>let a = '\(Self.embedded.element.dropLast(9))'</script>\(Self.embedded.element)",
      "<scripted id=\"document\"></scripted><script/id=other></script>\(Self.embedded.element)",
      Self.embedded.element.replacing("id=", with: "/ id=document id=other x="),
    ]
    for element in elements {
      for page in [Self.page(element), "\u{FEFF}\n \(Self.page(element).withLoudDoctype)"] {
        let found = try EmbeddedDocument.json(in: Array(page.utf8), name: "p")
        expectEqual(found, Self.json, "\(page)")
      }
    }
  }

  @Test func cutAndCutRun() throws {
    // Cut at any byte, it says that it is cut; whole again from the element's end on.
    let page = Array(Self.page(Self.embedded.element).utf8)
    let text = String(decoding: page, as: UTF8.self)
    let markEnd = try require(text.range(of: EmbeddedDocument.pageMark)).upperBound
    let known = text.utf8.distance(from: text.startIndex, to: markEnd)
    let contentEnd = try require(text.range(of: "</script", options: .backwards)).upperBound
    let end = text.utf8.distance(from: text.startIndex, to: contentEnd)
    for length in known..<end {
      #expect(throws: DocumentError.truncated(document: "p", byteCount: length)) {
        try EmbeddedDocument.json(in: Array(page[..<length]), name: "p")
      }
    }
    for length in end...page.count {
      try expectEqual(EmbeddedDocument.json(in: Array(page[..<length]), name: "p"), Self.json)
    }
    // The page of a whole run, cut at every 997th byte, never traps and never tells of nothing.
    let run = try ResultDocument.example.encoded()
    let filler = String(repeating: "<p>a row & its < figures</p>\n", count: 2_000)
    let element = EmbeddedDocument(json: run).element
    let whole = Array(Self.page(filler + element + filler).utf8)
    var readable = 0
    for length in stride(from: 0, to: whole.count, by: 997) {
      do throws(DocumentError) {
        let found = try StoredDocument(bytes: Array(whole[..<length]), name: "cut.html")
        expectEqual(found, .run(.example))
        readable += 1
      } catch {
        expect(error.description.hasPrefix("cut.html: ") && error.description.hasSuffix("."))
      }
    }
    let last = Self.bodyOffset + filler.utf8.count + element.utf8.count - ">".utf8.count
    expectEqual(readable, stride(from: 0, to: whole.count, by: 997).count { $0 >= last })
    expect(readable > 50)
  }

  @Test("Each attribute that is missing or wrong is named with its place")
  func attributes() throws {
    let element = Self.embedded.element
    let limit = EmbeddedDocument.byteLimit
    let faults: [(before: String, after: String, found: String, expected: String)] = [
      (
        #"data-encoding="deflate-raw+base64""#, "",
        "an element `document` without `data-encoding`", #""deflate-raw+base64""#
      ),
      (
        "deflate-raw+", "gzip+", #"`data-encoding` with the string "gzip+base64""#,
        #""deflate-raw+base64""#
      ),
      (
        #"data-length="34""#, "", "an element `document` without `data-length`",
        "a number up to \(limit)"
      ),
      (
        #""34""#, "\"\(limit + 1)\"", "`data-length` with the string \"\(limit + 1)\"",
        "a number up to \(limit)"
      ),
      (#""34""#, #""-1""#, #"`data-length` with the string "-1""#, "a number up to \(limit)"),
      (
        #"data-checksum="f368a676""#, "", "an element `document` without `data-checksum`",
        "8 hexadecimal digits"
      ),
      (
        "f368a676", "f368a67", #"`data-checksum` with the string "f368a67""#,
        "8 hexadecimal digits"
      ),
    ]
    for (before, after, found, expected) in faults {
      let changed = element.replacing(before, with: after)
      try require(changed != element)
      let error = Self.error(changed)
      guard case .damagedPage("p", let offset, found, expected) = error else {
        Issue.record("\(String(describing: error)) for \(after)")
        continue
      }
      let page = Self.page(changed)
      let name = after.isEmpty ? "<script" : String(found.dropFirst().prefix { $0 != "`" })
      let place = try require(page.range(of: name)).lowerBound
      expectEqual(offset, page.utf8.distance(from: page.startIndex, to: place))
    }
  }

  @Test func contentsAndBomb() throws {
    // A document that is edited, too long, too short or of another checksum is refused.
    part: do {
      let embedded = Self.embedded
      let tagCount =
        embedded.element.utf8.count - embedded.base64.utf8.count - "</script>".utf8.count
      let start = Self.bodyOffset + tagCount
      func damage(_ offset: Int, _ found: String, _ expected: String) -> DocumentError {
        .damagedPage(document: "p", offset: start + offset, found: found, expected: expected)
      }
      func changed(_ base64: String) -> String {
        embedded.element.replacing(embedded.base64, with: base64)
      }
      let count = embedded.base64.utf8.count
      expectEqual(Self.error(changed("ab*" + embedded.base64)), damage(2, "\"*\"", "base64"))
      expectEqual(Self.error(changed("ab<b>")), damage(2, "\"<\"", "base64"))
      expectEqual(
        Self.error(changed(embedded.base64 + "A")),
        damage(
          count + 1,
          "\(count + 1) characters of base64",
          "groups of four, and `=` only at the end"
        )
      )
      // `Bw==` is a block of the kind that does not exist; line ends before it do not count.
      expectEqual(
        Self.error(changed("\n\nB\nw==")),
        damage(2, "a block of a kind that does not exist", "a deflated document of 34 bytes")
      )
      let longer = embedded.element.replacing(#""34""#, with: #""35""#)
      expectEqual(
        Self.error(longer),
        damage(0, "a document of 34 bytes", "35, as its element says")
      )
      let shorter = embedded.element.replacing(#""34""#, with: #""33""#)
      guard case .damagedPage("p", _, "more bytes than were announced", _) = Self.error(shorter)
      else {
        Issue.record("\(String(describing: Self.error(shorter)))")
        break part
      }
      expectEqual(
        Self.error(embedded.element.replacing("f368a676", with: "f368a677")),
        damage(0, "a document with the checksum f368a676", "the checksum f368a677 of its element")
      )
    }
    // A page that would become gigabytes is refused by what it announces.
    part: do {
      let zeros = EmbeddedDocument(json: [UInt8](repeating: 0x20, count: 4_000_000))
      expect(zeros.base64.utf8.count < 12_000)
      let element = zeros.element.replacing("\"4000000\"", with: "\"1000\"")
      guard case .damagedPage("p", _, "more bytes than were announced", _) = Self.error(element)
      else {
        Issue.record("\(String(describing: Self.error(element)))")
        break part
      }
    }
  }

  @Test func endlessTagsAndCountsAndMutation() throws {
    // A page of tags that never end is read once, not once a tag.
    for tag in ["<script ", "<script a='", "<!--", "<script>", "<", "<script x="] {
      let page = Array(Self.page(String(repeating: tag, count: 20_000)).utf8.dropLast(20))
      #expect(throws: DocumentError.truncated(document: "p", byteCount: page.count), "\(tag)") {
        try EmbeddedDocument.json(in: page, name: "p")
      }
    }
    // Two documents, none, and pages of others are told apart.
    let element = Self.embedded.element
    let offset = Self.bodyOffset
    expectEqual(
      Self.error(element + element),
      .damagedPage(
        document: "p",
        offset: offset + element.utf8.count,
        found: "a second element `document`",
        expected: "one, and the one at byte \(offset) is that"
      )
    )
    expectEqual(
      Self.error("<p>none</p>"),
      .damagedPage(
        document: "p",
        offset: Self.page("<p>none</p>").utf8.count,
        found: "the end of the page",
        expected: "an element `script` with the id `document`"
      )
    )
    for other in ["<!doctype html><title>x</title></html>", "<HTML><script>1</script>"] {
      #expect(throws: DocumentError.otherFile(document: "p", .picture)) {
        try EmbeddedDocument.json(in: Array(other.utf8), name: "p")
      }
    }
    for none in ["", "{}", "<svg></svg>", "<", "<!doc", "<!-- <html> -->"] {
      try expect(EmbeddedDocument.json(in: Array(none.utf8), name: "p") == nil)
    }
    // Any byte of a page replaced reads the same or ends in a sentence.
    let page = Array(Self.page(Self.embedded.element).utf8)
    let replacements: [UInt8] = [0x00, 0x20, 0x22, 0x3C, 0x3D, 0x3E, 0x2F, 0x41, 0xC3, 0xFF]
    for offset in page.indices {
      for replacement in replacements {
        var changed = page
        changed[offset] = replacement
        do throws(DocumentError) {
          let found = try EmbeddedDocument.json(in: changed, name: "p")
          expect(found == nil || found == Self.json, "byte \(offset)")
        } catch { expect(error.description.hasPrefix("p: "), "byte \(offset)") }
      }
    }
  }

  /// A page around a text.
  private static func page(_ body: String) -> String {
    "<!doctype html>\n<html><head>\(EmbeddedDocument.pageMark)<title>x</title></head><body>"
      + "\(body)</body>\n</html>\n"
  }

  /// Where in a page its body begins.
  private static let bodyOffset = page("").utf8.count - "</body>\n</html>\n".utf8.count

  /// Why the page around an element is refused; `nil` where it is read.
  private static func error(_ element: String) -> DocumentError? {
    do throws(DocumentError) {
      _ = try EmbeddedDocument.json(in: Array(page(element).utf8), name: "p")
      return nil
    } catch { return error }
  }
}

extension String {
  /// The text with its first line in the other case.
  fileprivate var withLoudDoctype: String { replacing("<!doctype html>", with: "<!DOCTYPE HTML>") }
}
