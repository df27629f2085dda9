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
