// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import TestSupport
import Testing

/// Output files of Callgrind, written by hand after its format's description.
@Suite("Parts of a Callgrind output file") struct CallgrindPartsTests {
  private typealias Part = CallgrindParts.Part

  private static let head = "# callgrind format\nversion: 1\ncreator: callgrind-3.19.0\n"

  /// A part as Callgrind writes it, with compressed names and subposition lines.
  private static func part(
    _ number: Int,
    trigger: String,
    events: String = "Ir",
    totals: String
  ) -> String {
    """
    pid: 4
    cmd:  reuse-bench driver
    part: \(number)


    desc: I1 cache:
    desc: Timerange: Basic block 0 - 25665
    desc: Trigger: \(trigger)

    positions: line
    events: \(events)
    summary: 7

    ob=(1) /usr/lib/x86_64-linux-gnu/libc.so.6
    fl=(2) ???
    fn=(3) totals of nothing
    +3 91
    cfn=(4) events: of nothing
    calls=1 0
    * 12
    totals: \(totals)


    """
  }

  @Test("Two parts are read in order, each with its label, and the end of the program without")
  func twoParts() throws {
    let text =
      Self.head + Self.part(1, trigger: "Client Request: frame", totals: "108890")
      + Self.part(2, trigger: "Program termination", totals: "17")
    let found = try CallgrindParts(text)
    expectEqual(found.version, "callgrind-3.19.0")
    expectEqual(found.parts.map(\.label), ["frame", ""])
    expectEqual(found.parts.map(\.instructionCount), [108_890, 17])
  }

  @Test(
    "Instructions are found in whatever column they stand",
    arguments: [
      ("Ir Dr Dw", "1 2 3", 1), ("Dr Ir Dw", "1 2 3", 2), ("Dr Dw  Ir", "1 2   3", 3),
      ("Irx Ir", "1 2", 2),
    ]
  )
  func columns(_ events: String, _ totals: String, _ count: Int) throws {
    let text = Self.head + Self.part(1, trigger: "x", events: events, totals: totals)
    try expectEqual(CallgrindParts(text).parts.map(\.instructionCount), [count])
  }

  @Test("A label keeps its spaces, its colons and its letters beyond ASCII")
  func labels() throws {
    let label = "scroll.steady: card, 2 of 9 — é"
    let text = Self.head + Self.part(1, trigger: "Client Request: \(label)", totals: "1")
    try expectEqual(CallgrindParts(text).parts.map(\.label), [label])
  }

  @Test(
    "Totals that are no count of instructions are refused with their line",
    arguments: [
      ("Ir", "x"), ("Ir", ""), ("Ir", "-1"), ("Ir", "1.5"), ("Ir", "9223372036854775808"),
      ("Dr Ir", "1"), ("Dr Dw", "1 2"), ("", "1"), ("ir", "1"),
    ]
  )
  func badTotals(_ events: String, _ totals: String) {
    let text = Self.head + Self.part(1, trigger: "x", events: events, totals: totals)
    let line = text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.hasPrefix("totals:") }
    #expect(
      throws: HarnessError.callgrindOutput(line: (line ?? -2) + 1, found: "totals: \(totals)")
    ) {
      try CallgrindParts(text)
    }
  }

  @Test func columnsOfTheirOwnAndCut() throws {
    // The columns of one part are not those of the next.
    let second = Self.part(2, trigger: "x", totals: "2").replacing("events: Ir\n", with: "")
    #expect(throws: HarnessError.self) {
      try CallgrindParts(Self.head + Self.part(1, trigger: "x", totals: "1") + second)
    }
    // A file that was cut in a part is refused, at whatever byte, and never read as less.
    let first = Self.head + Self.part(1, trigger: "Client Request: frame", totals: "11")
    let whole = first + Self.part(2, trigger: "Client Request: frame", totals: "22")
    let limit = whole.utf8.count
    for length in 0..<limit {
      let text = String(decoding: whole.utf8.prefix(length), as: UTF8.self)
      do throws(HarnessError) {
        let counts = try CallgrindParts(text).parts.map(\.instructionCount)
        let isFirstAlone = counts == [11] && !text.contains("part: 2")
        expect(isFirstAlone || counts == [11, 22], "length \(length)")
      } catch .callgrindOutput {
        continue
      } catch {
        Issue.record("length \(length): \(error)")
      }
    }
  }

  @Test("Totals that are missing are refused at the line where their part begins")
  func missingTotals() {
    let lost = Self.part(1, trigger: "x", totals: "1").replacing("totals: 1\n", with: "")
    let expected = HarnessError.callgrindOutput(line: 6, found: "a part without totals")
    #expect(throws: expected) { try CallgrindParts(Self.head + lost) }
    #expect(throws: expected) {
      try CallgrindParts(Self.head + lost + Self.part(2, trigger: "x", totals: "1"))
    }
  }

  @Test("What holds no part is refused", arguments: ["", "\n\n", "\u{0}\u{FF}", head, "total: 1"])
  func nothing(_ text: String) {
    #expect(throws: HarnessError.callgrindOutput(line: 0, found: "no line of totals")) {
      try CallgrindParts(text)
    }
  }

  @Test("The greatest count and the longest file are read")
  func huge() throws {
    let lines = String(repeating: "+3 91\ncalls=1 0\n", count: 100_000)
    let part = Self.part(1, trigger: "Client Request: round", totals: "\(Int.max)")
      .replacing("* 12\n", with: lines)
    let parts = try CallgrindParts(Self.head + part).parts
    expectEqual(parts.map(\.instructionCount), [Int.max])
    let many = (1...2_000)
      .map { Self.part($0, trigger: "Client Request: frame", totals: "\($0)") }
    let counts = try CallgrindParts(Self.head + many.joined()).parts.map(\.instructionCount)
    expectEqual(counts, Array(1...2_000))
  }
}
