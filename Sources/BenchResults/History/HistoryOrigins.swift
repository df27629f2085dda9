// SPDX-License-Identifier: Apache-2.0

/// The rows and sources that the head of a history file numbers from 1, since groups share them.
struct HistoryOrigins {
  /// The digests of rows in the order of their numbers.
  private(set) var rows: [String] = []
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
    guard number == "\(rows.count + 1)", !rows.contains(digest) else { return false }
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

  /// The workload of three words; `nil` where a number stands for nothing.
  func workload(rows number: String, scenario: String, sources set: String)
    -> HistoryEntry.Workload?
  {
    guard let index = rows.indices.first(where: { "\($0 + 1)" == number }) else { return nil }
    let found = sources.indices.first { "\($0 + 1)" == set }
    guard found != nil || set == "-" else { return nil }
    return HistoryEntry.Workload(
      rows: rows[index],
      scenario: scenario == "-" ? nil : scenario,
      sources: found.map { sources[$0] } ?? [:]
    )
  }
}
