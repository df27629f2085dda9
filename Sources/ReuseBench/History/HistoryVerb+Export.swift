// SPDX-License-Identifier: Apache-2.0

import BenchReports
import BenchResults

extension HistoryVerb {
  /// Writes CSV of the machine and definition that were measured last.
  func export(
    _ caseIdentifier: String?,
    _ metric: String?,
    to output: String?
  ) throws -> ExitCode {
    let file = output.map { OutputFile(path: $0) }
    try file?.check()
    let all = try history()
    let newest = try newest(of: all)
    var series = try caseIdentifier.map { try self.series(of: $0, in: newest) } ?? newest.series()
    if let metric { series = try only(metric, of: series) }
    let csv = HistoryCSV(series, namesCases: caseIdentifier == nil)
    if let file {
      try file.write(Array(csv.text().utf8))
    } else {
      try terminal.write(csv.text())
    }
    if csv.leftOutCount > 0 {
      try say("\(csv.leftOutCount) figures are left out, since some commit lacks them")
    }
    return .success
  }

  /// The entries of the machine and definition measured last, with a word about the others.
  private func newest(of all: History) throws -> History {
    guard let machine = all.machines.first else { return all }
    let ofMachine = all.only(machine: machine)
    guard let definition = ofMachine.definitions.first else { return all }
    let chosen = ofMachine.only(definition: definition)
    let otherCount = all.entries.count - chosen.entries.count
    if otherCount > 0 {
      try say(
        "\(otherCount) of \(all.entries.count) entries are of another machine or measured another "
          + "way; '--machine TEXT' chooses"
      )
    }
    return chosen
  }

  private func say(_ sentence: String) throws {
    try terminal.write("\(BenchmarkTool.program): \(sentence)\n", to: .error)
  }
}
