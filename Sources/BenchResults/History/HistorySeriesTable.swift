// SPDX-License-Identifier: Apache-2.0

/// Sorts the figures of many entries into series; names become numbers, since there are millions.
struct HistorySeriesTable {
  /// Numbers for the values of one kind, in the order in which they came.
  private struct Numbers<Value: Hashable> {
    private(set) var values: [Value] = []
    private var numbers: [Value: Int] = [:]

    mutating func number(of value: Value) -> Int {
      if let number = numbers[value] { return number }
      numbers[value] = values.count
      values.append(value)
      return values.count - 1
    }
  }

  /// What the values of one series have in common; machine -1 stands for all of them.
  private struct Key: Hashable {
    let name: Int
    let figure: Int
    let machine: Int
    let definition: Int
    let origin: Int
  }

  /// The values of one series, each with the number of its commit.
  private struct Column {
    let key: Key
    var commits: [Int] = []
    var values: [Double] = []
  }

  private var names = Numbers<String>()
  private var figures = Numbers<HistoryFigure>()
  private var machines = Numbers<String>()
  private var definitions = Numbers<HistoryDefinition>()
  private var origins = Numbers<HistorySeries.Origin>()
  private var commits = Numbers<String>()
  /// The times of the commits, by their numbers.
  private var dates: [String] = []
  private var places: [Key: Int] = [:]
  private var columns: [Column] = []

  /// Adds the figures of an entry; entries come in the order of their commits.
  mutating func add(_ entry: HistoryEntry, caseID: String?) {
    let commit = commits.number(of: entry.commit)
    if commit == dates.count { dates.append(entry.date) }
    let definition = definitions.number(of: entry.definition)
    let machine = machines.number(of: entry.machine)
    let kinds =
      entry.counterNames.map(HistoryFigure.counter) + entry.timeNames.map(HistoryFigure.time)
    let numbers = kinds.map { figures.number(of: $0) }
    let holders = kinds.map { $0.isEqualOnAllMachines ? -1 : machine }
    for measured in entry.cases where caseID == nil || measured.id == caseID {
      let name = names.number(of: measured.id)
      let common = HistorySeries.Origin(
        rows: measured.workload.rows,
        scenario: measured.workload.scenario
      )
      let origin = origins.number(of: common)
      let sourced = measured.workload.sources.isEmpty ? nil : measured.workload
      for index in kinds.indices {
        let value =
          index < entry.counterNames.count
          ? measured.counters[index].map(Double.init)
          : measured.times[index - entry.counterNames.count]
        guard let value else { continue }
        let key = Key(
          name: name,
          figure: numbers[index],
          machine: holders[index],
          definition: definition,
          origin: sourced.map { origins.number(of: $0.origin(of: kinds[index])) } ?? origin
        )
        put(value, commit: commit, key)
      }
    }
  }

  private mutating func put(_ value: Double, commit: Int, _ key: Key) {
    let place = places[key] ?? columns.count
    if place == columns.count {
      places[key] = place
      columns.append(Column(key: key))
    }
    columns[place].commits.append(commit)
    columns[place].values.append(value)
  }

  /// All series: counters before times, then by case, then by figure.
  func series() -> [HistorySeries] {
    let ranks = figures.values.map(Self.rank)
    return
      columns.sorted { left, right in
        let (one, other) = (ranks[left.key.figure], ranks[right.key.figure])
        if one.kind != other.kind { return one.kind < other.kind }
        let (first, second) = (names.values[left.key.name], names.values[right.key.name])
        if first != second { return first < second }
        if one.name != other.name { return (one.place, one.name) < (other.place, other.name) }
        return (left.key.definition, left.key.origin, left.key.machine)
          < (right.key.definition, right.key.origin, right.key.machine)
      }
      .map(series)
  }

  private func series(_ column: Column) -> HistorySeries {
    let figure = figures.values[column.key.figure]
    let values = Dictionary(grouping: zip(column.commits, column.values), by: \.0)
    return HistorySeries(
      caseID: names.values[column.key.name],
      figure: figure,
      machine: column.key.machine < 0 ? nil : machines.values[column.key.machine],
      definition: definitions.values[column.key.definition],
      origin: origins.values[column.key.origin],
      points: values.keys.sorted()
        .map { commit in
          HistorySeries.Point(
            commit: commits.values[commit],
            date: dates[commit],
            value: Self.value(of: (values[commit] ?? []).map(\.1), figure)
          )
        }
    )
  }

  /// What several measurements of one commit come to.
  private static func value(of values: [Double], _ figure: HistoryFigure) -> Double {
    guard !figure.isCounter else { return values[0] }
    let sorted = values.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  private static func rank(_ figure: HistoryFigure) -> (kind: Int, place: Int, name: String) {
    switch figure {
    case .counter(let name): (0, 0, name)
    case .time(let time): (1, HistoryFigure.Time.allCases.firstIndex(of: time) ?? 0, time.rawValue)
    }
  }
}

/// The rows and sources that the head of a history file numbers from 1, since groups share them.
struct HistoryOrigins {
  /// The digests of rows in the order of their numbers.
  private(set) var rows: [String] = []
  private var knownRows: Set<String> = []
  /// The sets of sources by counter, in the order of their numbers; none of them is empty.
  private(set) var sources: [[String: String]] = []

  /// Begins without any.
  init() {}

  /// Numbers what some workloads need.
  init(_ workloads: [HistoryEntry.Workload]) {
    for workload in workloads {
      if !rows.contains(workload.rows) { rows.append(workload.rows) }
      guard !workload.sources.isEmpty, !sources.contains(workload.sources) else { continue }
      sources.append(workload.sources)
    }
  }

  /// Adds the digest of the next number; false for another number or a digest that is there.
  mutating func addRows(_ digest: String, number: String) -> Bool {
    guard number == "\(rows.count + 1)", knownRows.insert(digest).inserted else { return false }
    rows.append(digest)
    return true
  }

  /// Adds a source to the last set or the next one; false for another, or for a counter twice.
  mutating func addSource(_ source: String, of counter: String, number: String) -> Bool {
    if number == "\(sources.count + 1)" { sources.append([:]) }
    guard number == "\(sources.count)", let last = sources.indices.last,
      sources[last][counter] == nil
    else { return false }
    sources[last][counter] = source
    return true
  }

  /// The lines of the head.
  ///
  /// - Parameter codes: the names of the counters with their codes, in order.
  /// - Returns: a line for each digest of rows, then one for each counter of each set of sources.
  func lines(_ codes: some Sequence<(String, String)>) -> [String] {
    rows.enumerated().map { "rows \($0 + 1) \($1)" }
      + sources.enumerated()
      .flatMap { number, set in
        codes.compactMap { name, code in set[name].map { "source \(number + 1) \(code) \($0)" } }
      }
  }

  /// The line below the name of a group.
  func line(of workload: HistoryEntry.Workload) -> String {
    let number = rows.firstIndex(of: workload.rows).map { "\($0 + 1)" } ?? "-"
    let set = sources.firstIndex(of: workload.sources).map { "\($0 + 1)" } ?? "-"
    return "of \(number) \(workload.scenario ?? "-") \(set)"
  }

  /// The place that a number counts from 1, as digits alone write it.
  private static func place(_ number: String, in places: Range<Int>) -> Int? {
    guard let value = Int(number), "\(value)" == number, value > 0 else { return nil }
    return places.contains(value - 1) ? value - 1 : nil
  }

  /// The workload of three words; `nil` where a number stands for nothing.
  func workload(rows number: String, scenario: String, sources set: String)
    -> HistoryEntry.Workload?
  {
    guard let index = Self.place(number, in: rows.indices) else { return nil }
    let found = Self.place(set, in: sources.indices)
    guard found != nil || set == "-" else { return nil }
    return HistoryEntry.Workload(
      rows: rows[index],
      scenario: scenario == "-" ? nil : scenario,
      sources: found.map { sources[$0] } ?? [:]
    )
  }
}
