// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TextLayout

/// Random texts that are rich in what makes breaking hard.
enum RandomText {
  /// Scalars that meet rules: scripts, marks, joiners, flags, brackets, digits, spaces, terminators.
  static let pool: [Unicode.Scalar] = [
    "a", "b", "W", "i", "é", "ß", "я", "א", "ب", "ท", "า", "ำ", "ั", "あ", "ぁ", "ー", "一", "、", "「",
    "」", "（", "）", "한", "가", "각", "\u{1100}", "\u{1160}", "\u{11A8}", "0", "7", ".", ",", "/", "-",
    "$", "%", "(", ")", "!", "?", "\"", "'", "—", "…", "€", "´", "\u{FFFC}", " ", " ", " ", "\t",
    "\u{A0}", "\u{AD}", "\u{2003}", "\u{3000}", "\u{200B}", "\u{2060}", "\u{301}", "\u{308}",
    "\u{93E}", "\u{915}", "\u{94D}", "\u{600}", "\u{200C}", "\u{200D}", "\u{200D}", "\u{FE0F}",
    "\u{20E3}", "☝", "©", "👩", "👨", "🏽", "🇫", "🇷", "\u{1F02C}", "\u{E0067}", "\u{0}", "\u{7F}",
    "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}",
  ]

  /// A text of `count` scalars: half of the texts draw on five scalars only, so that these meet
  /// often, and in the others one scalar in eight comes from all of Unicode.
  static func scalars(_ count: Int, using generator: inout SplitMix64) -> [Unicode.Scalar] {
    if Bool.random(using: &generator) {
      let few = (0..<5).map { _ in pool[Int.random(in: pool.indices, using: &generator)] }
      return (0..<count).map { _ in few[Int.random(in: few.indices, using: &generator)] }
    }
    return (0..<count)
      .map { _ in
        if UInt32.random(in: 0..<8, using: &generator) > 0 {
          return pool[Int.random(in: pool.indices, using: &generator)]
        }
        let value = UInt32.random(in: 0...0x10FFFF, using: &generator)
        return Unicode.Scalar(value) ?? "\u{FFFD}"
      }
  }

  /// The shortest text that still fails and comes from `scalars` by leaving scalars out.
  static func shortest(_ scalars: [Unicode.Scalar], failing fails: ([Unicode.Scalar]) -> Bool)
    -> [Unicode.Scalar]
  {
    var best = scalars
    var index = 0
    while index < best.count {
      var fewer = best
      fewer.remove(at: index)
      if fails(fewer) {
        best = fewer
        index = 0
      } else {
        index += 1
      }
    }
    return best
  }

  static func hexadecimal(_ scalars: [Unicode.Scalar]) -> String {
    scalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
  }
}

extension String {
  init(_ scalars: some Sequence<Unicode.Scalar>) {
    var view = UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}

/// Whether a line may end before each scalar, the look-ahead of LB25 resolved by reading on.
func opportunities(in scalars: [Unicode.Scalar]) -> [Bool] {
  var breaker = LineBreaker()
  var answers: [LineBreakOpportunity] = []
  for scalar in scalars { answers.append(breaker.opportunity(before: scalar)) }
  return answers.indices.map { index in
    switch answers[index] {
    case .prohibited: false
    case .allowed, .mandatory: true
    case .allowedUnlessNumberFollows: !isNumber(scalars[(index + 1)...].first { !isMark($0) })
    }
  }
}

// By general category, for digits and marks as they stand in the tests.
private func isNumber(_ scalar: Unicode.Scalar?) -> Bool {
  scalar?.properties.generalCategory == .decimalNumber
}

private func isMark(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .spacingMark: true
  default: scalar == "\u{200D}"
  }
}

func shownLines(_ text: String, _ layout: ParagraphLayout) -> [String] {
  layout.lines.map { line in
    let bytes = Array(text.utf8)
    func slice(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    guard let elided = line.elidedUTF8Range else { return slice(line.utf8Range) }
    return slice(line.utf8Range.lowerBound..<elided.lowerBound) + "…"
      + slice(elided.upperBound..<line.utf8Range.upperBound)
  }
}
