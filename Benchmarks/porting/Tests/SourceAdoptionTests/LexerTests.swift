// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@testable import SourceAdoption

/// Where code ends and text begins.
@Suite("Lexer") struct LexerTests {
  private func words(_ text: String) -> [String] {
    let source = LexedSource(Array(text.utf8))
    return source.tokens.map { source.text($0.range) }
  }

  private func texts(_ text: String) -> [String] {
    let source = LexedSource(Array(text.utf8))
    return source.tokens.filter { $0.kind == .text || $0.kind == .regex }
      .map { source.text($0.range) }
  }

  @Test(
    "a string is text up to its own end",
    arguments: [
      (#"a "b c" d"#, [#""b c""#]),
      (#"a "b \" c" d"#, [#""b \" c""#]),
      (#"a "b \\" d"#, [#""b \\""#]),
      (##"#"a " \n b"# c"##, [##"#"a " \n b"#"##]),
      ("###\"a \"## b\"### c", ["###\"a \"## b\"###"]),
      (##"#"""# x"##, [##"#"""#"##]),
      ("\"\"\"\na \"b\" \"\" c\n\"\"\" d", ["\"\"\"\na \"b\" \"\" c\n\"\"\""]),
      ("\"\"\"\n\\\"\"\" still\n\"\"\" d", ["\"\"\"\n\\\"\"\" still\n\"\"\""]),
      ("#\"\"\"\n\"\"\" still\n\"\"\"# d", ["#\"\"\"\n\"\"\" still\n\"\"\"#"]),
      (#""" x "" y"#, [#""""#, #""""#]),
    ]
  )
  func strings(text: String, expected: [String]) {
    expectEqual(texts(text), expected)
  }

  @Test(
    "code in an interpolation is code, and text goes on behind it",
    arguments: [
      (#""a \(b) c" d"#, [#""a \("#, "b", #") c""#, "d"]),
      (
        #""\(f((1), "x \(y)"))""#,
        [#""\("#, "f", "(", "(", "1", ")", ",", #""x \("#, "y", #")""#, ")", #")""#]
      ),
      (##"#"\(a) \#(b)"#"##, [##"#"\(a) \#("##, "b", ##")"#"##]),
      ("\"\"\"\n\\(a)\n\"\"\"", ["\"\"\"\n\\(", "a", ")\n\"\"\""]),
    ]
  )
  func interpolations(text: String, expected: [String]) {
    expectEqual(words(text), expected)
  }

  @Test(
    "a comment is no token, and nests",
    arguments: [
      ("a // b \"c\n d", ["a", "d"]),
      ("a /* b /* c */ \" */ d", ["a", "d"]),
      ("a /* // */ b", ["a", "b"]),
      ("a // /*\nb", ["a", "b"]),
      ("a /* never ends", ["a"]),
      ("#!/usr/bin/swift \"\na", ["a"]),
    ]
  )
  func comments(text: String, expected: [String]) {
    expectEqual(words(text), expected)
  }

  @Test(
    "a slash begins a regular expression where an operand may stand",
    arguments: [
      ("a / b / c", []),
      ("let r = /a\"b/", ["/a\"b/"]),
      ("f(/x\\/y/, 1)", ["/x\\/y/"]),
      ("return /(a)/", ["/(a)/"]),
      ("f(/a\\(\"([^)]*)/) {", ["/a\\(\"([^)]*)/"]),
      ("a.reduce(1, /)", []),
      ("x = y\n/ 2", []),
      ("#/a \" / b/# c", ["#/a \" / b/#"]),
      ("let m = #/\na \"\n/# c", ["#/\na \"\n/#"]),
      ("(a)/b/c", []),
    ]
  )
  func regularExpressions(text: String, expected: [String]) {
    expectEqual(texts(text), expected)
  }

  @Test("lines end with a line feed, a carriage return, or both as one")
  func lineEnds() {
    let source = LexedSource(Array("a\nb\r\nc\rd \"\"\"\n\"\"\" e".utf8))
    expectEqual(source.tokens.map(\.line), [1, 2, 3, 4, 4, 5])
    expectEqual(source.lineEnds, [1, 3, 6, 12, 18])
  }

  @Test("tokens stand in order, apart, and inside the file, whatever the bytes are")
  func anyBytes() {
    var generator = SeededGenerator(seed: 21)
    let alphabet = Array("\"#\\()/*\n\r `@ab{}<>-".utf8) + [0, 0xC3, 0xFF]
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0...60, using: &generator))
        .map { _ in
          alphabet[Int.random(in: alphabet.indices, using: &generator)]
        }
      var end = 0
      for token in LexedSource(bytes).tokens {
        expect(token.range.lowerBound >= end && !token.range.isEmpty, "\(bytes)")
        end = token.range.upperBound
      }
      expect(end <= bytes.count, "\(bytes)")
    }
  }
}
