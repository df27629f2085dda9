// SPDX-License-Identifier: Apache-2.0

/// What is printed: each file with what was rewritten in it and what is missing still.
struct AdoptionTable {
  /// One file's part of the table.
  struct Row {
    let file: String
    var changes: [String: Int] = [:]
    var findings: [Finding] = []
    /// What stops the compiler; nil where it was not asked.
    var stops: [Finding]?
    /// Why the file was not copied.
    var refusal: String?
    /// Whether it is no copy, but a file that the user put beside the copies.
    var isOwn = false
  }

  let target: String
  let rows: [Row]

  /// The whole table.
  var text: String {
    (rows.flatMap(lines) + [""] + summary).joined(separator: "\n") + "\n"
  }

  private func lines(of row: Row) -> [String] {
    var lines = [row.file]
    if let refusal = row.refusal { return lines + ["  not copied  \(refusal)"] }
    let changes = row.changes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let counts = changes.map { "\($0.value) \($0.key)" }
    let rewritten =
      row.isOwn ? "not by this tool" : counts.isEmpty ? "nothing" : counts.joined(separator: ", ")
    lines += entry("rewritten", [rewritten])
    lines += entry("missing", grouped(row.findings))
    if let stops = row.stops {
      lines += entry("stops", stops.isEmpty ? ["nothing"] : grouped(stops))
    }
    return lines
  }

  /// Lines under one title, which stands before the first.
  private func entry(_ title: String, _ texts: [String]) -> [String] {
    texts.enumerated()
      .map { place, text in
        "  " + (place == 0 ? title : "").padded(to: 12) + text
      }
  }

  /// Findings by their message, with how often and where; the most frequent first.
  private func grouped(_ findings: [Finding]) -> [String] {
    Dictionary(grouping: findings, by: \.message)
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { message, found in
        var lines: [Int] = []
        for finding in found where lines.last != finding.line { lines.append(finding.line) }
        let places = lines.map(String.init).joined(separator: ", ")
        return "\(found.count) × \(message): line\(lines.count == 1 ? "" : "s") \(places)"
      }
  }

  private var summary: [String] {
    let copied = rows.filter { $0.refusal == nil && !$0.isOwn }
    let refused = rows.count { $0.refusal != nil }
    var lines = [
      "\(copied.count) file\(copied.count == 1 ? "" : "s") copied to \(target),"
        + " \(copied.filter { !$0.changes.isEmpty }.count) of them rewritten;"
        + " 'adopt:' marks each changed line."
    ]
    if refused > 0 { lines.append("\(refused) not copied.") }
    let checked = rows.filter { $0.stops != nil }
    guard !checked.isEmpty else { return lines }
    let stopped = checked.filter { !($0.stops ?? []).isEmpty }
    if stopped.isEmpty {
      lines.append("Nothing stops the compiler.")
    } else {
      let count = stopped.reduce(0) { $0 + Set(($1.stops ?? []).map(\.line)).count }
      lines.append(
        "The compiler stops at \(count) line\(count == 1 ? "" : "s") in \(stopped.count) of"
          + " \(checked.count) files; the other files hold nothing that stops it."
      )
    }
    return lines
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
