// SPDX-License-Identifier: Apache-2.0

import BenchCases
import Foundation

struct ListOptions: SelectingOptions {
  typealias Command = ListVerb

  static let verb = Verb.list

  var selection = Selection()
  var listsCounters = false
  var markdown: String?
  var isJSON = false
}

/// `list`: prints the selected cases, or the counters, without opening any data.
struct ListVerb: VerbCommand {
  private struct Entry: Encodable {
    let id: String
    let workload: String
    let axes: [String]
    let cell: String
    let strategy: String
    let rows: Int
    let isControl: Bool
  }

  let options: ListOptions
  let terminal: Terminal

  func perform() throws -> ExitCode {
    try checkOptions()
    return options.listsCounters ? try listCounters() : try listCases()
  }

  /// Fails where an option would say nothing.
  private func checkOptions() throws {
    if options.listsCounters, options.selection != Selection() {
      throw ExitCode.usage.failure(
        "--counters lists what is counted of any case; leave out the options that select cases"
      )
    }
    if !options.listsCounters, options.markdown != nil {
      throw ExitCode.usage.failure(
        "--markdown writes the catalogue of counters; give --counters with it"
      )
    }
  }

  private func listCounters() throws -> ExitCode {
    let list = CounterList()
    let reports = ReportFiles(markdown: options.markdown)
    try reports.check()
    try reports.write { list.article }
    try terminal.write(options.isJSON ? try list.json() : list.table)
    return .success
  }

  private func listCases() throws -> ExitCode {
    let cases = try SelectedCases(options.selection)
    let text =
      options.isJSON
      ? try json(cases) : cases.identifiers.map { $0 + "\n" }.joined()
    for refusal in cases.refusals { try terminal.write(refusal + "\n", to: .error) }
    try terminal.write(text)
    return .success
  }

  private func json(_ cases: SelectedCases) throws -> String {
    let entries = cases.groups.flatMap { group in
      group.strategies.map { strategy in
        Entry(
          id: group.identifier(of: strategy),
          workload: group.workload.name,
          axes: group.axes,
          cell: group.cell,
          strategy: strategy.rawValue,
          rows: group.rowCount,
          isControl: strategy.isControl
        )
      }
    }
    return try entries.jsonText()
  }
}
