// SPDX-License-Identifier: Apache-2.0

/// As much of an HTML page as it takes to find its scripts.
///
/// Source: the tokenizer of the HTML standard (html.spec.whatwg.org, 13.2.5), for tags as this suite writes them and
/// browsers save them; a tag in a comment or in another script is none.
struct HTMLPage {
  struct Script {
    var offset: Int
    /// The values and where their attributes begin, by name; of two of one name the first.
    var attributes: [String: (text: String, offset: Int)] = [:]
    /// From where to where its text goes; without an end where the page ends before.
    var content: (start: Int, end: Int?)
  }

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  static func isPage(_ bytes: [UInt8]) -> Bool {
    let page = HTMLPage(bytes)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = page.skipSpace(from: bytes.starts(with: mark) ? mark.count : 0)
    return ["<!doctype html", "<html"].contains { page.hasWord($0, at: start) }
  }

  static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) }

  func contains(_ text: String) -> Bool { find(text, from: 0) != nil }

  var isWhole: Bool {
    let end = (bytes.lastIndex { !Self.isSpace($0) } ?? -1) + 1
    let tag = "</html>"
    return end >= tag.utf8.count && hasWord(tag, at: end - tag.utf8.count)
  }

  var scripts: [Script] {
    var scripts: [Script] = []
    var offset = 0
    while let next = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      if hasWord("<!--", at: next) {
        offset = find("-->", from: next + 4) ?? bytes.count
      } else if isScript(at: next) {
        // A tag that never ends holds the rest of the page.
        guard let script = script(at: next) else { break }
        scripts.append(script)
        offset = script.content.end ?? bytes.count
      } else {
        offset = next + 1
      }
    }
    return scripts
  }

  private static let scriptTag = "<script"

  private func isScript(at start: Int) -> Bool {
    let end = start + Self.scriptTag.utf8.count
    return end < bytes.count && isEndOfName(end) && hasWord(Self.scriptTag, at: start)
  }

  /// The script whose tag begins at a place; `nil` for a tag that never ends.
  private func script(at start: Int) -> Script? {
    var offset = start + Self.scriptTag.utf8.count
    var attributes: [String: (text: String, offset: Int)] = [:]
    while true {
      offset = skipSpace(from: offset)
      guard offset < bytes.count else { return nil }
      if bytes[offset] == UInt8(ascii: ">") { break }
      let begin = offset
      guard let (name, text, end) = attribute(at: begin) else { return nil }
      if attributes[name] == nil { attributes[name] = (text, begin) }
      offset = end
    }
    let content = (start: offset + 1, end: find("</script", from: offset + 1))
    return Script(offset: start, attributes: attributes, content: content)
  }

  /// An attribute and where it ends; `nil` where it never does.
  private func attribute(at start: Int) -> (name: String, text: String, end: Int)? {
    // A name has at least one character, whichever.
    var offset = start + 1
    while offset < bytes.count, !isEndOfName(offset), bytes[offset] != UInt8(ascii: "=") {
      offset += 1
    }
    let name = lowercased(start..<offset)
    let sign = skipSpace(from: offset)
    guard sign < bytes.count else { return nil }
    guard bytes[sign] == UInt8(ascii: "=") else { return (name, "", offset) }
    let value = skipSpace(from: sign + 1)
    guard value < bytes.count else { return nil }
    let quote = bytes[value]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      guard let end = bytes[(value + 1)...].firstIndex(of: quote) else { return nil }
      return (name, text(value + 1..<end), end + 1)
    }
    let rest = bytes[value...]
    let end = rest.firstIndex { Self.isSpace($0) || $0 == UInt8(ascii: ">") } ?? bytes.count
    return (name, text(value..<end), end)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func lowercased(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].map(Self.lowercased), as: UTF8.self)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private func isEndOfName(_ offset: Int) -> Bool {
    Self.isSpace(bytes[offset]) || bytes[offset] == UInt8(ascii: ">")
      || bytes[offset] == UInt8(ascii: "/")
  }

  private func skipSpace(from start: Int) -> Int {
    bytes[start...].firstIndex { !Self.isSpace($0) } ?? bytes.count
  }

  /// Whether a text of lower case stands at a place in whichever case.
  private func hasWord(_ word: String, at offset: Int) -> Bool {
    bytes[offset...].prefix(word.utf8.count)
      .elementsEqual(word.utf8) {
        Self.lowercased($0) == $1
      }
  }

  private func find(_ word: String, from start: Int) -> Int? {
    guard let first = word.utf8.first else { return start }
    var offset = start
    while let next = bytes[offset...].firstIndex(where: { Self.lowercased($0) == first }) {
      if hasWord(word, at: next) { return next }
      offset = next + 1
    }
    return nil
  }
}
