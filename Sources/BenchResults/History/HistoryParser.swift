// SPDX-License-Identifier: Apache-2.0

/// Reads the text of a history file, and names the line of the first mistake.
///
/// - Complexity: O(n) in the count of bytes.
struct HistoryParser {
  /// What error messages call the file.
  let path: String
  private let lines: [Substring]
  private var next = 0
  /// The sets of strategies that the head numbers from 1.
  private var sets: [[String]] = []
  /// The rows and sources that the head numbers from 1.
  private var origins = HistoryOrigins()
  /// How many figures the cases up to here have, those that no line names included.
  private var figureCount = 0

  /// The most figures that a file may come to, since a short line can stand for very many.
  private static let figureLimit = 2_000_000

  private init(_ text: String, path: String) {
    self.path = path
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
  }

  /// Reads a whole file.
  ///
  /// - Throws: the first thing that is wrong, with its line.
  static func parse(_ bytes: [UInt8], path: String) throws(HistoryError) -> HistoryEntry {
    guard bytes.count <= HistoryEntry.byteLimit else {
      let limit = "at most \(HistoryEntry.byteLimit), as every commit of a history has"
      throw .wrongLine(path: path, line: 1, found: "\(bytes.count) bytes", expected: limit)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .wrongLine(path: path, line: 1, found: "bytes that are no text", expected: "UTF-8")
    }
    var parser = HistoryParser(text, path: path)
    return try parser.entry()
  }

  private mutating func entry() throws(HistoryError) -> HistoryEntry {
    let format = try title()
    let commit = try word("commit", "7 to 64 hexadecimal digits", HistoryText.isCommit)
    let hasDate = peek?.hasPrefix("committed ") == true
    let time = "a time in UTC, as in `2026-11-21T11:27:35Z`"
    let committedAt = hasDate ? try word("committed", time, HistoryText.isTime) : nil
    let measuredAt = try word("measured", time, HistoryText.isTime)
    let machine = try line("machine")
    let definition = try definition(format: format)
    var names = HistoryNames()
    while let line = peek, line.hasPrefix("counter ") || line.hasPrefix("time ") {
      try name(into: &names)
    }
    try strategies()
    try numbers(names)
    let cases = try cases(names)
    return HistoryEntry(
      commit: commit,
      committedAt: committedAt,
      measuredAt: measuredAt,
      machine: machine,
      definition: definition,
      counterNames: names.counters,
      timeNames: names.times,
      cases: cases
    )
  }

  /// Reads the first line and returns the format that it names.
  private mutating func title() throws(HistoryError) -> Int {
    let expected = "`\(HistoryText.title) \(HistoryEntry.currentFormat)`"
    guard let first = lines.first, first.hasPrefix(HistoryText.title + " "),
      let format = Int(first.dropFirst(HistoryText.title.count + 1)), format >= 1
    else { throw wrong(expected) }
    guard format <= HistoryEntry.currentFormat else {
      throw .newerFormat(path: path, found: format, known: HistoryEntry.currentFormat)
    }
    next = 1
    return format
  }

  private mutating func definition(format: Int) throws(HistoryError) -> HistoryDefinition {
    HistoryDefinition(
      suite: try line("suite"),
      dataset: try line("dataset"),
      seed: try number("seed"),
      pace: try choice("pace"),
      rounds: try number("rounds"),
      toolchain: try line("toolchain"),
      architecture: try line("architecture"),
      configuration: try choice("configuration"),
      flags: try line("flags"),
      counterDefinition: try number("counter-definition"),
      callDefinition: try number("call-definition"),
      timeDefinition: format == 1 ? 1 : try number("time-definition")
    )
  }

  /// A line that gives a figure its code.
  private mutating func name(into names: inout HistoryNames) throws(HistoryError) {
    let line = try taken("a figure's code and name")
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 3, HistoryText.isName(words[1]), HistoryText.isName(words[2]),
      names.add(words[2], code: words[1], isCounter: words[0] == "counter")
    else {
      next -= 1
      throw wrong("a figure's kind, a code that is new, and a name that is known or new")
    }
  }

  private mutating func strategies() throws(HistoryError) {
    while let line = peek, line.hasPrefix("by ") {
      let words = try self.line("by").split(separator: " ", omittingEmptySubsequences: false)
        .map(String.init)
      let strategies = Array(words.dropFirst())
      guard words[0] == "\(sets.count + 1)", !strategies.isEmpty,
        strategies.allSatisfy(HistoryText.isWord), Set(strategies).count == strategies.count
      else {
        next -= 1
        throw wrong("`by \(sets.count + 1)` and strategies, each once")
      }
      sets.append(strategies)
    }
  }

  /// The digests of rows, then the sources of counters.
  private mutating func numbers(_ names: HistoryNames) throws(HistoryError) {
    while let line = peek, line.hasPrefix("rows ") {
      let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      guard words.count == 3, HistoryText.isWord(words[2]),
        origins.addRows(words[2], number: words[1])
      else { throw wrong("`rows \(origins.rows.count + 1)` and a digest that is new") }
      next += 1
    }
    while let line = peek, line.hasPrefix("source ") {
      let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
        .map(String.init)
      guard words.count == 4, case .counter(let index)? = names.places[words[2]],
        HistoryText.isLine(words[3]),
        origins.addSource(words[3], of: names.counters[index], number: words[1])
      else { throw wrong("`source`, a number, the code of a counter and where it comes from") }
      next += 1
    }
  }

  /// The line below the name of a group: what its cases measure.
  private mutating func workload() throws(HistoryError) -> HistoryEntry.Workload {
    let expected = "`of`, the number of rows, a scenario and the number of sources, or `-`"
    guard let line = peek else { throw wrong(expected) }
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 4, words[0] == "of", HistoryText.isWord(words[2]),
      let workload = origins.workload(rows: words[1], scenario: words[2], sources: words[3])
    else { throw wrong(expected) }
    next += 1
    return workload
  }

  private mutating func cases(_ names: HistoryNames) throws(HistoryError) -> [HistoryEntry.Case] {
    var cases: [HistoryEntry.Case] = []
    var seen: Set<String> = []
    while true {
      try empty()
      if let line = peek, line.hasPrefix("end ") {
        guard line == "end \(cases.count)" else { throw wrong("`end \(cases.count)`") }
        next += 1
        try end()
        return cases
      }
      let start = next
      for measured in try group(names) {
        guard seen.insert(measured.id).inserted else {
          next = start
          throw wrong("a group that holds no case of one before")
        }
        cases.append(measured)
      }
    }
  }

  private mutating func group(_ names: HistoryNames) throws(HistoryError) -> [HistoryEntry.Case] {
    let words = try line("group").split(separator: " ", omittingEmptySubsequences: false)
    let number = words[0].first == "+" ? nil : Int(words[0])
    guard words.count == 2, let number, (1...max(1, sets.count)).contains(number),
      number <= sets.count, HistoryText.isWord(String(words[1]).replacing("*", with: "x")),
      words[1].split(separator: "/").contains("*") || sets[number - 1].count == 1
    else {
      next -= 1
      throw wrong("`group`, the number of a set of strategies, and the name of the cases")
    }
    let (group, strategies) = (words[1], sets[number - 1])
    figureCount += strategies.count * (names.counters.count + names.times.count + 1)
    guard figureCount <= Self.figureLimit else {
      next -= 1
      throw wrong("at most \(Self.figureLimit) figures of all cases")
    }
    let workload = try workload()
    var cases = strategies.map { strategy in
      HistoryEntry.Case(
        id: group.split(separator: "/", omittingEmptySubsequences: false)
          .map { $0 == "*" ? strategy : String($0) }.joined(separator: "/"),
        strategy: strategy,
        workload: workload,
        counters: Array(repeating: 0, count: names.counters.count),
        times: Array(repeating: nil, count: names.times.count)
      )
    }
    var open = Set(names.places.keys)
    while let line = peek, !line.isEmpty {
      try figures(line, names, &open, into: &cases)
      next += 1
    }
    return cases
  }

  /// A line of codes and of one value, or as many as there are cases.
  private func figures(
    _ line: Substring,
    _ names: HistoryNames,
    _ open: inout Set<String>,
    into cases: inout [HistoryEntry.Case]
  ) throws(HistoryError) {
    let words = line.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      .map { Substring($0) }
    let codes = words.prefix { names.places[String($0)] != nil }
    let values = words.dropFirst(codes.count)
    guard !codes.isEmpty, values.count == 1 || values.count == cases.count else {
      let all = cases.count == 1 ? "" : " or \(cases.count)"
      throw wrong("codes that stand at the head of the file, then 1\(all) values")
    }
    for code in codes {
      guard open.remove(String(code)) != nil, let place = names.places[String(code)] else {
        throw wrong("`\(code)` once in a group")
      }
      for index in cases.indices {
        let value = values[values.startIndex + (values.count == 1 ? 0 : index)]
        try put(value, at: place, into: &cases[index])
      }
    }
  }

  private func put(
    _ value: Substring,
    at place: HistoryNames.Place,
    into measured: inout HistoryEntry.Case
  ) throws(HistoryError) {
    switch place {
    case .counter(let index):
      let number = Int(value)
      guard number != nil || value == "-" else { throw wrong("whole numbers for a counter") }
      measured.counters[index] = number
    case .time(let index):
      let isPlain = value.utf8.allSatisfy { HistoryText.isDigit($0) || $0 == UInt8(ascii: ".") }
      let number = isPlain ? Double(value) : nil
      // A longer one would be written with an exponent, which is no time here.
      let isTime = number.map { $0 <= HistoryEntry.longestTime } ?? (value == "-")
      guard isTime else { throw wrong("nanoseconds for a time") }
      measured.times[index] = number
    }
  }

  // MARK: Lines

  private var peek: Substring? { next < lines.count ? lines[next] : nil }

  private mutating func taken(_ expected: String) throws(HistoryError) -> Substring {
    guard next < lines.count - 1, let line = peek else { throw wrong(expected) }
    next += 1
    return line
  }

  private mutating func line(_ key: String) throws(HistoryError) -> String {
    try word(key, "`\(key)` and its value", HistoryText.isLine)
  }

  private mutating func number(_ key: String) throws(HistoryError) -> Int {
    let text = try word(key, "a whole number") { Int($0) != nil }
    guard let number = Int(text) else { throw wrong("a whole number") }
    return number
  }

  private mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String
  ) throws(HistoryError) -> Choice {
    let names = Choice.allCases.map(\.rawValue)
    let text = try word(key, names.joined(separator: " or ")) { names.contains($0) }
    guard let choice = Choice(rawValue: text) else { throw wrong("a known \(key)") }
    return choice
  }

  /// The rest of a line that begins with a key.
  private mutating func word(
    _ key: String,
    _ expected: String,
    _ isRight: (String) -> Bool
  ) throws(HistoryError) -> String {
    guard let line = peek, line.hasPrefix(key + " ") else {
      throw wrong("`\(key)` and \(expected)")
    }
    let text = String(line.dropFirst(key.count + 1))
    guard isRight(text) else { throw wrong("`\(key)` and \(expected)") }
    next += 1
    return text
  }

  private mutating func empty() throws(HistoryError) {
    guard let line = peek, line.isEmpty, next < lines.count - 1 else {
      throw wrong("an empty line before a group or the end")
    }
    next += 1
  }

  private func end() throws(HistoryError) {
    guard next == lines.count - 1, lines[next].isEmpty else { throw wrong("nothing after the end") }
  }

  /// The error for the line at hand; at the end of the text the one that says so.
  private func wrong(_ expected: String) -> HistoryError {
    guard next < lines.count - 1 || next == lines.count - 1 && !lines[next].isEmpty else {
      return .truncated(path: path, lineCount: max(1, lines.count - 1))
    }
    let found = lines[next].isEmpty ? "an empty line" : JSONValue.quoted(String(lines[next]))
    return .wrongLine(path: path, line: next + 1, found: found, expected: expected)
  }
}
