// SPDX-License-Identifier: Apache-2.0

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
