// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchRunner

struct AdviseOptions: SelectingOptions {
  typealias Command = AdviseVerb

  static let verb = Verb.advise

  var selection = Selection()
  var isJSON = false
  var isQuiet = false
}

/// `advise`: plays the selected lists by counting, and says which well-known mistakes their counts show.
struct AdviseVerb: VerbCommand {
  let options: AdviseOptions
  let terminal: Terminal

  func perform() throws -> ExitCode {
    let dataset = try RequestedDataset(options.selection.data)
    let cases = try cases(rowLimit: dataset.rowLimit)
    if let obstacle = CallCounting.obstacle {
      throw ExitCode.toolMissing.failure(
        "advice is read off counted calls, which cannot be counted here: \(obstacle)"
      )
    }
    let rows = try dataset.opened(rowCount: cases.largestRowCount).rows
    let player = try ListPlayer(rows: rows, plan: cases.plan(seed: options.selection.seed))
    defer { player.close() }
    var report = AdviceReport(notes: [cases.fitting].compactMap(\.self) + cases.refusals)
    let progress = ProgressDisplay(terminal: options.isQuiet ? nil : terminal)
    for (number, group) in cases.groups.enumerated() {
      try progress.show(number, of: cases.groups.count, label: group.identifier)
      guard let advice = try player.advise(group) else { break }
      report.add(advice)
    }
    report.failures += player.takeSentences()
    try progress.clear()
    let isWhole = InterruptSignal.received == nil
    try terminal.write(options.isJSON ? try report.json() : report.text(isWhole: isWhole))
    return InterruptSignal.exit ?? (report.failures.isEmpty ? .success : .countersDiffer)
  }

  /// The cases to play.
  private func cases(rowLimit: Int?) throws(ToolFailure) -> SelectedCases {
    do throws(ToolFailure) {
      return try SelectedCases(options.selection, rowLimit: rowLimit, playing: \.forAdvice)
    } catch {
      guard error.exit == .nothingMeasured else { throw error }
      throw error.exit.failure(
        error.message
          + "; advise plays scroll.fling of each list, and update.screen where rows of a screen change"
      )
    }
  }
}
