// SPDX-License-Identifier: Apache-2.0

import CProbes

/// The parts of a Callgrind output file, each with its label and its sum of instructions.
///
/// With `--combine-dumps=yes` one file holds a part for each dump. Of a part four lines are read:
/// `part:` begins it, `desc: Trigger:` names the dump, `events:` the columns, and `totals:` their
/// sums, with which it ends. A part that does not end was cut, by a full disk for example.
public struct CallgrindParts: Equatable, Sendable {
  /// A dump.
  public struct Part: Equatable, Sendable {
    /// The label of the request that wrote it; empty where the end of the program did.
    public let label: String
    /// The instructions executed: the event `Ir`.
    public let instructionCount: Int
  }

  /// The parts in the order in which they were written.
  public let parts: [Part]
  /// The version of Valgrind that wrote them.
  public let version: String

  private static let requestPrefix = "Client Request: "

  /// Reads the text of an output file.
  ///
  /// - Throws: ``HarnessError/callgrindOutput(line:found:)`` for the first line that is not as it
  ///   should be, and for a file without a part.
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
        // What stands behind the last line break may be the beginning of a number.
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

  /// Refuses a part that has begun and has no totals.
  private static func checkEnd(ofPartAt line: Int?) throws(HarnessError) {
    if let line { throw .callgrindOutput(line: line, found: "a part without totals") }
  }

  private static func value(of key: String, in line: Substring) -> Substring? {
    guard line.hasPrefix(key + ":") else { return nil }
    return line.dropFirst(key.count + 1).drop { $0 == " " }
  }
}

/// The measured region of a program that runs under Callgrind.
///
/// Outside of Valgrind every call is a few instructions and does nothing. The process must have
/// been started with `--instr-atstart=no --collect-atstart=no`.
public enum CallgrindRegion {
  /// Whether this process runs under Valgrind.
  public static var isWatched: Bool { cprobes_runs_under_valgrind() }

  /// Runs a body translated for counting; nothing is counted before ``count(_:)``.
  ///
  /// - Throws: What the body throws.
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

  /// Begins to count, or ends it; between two calls of ``translate(_:)`` counting is off at first.
  public static func toggle() { cprobes_callgrind_toggle() }

  /// Has Callgrind write what was counted since the last time.
  public static func dump(_ label: String) {
    label.withCString { cprobes_callgrind_dump($0) }
  }
}
