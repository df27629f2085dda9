// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchResults

/// Folded stacks: text and back, and what is no such text.
@Suite struct FoldedStacksTests {
  @Test func printableFaultsAndHostileNamesAndLenience() throws {
    // What a line holds cannot steer the terminal that its fault is printed on.
    let error = #expect(throws: ProfileError.self) {
      try FoldedStacks(text: "a\u{1B}[31m\u{7}\0\r\u{202E}b")
    }
    let scalars = (error?.description ?? "\u{1B}").unicodeScalars
    expect(!scalars.contains(where: PrintableText.steers))
    // Whatever functions are called, what is written reads as what is written.
    for names in [
      [["a", ""]], [["a;b"], ["a:b"]], [["a\rb"], ["a b"]], [["a", "\u{301}b"]], [["a \u{301}"]],
      [["a\r\n"], ["\u{2028}"]], [["b\n"], ["b "], ["b"]],
    ] as [[[String]]] {
      let stacks = FoldedStacks(names.map { .init($0, weight: 2) })
      let again = try FoldedStacks(text: stacks.text)
      expect(again.text == stacks.text && again.total == stacks.total)
    }
    // The weights of all lines together do not overflow.
    #expect(throws: ProfileError.tooMuch(line: 3)) {
      try FoldedStacks(text: "a \(1 << 61)\nb \(1 << 61)\nc 1\n")
    }
    try expectEqual(FoldedStacks(text: "a \(1 << 61)\nb \((1 << 61) - 1)\n").total, 1 << 62 - 1)
    // Equal stacks are joined, empty ones left out, and the order is that of the names.
    let joined = FoldedStacks([
      .init(["main", "b"], weight: 2), .init(["main", "a"], weight: 1),
      .init(["main", "b"], weight: 40), .init(["main"], weight: 0),
    ])
    expectEqual(
      joined.stacks,
      [.init(["main", "a"], weight: 1), .init(["main", "b"], weight: 42)]
    )
    expectEqual(joined.total, 43)
    // What is written reads back, and the same stacks give the same text in any order.
    var generator = SystemRandomNumberGenerator()
    let noise: [FoldedStacks.Stack] = (0..<200)
      .map { index in
        let frames = (0...(index % 7)).map { "f\(($0 * 31 + index) % 17)(_:label:) -> <T>" }
        return .init(frames, weight: index + 1)
      }
    let first = FoldedStacks(noise)
    try expectEqual(FoldedStacks(text: first.text), first)
    expectEqual(FoldedStacks(noise.shuffled(using: &generator)).text, first.text)
    // Semicolons and line ends in names do not make other stacks of it.
    let odd = FoldedStacks([.init(["a;b", "c\nd"], weight: 3)])
    let again = try FoldedStacks(text: odd.text)
    expectEqual(again.stacks, [.init(["a:b", "c d"], weight: 3)])
    // Carriage returns, empty lines and names with spaces are read.
    let read = try FoldedStacks(text: "main;closure #1 in f() 7\r\n\r\nmain 1\n")
    expectEqual(
      read.stacks,
      [.init(["main"], weight: 1), .init(["main", "closure #1 in f()"], weight: 7)]
    )
  }

  @Test func faultsAndEmptinessAndBelow() {
    // A line that is none is named with its number.
    for line in [
      "main", "main x", "main -1", "main 0", ";main 1", "a;;b 1", " 5", "main 1.5",
      "main 99999999999999999999",
    ] as [String] {
      #expect(throws: ProfileError.noStack(line: 2, found: line)) {
        try FoldedStacks(text: "main 1\n\(line)\n")
      }
    }
    // A file without stacks is refused.
    #expect(throws: ProfileError.empty) { try FoldedStacks(text: "\n\n") }
    #expect(throws: ProfileError.unreadable(.noSuchFile(document: "/nonexistent/a"))) {
      try FoldedStacks(path: "/nonexistent/a")
    }
    // Below a function only what it called is left, from its outermost call on.
    let stacks = FoldedStacks([
      .init(["main", "f", "g", "f", "h"], weight: 5), .init(["main", "g"], weight: 2),
    ])
    expectEqual(stacks.below("f").stacks, [.init(["f", "g", "f", "h"], weight: 5)])
    expect(stacks.below("nothing").stacks.isEmpty)
    expectEqual(stacks.without("h").stacks, [.init(["main", "g"], weight: 2)])
    expectEqual(stacks.without("nothing"), stacks)
  }
}
