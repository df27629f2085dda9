// SPDX-License-Identifier: Apache-2.0

extension HistoryEntry {
  /// The entry as text: a head of names and values, then the cases by group, a figure a line.
  ///
  /// The head gives each figure a code and each set of strategies a number; a group begins with
  /// that number and the name of its cases, with a star in place of the strategy. A line `of`
  /// follows: the number of the digest of its rows, the digest of what is played, and the number of
  /// the set of sources that its counters come from, with `-` for what is not there.
  /// A line of figures has one value for each strategy of the group, or one for all of them where
  /// they agree; figures of the same values share a line. A counter that a group does not name is
  /// 0 in all of its cases, a time that it does not name has no value; `-` stands for no value.
  ///
  /// - Parameter name: what error messages call the document.
  /// - Returns: the text, at most ``byteLimit`` long.
  /// - Throws: ``HistoryError/tooLarge(document:byteCount:limit:caseCount:)``.
  func encoded(name: String) throws(HistoryError) -> [UInt8] {
    let codes = HistoryCodes.codes(for: counterNames + timeNames.map(\.rawValue))
    var lines = head
    lines += zip(codes, counterNames).map { "counter \($0) \($1)" }
    lines += zip(codes.dropFirst(counterNames.count), timeNames).map { "time \($0) \($1.rawValue)" }
    let groups = groups
    var sets: [[String]] = []
    for group in groups where !sets.contains(group.map(\.strategy)) {
      sets.append(group.map(\.strategy))
    }
    lines += sets.enumerated().map { "by \($0 + 1) \($1.joined(separator: " "))" }
    let origins = HistoryOrigins(groups.map { $0[0].workload })
    lines += origins.lines(zip(counterNames, codes))
    for group in groups {
      let number = (sets.firstIndex(of: group.map(\.strategy)) ?? 0) + 1
      lines += ["", "group \(number) \(group[0].group)", origins.line(of: group[0].workload)]
      lines += Self.figures(of: group, codes)
    }
    lines += ["", "end \(cases.count)"]
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    guard bytes.count <= Self.byteLimit else {
      throw .tooLarge(
        document: name,
        byteCount: bytes.count,
        limit: Self.byteLimit,
        caseCount: cases.count
      )
    }
    return bytes
  }

  private var head: [String] {
    [
      "\(HistoryText.title) \(Self.currentFormat)", "commit \(commit)",
    ] + (committedAt.map { ["committed \($0)"] } ?? []) + [
      "measured \(measuredAt)", "machine \(machine)", "suite \(definition.suite)",
      "dataset \(definition.dataset)",
      "seed \(definition.seed)", "pace \(definition.pace.rawValue)",
      "rounds \(definition.rounds)", "toolchain \(definition.toolchain)",
      "architecture \(definition.architecture)",
      "configuration \(definition.configuration.rawValue)", "flags \(definition.flags)",
      "counter-definition \(definition.counterDefinition)",
      "call-definition \(definition.callDefinition)",
      "time-definition \(definition.timeDefinition)",
    ]
  }

  /// Cases next to each other whose names differ in their strategies alone and whose workload is one.
  private var groups: [[Case]] {
    var groups: [[Case]] = []
    var rest = cases[...]
    while let first = rest.first {
      let group = rest.prefix { $0.group == first.group && $0.workload == first.workload }
      groups.append(Array(group))
      rest = rest.dropFirst(group.count)
    }
    return groups
  }

  /// The lines of the figures of one group.
  private static func figures(of group: [Case], _ codes: [String]) -> [String] {
    let counterCount = group[0].counters.count
    var order: [[String]] = []
    var sharing: [[String]: [String]] = [:]
    for (index, code) in codes.enumerated() {
      let values =
        index < counterCount
        ? group.map { $0.counters[index].map(String.init) ?? "-" }
        : group.map { $0.times[index - counterCount].map(time) ?? "-" }
      let isLeftOut = values.allSatisfy { $0 == (index < counterCount ? "0" : "-") }
      guard !isLeftOut else { continue }
      if sharing[values] == nil { order.append(values) }
      sharing[values, default: []].append(code)
    }
    return order.map { values in
      let shown = values.allSatisfy { $0 == values[0] } ? [values[0]] : values
      return ((sharing[values] ?? []) + shown).joined(separator: " ")
    }
  }

  /// Nanoseconds without a needless `.0`.
  private static func time(_ nanoseconds: Double) -> String {
    nanoseconds == nanoseconds.rounded() && nanoseconds.magnitude < 1e15
      ? String(Int(nanoseconds)) : "\(nanoseconds)"
  }
}

/// What the lines and words of a history file may be.
enum HistoryText {
  /// The first words of every history file.
  static let title = "reuse-bench history"

  /// Whether a text is a whole or shortened commit: 7 to 64 hexadecimal digits in lower case.
  static func isCommit(_ text: String) -> Bool {
    (7...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { isDigit($0) || (UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0) }
  }

  /// Whether a text fits the rest of a line.
  static func isLine(_ text: String) -> Bool {
    !text.isEmpty && text.first != " " && text.last != " "
      && text.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: false
        default: true
        }
      }
  }

  /// Whether a text is one word, without the star that stands for a strategy.
  static func isWord(_ text: String) -> Bool {
    isLine(text) && !text.utf8.contains(UInt8(ascii: " ")) && !text.utf8.contains(UInt8(ascii: "*"))
  }

  /// Whether a text is the name of a figure: a letter, then letters and digits.
  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || isDigit($0) }
  }

  /// Whether a text is a time in UTC, such as `2026-11-21T11:27:35Z`.
  static func isTime(_ text: String) -> Bool {
    let form = "0000-00-00T00:00:00Z"
    return text.utf8.count == form.utf8.count
      && zip(text.utf8, form.utf8).allSatisfy { $1 == UInt8(ascii: "0") ? isDigit($0) : $0 == $1 }
  }

  /// Whether a byte is a decimal digit.
  static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
