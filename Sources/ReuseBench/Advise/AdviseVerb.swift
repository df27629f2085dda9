// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchRunner
import Foundation

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

/// What is printed of advice: a line for each remark, and a sentence on what was looked at.
struct AdviceReport {
  let notes: [String]
  /// What could not be played, a sentence each.
  var failures: [String] = []
  private var lines: [String] = []
  private var entries: [Entry] = []
  private var lists: Set<Substring> = []
  private var remarkedCount: Int { entries.count { !$0.remarks.isEmpty } }

  init(notes: [String]) { self.notes = notes }

  mutating func add(_ advice: [CaseAdvice]) {
    for advice in advice {
      if let fault = advice.fault {
        failures.append("\(advice.identifier): \(fault)")
        continue
      }
      lists.formUnion(advice.identifier.split(separator: "/").dropFirst().prefix(1))
      entries.append(Entry(advice))
      lines += advice.remarks.map { "\(advice.identifier): \($0.sentence) (\($0.mark.names))" }
      if !advice.hasAllTypes {
        lines.append(
          "\(advice.identifier): its fills make objects of more types than are told apart; some were not looked at"
        )
      }
      if !advice.hasReuse {
        lines.append(
          "\(advice.identifier): no cell came to another row, so little can be said of fills; give it more rows"
        )
      }
    }
  }

  /// What to print; where a signal came, not all cases were played.
  func text(isWhole: Bool) -> String {
    var all = notes + lines + failures.map { "FAILED \($0)" }
    var sentence = counted(entries.count, "case") + " of " + counted(lists.count, "list")
    sentence +=
      " looked at, " + (remarkedCount == 0 ? "none" : "\(remarkedCount)") + " with a remark"
    sentence += "; not looked at: times, controls unless named, and what other threads do"
    all.append(sentence)
    if remarkedCount > 0 {
      all.append("what stands in brackets is told in the article WhatEatsAFrame, with its cure")
    }
    if !isWhole { all.append("a signal ended it before all cases were played") }
    if !failures.isEmpty { all.append("\(failures.count) failed") }
    return all.joined(separator: "\n") + "\n"
  }

  /// The same as JSON: cases that were looked at, with what is said of each, and what failed.
  func json() throws -> String {
    try Document(cases: entries, failures: failures).jsonText()
  }

  private struct Document: Encodable {
    let schemaVersion = 1
    let cases: [Entry]
    let failures: [String]
  }

  private struct Entry: Encodable {
    struct Remark: Encodable {
      let mark: String
      let text: String
    }

    let id: String
    let remarks: [Remark]

    init(_ advice: CaseAdvice) {
      id = advice.identifier
      remarks = advice.remarks.map { Remark(mark: $0.mark.rawValue, text: $0.sentence) }
    }
  }
}
