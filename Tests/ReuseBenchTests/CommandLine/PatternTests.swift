// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@testable import ReuseBench

@Suite("A pattern matches what Swift's own expressions match, without backtracking")
struct PatternTests {
  private static let texts = [
    "", "a", "b", "ab", "ba", "aab", "abb", "a-b", "a.b", "A", "aB", "1", "a1", "_", "a b", "é",
    "]",
    "aaaaaa", "abcabc",
  ]

  private static let patterns = [
    "", "a", "ab|ba", "^a", "b$", "^$", "^(a|b)*$", "a+b", "(a+)+b", "(a*)*b", "a{2}", "a{2,}b",
    "a{1,2}$",
    "a{,2}b", "a{", "}", "x{a}", "[ab]b", "[^ab]", "[a-c]+$", "[a-]", "[-a]", "[\\]a]",
    "\\d", "\\D",
    "\\w-", "\\s", "\\.", "a.b", "(?:ab)+$", "(?i)AB", "(?i:A)b",
    "(a(?i)b)B",
    "a(?=b)", "a(?!b)", "^(?!.*b)a", "(?=.*1)(?=.*a)", "(?!a(?=b))a", "a*?b", "a??b", "()", "(|a)b",
    "(a|)+b",
    "^scroll\\.steady/(card|news)/",
    "steady/card", "/1000$", ".*", "[é]", "\\/",
  ]

  @Test("of written patterns, and of patterns drawn by seed")
  func written() throws {
    for pattern in Self.patterns {
      try agree(pattern)
    }
    var generator = SplitMix64(seed: 23)
    for _ in 0..<400 { try agree(Self.pattern(2, &generator), isDrawn: true) }
  }

  /// Matches the texts with both and compares; only short ones where Swift's search may try for ever.
  private func agree(_ pattern: String, isDrawn: Bool = false) throws {
    let ours = try Pattern(pattern)
    let theirs = try Regex(pattern)
    let texts = Self.texts + (isDrawn ? [] : ["scroll.steady/card/mutation/1000"])
    let found = texts.filter(ours.matches(in:))
    expectEqual(found, texts.filter { $0.firstMatch(of: theirs) != nil }, "\(pattern)")
  }

  /// A pattern over two letters, `depth` groups deep at most.
  private static func pattern(_ depth: Int, _ generator: inout SplitMix64) -> String {
    let atoms = ["a", "b", ".", "[ab]", "[^a]", "\\w", "\\d"]
    let quantifiers = ["", "", "", "*", "+", "?", "{2}", "{1,2}", "*?"]
    var text = ""
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0..<2 where depth > 0:
        let inner = pattern(depth - 1, &generator)
        let group = ["(", "(?:"].randomElement(using: &generator) ?? "("
        text += group + inner + ")" + (quantifiers.randomElement(using: &generator) ?? "")
      case 2 where depth > 0:
        let look = ["(?=", "(?!"].randomElement(using: &generator) ?? "(?="
        text += look + pattern(depth - 1, &generator) + ")"
      case 3: text += ["^", "$"].randomElement(using: &generator) ?? "^"
      case 4 where depth > 0:
        text += "(" + pattern(depth - 1, &generator) + "|" + pattern(depth - 1, &generator) + ")"
      default:
        text += atoms.randomElement(using: &generator) ?? "a"
        text += quantifiers.randomElement(using: &generator) ?? ""
      }
    }
    return text
  }

  @Test("no pattern takes long, and what is not supported is refused with its place")
  func isLinear() throws {
    for pattern in [
      "(.*)*X$", "(a|aa)+$", "(a+a+)+b", "((a*)*)*c", "(?=(a*)*b)(?!(.*)*X)a", "(a?){500}a{500}$",
      "((a{500}){500}){500}",
    ] as [String] {
      let text = String(repeating: "a", count: 400)
      try expect(Pattern(pattern).matches(in: text + "-") == false)
    }
    for (pattern, column, reason) in [
      ("a(b)\\1", 6, "escape"), ("(?<=a)b", 1, "'(?<'"), ("a*+", 3, "gives nothing back"),
      ("(?>a)b", 1, "'(?>'"), ("x\\p{L}", 3, "escape"), ("\\x61", 2, "escape"),
      ("(((){999}){999}){9999}", 18, "2000 times"), ("[a&&b]", 3, "classes"),
      ("[[:x:]]", 2, "classes"), ("(?<n>a)b", 1, "(?<"), ("[]x]|a", 1, "members"),
      (String(repeating: "(", count: 60), 52, "deep"), ("a**", 3, "quantifier"),
      ("^*", 1, "quantifiable"),
      ("a{3,1}", 2, "lower bound"), ("\\q", 2, "escape"), ("[]", 1, "members"),
    ] as [(String, Int, String)] {
      let fault = #expect(throws: PatternFault.self) { try Pattern(pattern) }
      expect(fault?.column == column && fault?.reason.contains(reason) == true, "\(fault as Any)")
    }
    try expect(Pattern("\\bsteady\\b").matches(in: "scroll.steady/card"))
    try expect(!Pattern("\\bsteady").matches(in: "unsteady"))
    try expect(Pattern("\\Bsteady").matches(in: "unsteady"))
    try expect(Pattern("((((){999}){999}){999}){999}b").matches(in: "b"))
  }
}
