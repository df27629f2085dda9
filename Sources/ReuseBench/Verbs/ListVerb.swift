// SPDX-License-Identifier: Apache-2.0

import BenchCases
import Foundation

/// `list`: prints the selected cases without opening any data.
@MainActor struct ListVerb {
  /// One case as JSON.
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
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(entries), as: UTF8.self) + "\n"
  }
}
