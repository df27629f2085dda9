// SPDX-License-Identifier: Apache-2.0

/// UAX #14 as its text reads, over a whole array and with look-ahead and look-behind at will.
///
/// Independent of the breaker under test: classes of a few sample scalars are written down here
/// from LineBreak.txt, and the rules scan the array instead of keeping a state.
struct LineBreakOracle {
  /// Sample scalars by class after LB1; `OW` is OP with East_Asian_Width W, `IE` an unassigned
  /// Extended_Pictographic.
  static let samples: [(scalar: Unicode.Scalar, lineClass: String)] = [
    ("a", "AL"), ("#", "AL"), ("\u{A7}", "AL"), ("\u{E01}", "AL"), ("\u{E000}", "AL"),
    ("\u{2014}", "B2"), ("\t", "BA"), ("\u{2010}", "BA"), ("\u{B4}", "BB"), ("\u{FFFC}", "CB"),
    ("}", "CL"), ("\u{3001}", "CL"), (")", "CP"), ("\u{308}", "CM"), ("\u{E31}", "CM"),
    ("\u{261D}", "EB"), ("\u{1F3FB}", "EM"), ("!", "EX"), ("\u{A0}", "GL"), ("\u{AC00}", "H2"),
    ("\u{AC01}", "H3"), ("\u{5D0}", "HL"), ("\u{5D1}", "HL"), ("-", "HY"), ("-", "HY"),
    ("\u{4E00}", "ID"), ("\u{1F02C}", "IE"), ("\u{2026}", "IN"), (",", "IS"), (".", "IS"),
    ("\u{1100}", "JL"), ("\u{1160}", "JV"), ("\u{11A8}", "JT"), ("\u{203C}", "NS"),
    ("\u{3041}", "NS"), ("0", "NU"), ("1", "NU"), ("2", "NU"), ("(", "OP"), ("(", "OP"),
    ("\u{300C}", "OW"), ("%", "PO"), ("$", "PR"), ("$", "PR"), ("\"", "QU"), ("\u{1F1E6}", "RI"),
    ("\u{1F1E7}", "RI"), (" ", "SP"), (" ", "SP"), (" ", "SP"), ("/", "SY"), ("\u{2060}", "WJ"),
    ("\u{200B}", "ZW"), ("\u{200D}", "ZWJ"), ("\u{C}", "BK"), ("\n", "LF"), ("\r", "CR"),
    ("\u{85}", "NL"),
  ]

  // One per scalar that does not attach to the one before (LB9); its class after LB10.
  private var classes: [String] = []
  // Where each of them starts in the input.
  private var starts: [Int] = []
  // Whether the scalar right before each of them is a joiner.
  private var joined: [Bool] = []
  private let count: Int

  init(_ input: [String]) {
    count = input.count
    for (index, lineClass) in input.enumerated() {
      let isMark = lineClass == "CM" || lineClass == "ZWJ"
      let bars = ["BK", "CR", "LF", "NL", "SP", "ZW"]
      if isMark, let last = classes.last, !bars.contains(last) { continue }
      classes.append(isMark ? "AL" : lineClass)
      starts.append(index)
      joined.append(index > 0 && input[index - 1] == "ZWJ")
    }
  }

  /// Whether a line may end before each scalar of the input.
  func boundaries() -> [Bool] {
    var answers = Array(repeating: false, count: count)
    let numbers = boundariesInNumbers()
    for place in classes.indices.dropFirst() {
      answers[starts[place]] = breaks(before: place, inNumber: numbers.contains(place))
    }
    return answers
  }

  private func breaks(before place: Int, inNumber: Bool) -> Bool {
    let (a, b) = (classes[place - 1], classes[place])
    if a == "CR" && b == "LF" { return false }
    if ["BK", "CR", "LF", "NL"].contains(a) { return true }  // LB4, LB5
    if ["BK", "CR", "LF", "NL", "SP", "ZW"].contains(b) { return false }  // LB6, LB7
    let x = classes[..<place].last { $0 != "SP" } ?? ""
    let spaced = a == "SP"
    if x == "ZW" { return true }  // LB8
    if joined[place] { return false }  // LB8a
    if a == "WJ" || b == "WJ" || a == "GL" { return false }  // LB11, LB12
    if b == "GL" && !["SP", "BA", "HY"].contains(a) { return false }  // LB12a
    if ["CL", "CP", "EX", "IS", "SY"].contains(b) { return false }  // LB13
    if x == "OP" || x == "OW" { return false }  // LB14
    if x == "QU" && (b == "OP" || b == "OW") { return false }  // LB15
    if (x == "CL" || x == "CP") && b == "NS" { return false }  // LB16
    if x == "B2" && b == "B2" { return false }  // LB17
    if spaced { return true }  // LB18
    if a == "QU" || b == "QU" { return false }  // LB19
    if a == "CB" || b == "CB" { return true }  // LB20
    if ["BA", "HY", "NS"].contains(b) || a == "BB" { return false }  // LB21
    if place > 1, classes[place - 2] == "HL", a == "HY" || a == "BA" { return false }  // LB21a
    if a == "SY" && b == "HL" { return false }  // LB21b
    if b == "IN" { return false }  // LB22
    return !inNumber && !joinsPair(a, b) && !isPairOfIndicators(before: place)
  }

  private func joinsPair(_ a: String, _ b: String) -> Bool {
    let letters = ["AL", "HL"], ideographs = ["ID", "IE", "EB", "EM"]
    let jamo = ["JL", "JV", "JT", "H2", "H3"]
    func pair(_ left: [String], _ right: [String]) -> Bool { left.contains(a) && right.contains(b) }
    return pair(letters, ["NU"]) || pair(["NU"], letters)  // LB23
      || pair(["PR"], ideographs) || pair(ideographs, ["PO"])  // LB23a
      || pair(["PR", "PO"], letters) || pair(letters, ["PR", "PO"])  // LB24
      || pair(["JL"], ["JL", "JV", "H2", "H3"]) || pair(["JV", "H2"], ["JV", "JT"])  // LB26
      || pair(["JT", "H3"], ["JT"])  // LB26
      || pair(jamo, ["PO"]) || pair(["PR"], jamo)  // LB27
      || pair(letters, letters) || pair(["IS"], letters)  // LB28, LB29
      || pair(letters + ["NU"], ["OP"]) || pair(["CP"], letters + ["NU"])  // LB30
      || pair(["EB", "IE"], ["EM"])  // LB30b
  }

  /// LB30a: an odd count of regional indicators before, and one more.
  private func isPairOfIndicators(before place: Int) -> Bool {
    guard classes[place] == "RI" else { return false }
    return classes[..<place].reversed().prefix { $0 == "RI" }.count % 2 == 1
  }

  /// LB25 as the regular expression of section 8.2, example 7: places inside any match.
  ///
  /// (PR | PO)? (OP | HY)? NU (NU | SY | IS)* (CL | CP)? (PR | PO)?
  private func boundariesInNumbers() -> Set<Int> {
    var places: Set<Int> = []
    func isOne(_ index: Int, _ wanted: [String]) -> Bool {
      classes.indices.contains(index) && wanted.contains(classes[index])
    }
    for number in classes.indices where classes[number] == "NU" {
      var first = number
      if isOne(first - 1, ["OP", "OW", "HY"]) { first -= 1 }
      if isOne(first - 1, ["PR", "PO"]) { first -= 1 }
      var last = number
      while isOne(last + 1, ["NU", "SY", "IS"]) { last += 1 }
      if isOne(last + 1, ["CL", "CP"]) { last += 1 }
      if isOne(last + 1, ["PR", "PO"]) { last += 1 }
      places.formUnion((first..<last).map { $0 + 1 })
    }
    return places
  }
}
