// SPDX-License-Identifier: Apache-2.0

import BenchReports
import BenchResults

extension HistoryVerb {
  /// Writes CSV of the machine and definition that were measured last.
  func export(
    _ caseIdentifier: String?,
    _ metric: String?,
    of contents: HistoryFolder.Contents,
    to output: String?
  ) throws {
    let file = output.map { OutputFile(path: $0) }
    try file?.check()
    let all = try history(of: contents)
    let newest = try newest(of: all)
    var series = HistorySeries.newest(
      of: try caseIdentifier.map { try self.series(of: $0, in: newest) } ?? newest.series()
    )
    if let metric { series = try only(metric, of: series) }
    let csv = HistoryCSV(series, namesCases: caseIdentifier == nil)
    if let file {
      try file.write(Array(csv.text().utf8))
    } else {
      try terminal.write(csv.text())
    }
    if csv.leftOutCount > 0 {
      try terminal.remark("\(csv.leftOutCount) figures are left out, since some commit lacks them")
    }
  }

  /// The entries of the machine and definition measured last, with a word about the others.
  private func newest(of all: History) throws -> History {
    guard let machine = all.machines.first else { return all }
    let ofMachine = all.only(machine: machine)
    guard let definition = ofMachine.definitions.first else { return all }
    let chosen = ofMachine.only(definition: definition)
    try tell(all.entries.count - ofMachine.entries.count, of: all, are: "of another machine") {
      "'--machine TEXT' chooses"
    }
    try tell(
      ofMachine.entries.count - chosen.entries.count,
      of: all,
      are: "of this machine and measured another way"
    ) {
      let differences = ofMachine.definitions.dropFirst()
        .map { older in
          definition.differences(from: older).joined(separator: ", ")
        }
      return "left out, since they differ: \(differences.joined(separator: "; "))"
    }
    return chosen
  }

  /// Says how many entries are left out and what can be done about it, where there are some.
  private func tell(
    _ count: Int,
    of all: History,
    are kind: String,
    _ remedy: () -> String
  ) throws {
    guard count > 0 else { return }
    try terminal.remark("\(count) of \(all.entries.count) entries are \(kind); \(remedy())")
  }
}
