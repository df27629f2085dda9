// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import ReuseBench

/// What a long run says where nobody watches.
@MainActor @Suite(.serialized) struct ProgressDisplayTests {
  /// A clock that stands still until it is told.
  @MainActor private final class Clock {
    var seconds = 0.0
    var nanoseconds: Int { Int(seconds * 1e9) }
  }

  /// The lines that came out of a pipe in place of standard error.
  private func lines(
    isQuiet: Bool = false,
    _ body: (ProgressDisplay, Clock) throws -> Void
  ) throws -> [String] {
    var ends: [Int32] = [0, 0]
    try require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    let terminal = Terminal(outputDescriptor: -1, errorDescriptor: ends[1], environment: [:])
    let clock = Clock()
    clock.seconds = 1_000
    let display = ProgressDisplay(terminal: isQuiet ? nil : terminal) { clock.nanoseconds }
    try body(display, clock)
    close(ends[1])
    let bytes = try FileHandle(fileDescriptor: ends[0]).readToEnd() ?? Data()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Forty groups of three seconds each.
  private func play(_ display: ProgressDisplay, _ clock: Clock) throws {
    for group in 0..<40 {
      try display.show(group, of: 40, label: "group-\(group)")
      clock.seconds += 3
    }
    try display.clear()
  }

  @Test("a long run says a line every ten seconds at most, a short or quiet one nothing")
  func aLongRunSaysALineEveryTenSecondsAtMost() throws {
    // Groups begin every three seconds, so the first one past ten is that at twelve, and so on.
    let expected = stride(from: 12, to: 120, by: 12)
      .map { seconds in
        let time = "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
        return "\(seconds / 3 + 1) of 40, \(time) elapsed: group-\(seconds / 3)"
      }
    expectEqual(expected.count, 9)
    try expectEqual(lines(play), expected)
    let short = try lines { display, clock in
      for group in 0..<10 {
        try display.show(group, of: 10, label: "x")
        clock.seconds += 1.1
      }
      expect(!display.isShown)
    }
    expect(short.isEmpty)
    try expect(lines(isQuiet: true, play).isEmpty)
    let said = try lines { display, clock in
      clock.seconds += 9.999
      try display.show(0, of: 2, label: "a")
      clock.seconds += 0.001
      try display.show(1, of: 2, label: "b\u{1B}[31m\n")
    }
    expectEqual(said.count, 1)
    expect(said.first?.hasPrefix("2 of 2, 0:10 elapsed: b") == true)
    expect(said.first?.contains("\u{1B}") == false)
    do {
      let said = try lines { display, clock in
        clock.seconds += 11
        try display.show(0, of: 2, label: "whole")
        clock.seconds += 5
        let part = display.restarted()
        clock.seconds += 4
        try part.show(0, of: 3, label: "too early")
        clock.seconds += 1
        try part.show(1, of: 3, label: "part")
      }
      expectEqual(said, ["1 of 2, 0:11 elapsed: whole", "2 of 3, 0:05 elapsed: part"])
    }
  }
}
