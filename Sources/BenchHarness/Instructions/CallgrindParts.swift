// SPDX-License-Identifier: Apache-2.0

import CProbes

/// The parts of a Callgrind output file, each with its label and its sum of instructions.
///
/// With `--combine-dumps=yes` a file holds a part for each dump: `part:` begins it, `desc: Trigger:` names the
/// dump, `events:` the columns, and `totals:` ends it with their sums. A part without an end was cut, by a full
/// disk for example.
public struct CallgrindParts: Equatable, Sendable {
  public struct Part: Equatable, Sendable {
    /// The label of the request; empty for the dump at program end.
    public let label: String
    /// Executed instructions: the event `Ir`.
    public let instructionCount: Int
  }

  /// In file order.
  public let parts: [Part]
  public let version: String

  private static let requestPrefix = "Client Request: "

  /// Reads the text of an output file.
  ///
  /// - Throws: ``HarnessError/callgrindOutput(line:found:)`` for the first malformed line, and for a file
  ///   without a part.
  public init(_ text: String) throws(HarnessError) {
    var parts: [Part] = []
    var version = ""
    var label = ""
    var column: Int?
    var openLine: Int?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if Self.value(of: "part", in: line) != nil {
        try Self.checkEnd(ofPartAt: openLine)
        (label, column, openLine) = ("", nil, index + 1)
      } else if let words = Self.value(of: "desc: Trigger", in: line) {
        label =
          words.hasPrefix(Self.requestPrefix)
          ? String(words.dropFirst(Self.requestPrefix.count)) : ""
      } else if let words = Self.value(of: "creator", in: line) {
        version = String(words)
      } else if let words = Self.value(of: "events", in: line) {
        column = words.split(separator: " ").firstIndex(of: "Ir")
      } else if let words = Self.value(of: "totals", in: line) {
        let sums = words.split(separator: " ")
        // A last line without a line break may end within a number.
        guard index + 1 < lines.count, let column, column < sums.count,
          let count = Int(sums[column]), count >= 0
        else {
          throw .callgrindOutput(line: index + 1, found: String(line))
        }
        parts.append(Part(label: label, instructionCount: count))
        openLine = nil
      }
    }
    try Self.checkEnd(ofPartAt: openLine)
    guard !parts.isEmpty else { throw .callgrindOutput(line: 0, found: "no line of totals") }
    self.parts = parts
    self.version = version
  }

  private static func checkEnd(ofPartAt line: Int?) throws(HarnessError) {
    if let line { throw .callgrindOutput(line: line, found: "a part without totals") }
  }

  private static func value(of key: String, in line: Substring) -> Substring? {
    guard line.hasPrefix(key + ":") else { return nil }
    return line.dropFirst(key.count + 1).drop { $0 == " " }
  }
}

/// The measured region of a program under Callgrind, started with `--instr-atstart=no --collect-atstart=no`.
///
/// Outside of Valgrind every call is a few instructions without effect.
public enum CallgrindRegion {
  public static var isWatched: Bool { cprobes_runs_under_valgrind() }

  /// Runs a body translated for counting; nothing is counted before ``count(_:)``.
  public static func translate<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    cprobes_callgrind_start()
    defer { cprobes_callgrind_stop() }
    return try body()
  }

  /// Counts the instructions of a body, and a handful of the requests themselves.
  @inline(__always)
  public static func count(_ body: () -> Void) {
    cprobes_callgrind_toggle()
    body()
    cprobes_callgrind_toggle()
  }

  /// Switches counting on or off; ``translate(_:)`` starts with it off.
  public static func toggle() { cprobes_callgrind_toggle() }

  /// Has Callgrind write the counts since the last dump.
  public static func dump(_ label: String) {
    label.withCString { cprobes_callgrind_dump($0) }
  }
}
