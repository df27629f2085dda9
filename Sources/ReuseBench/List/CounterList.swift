// SPDX-License-Identifier: Apache-2.0

import BenchResults
import Foundation

/// The catalogue of counters, as `list --counters` prints it and as the article that it writes.
struct CounterList {
  private struct Entry: Encodable {
    let name: String
    let unit: String
    let source: String
    let worse: String
    let isExact: Bool
    /// The parts of a percent from which on a rise is warned of and is worse.
    let warnedPercent: Double?
    let worsePercent: Double?
    let differsBy: String?
    let definition: String
    let meaning: String

    init(_ counter: Counter) {
      name = counter.name
      unit = counter.unit
      source = counter.source.rawValue
      worse = counter.worse.rawValue
      isExact = counter.isExact
      warnedPercent = counter.tolerance.map { Double($0.warned) / 10 }
      worsePercent = counter.tolerance.map { Double($0.worse) / 10 }
      differsBy = counter.influence?.rawValue
      definition = counter.definition.rawValue
      meaning = counter.meaning
    }
  }

  private static let none = "-"
  private static let gap = 2

  /// A line for each counter, below a line of headings.
  var table: String {
    let heading = ["counter", "source", "counts", "worse", "tolerated", "differs by", "meaning"]
    let rows = CounterCatalogue.all.map { counter in
      [counter.name, counter.source.rawValue] + Self.facts(counter) + [counter.meaning]
    }
    let widths = heading.indices.map { column in
      ([heading] + rows).map { $0[column].count }.max() ?? 0
    }
    return ([heading] + rows)
      .map { row in
        // The last column is as wide as its text.
        zip(row, widths).dropLast()
          .map { $0.padding(toLength: $1 + Self.gap, withPad: " ", startingAt: 0) }
          .joined() + row[row.count - 1] + "\n"
      }
      .joined()
  }

  func json() throws -> String {
    try CounterCatalogue.all.map(Entry.init).jsonText()
  }

  var article: String {
    """
    # Counters

    What each counter counts, which way it is worse, and who counts it.

    ## Overview

    This is the catalogue that `reuse-bench list --counters` prints; `--markdown FILE` writes it as this \
    page. A counter is called here as in documents, limits and histories.

    * **worse** is the way of a change that fails: one more as a rule, one less of what counts something \
    that was saved. A counter of which neither is worse does not repeat exactly or is not seen in full: \
    a document has it among its `observations`, and nothing is decided by it.
    * **tolerated** is how far a counter may be worse. Of most it is nothing. Of instructions a rise by \
    more than the first part is warned of, and one by more than the second is worse.
    * **differs by** is what lets a counter differ between row counts of one workload: the *content* of \
    the rows that are shown, or how many *rows* there are. Any other that differs is a finding of \
    `verify --scaling`.

    What a change of a counter comes to, and in what order changes are told, is in <doc:Methodology>. A \
    document may hold counters that are not listed, of another build or of a guest's own: of those one \
    more is worse, and nothing is tolerated.

    """ + Counter.Source.allCases.map(section).joined()
  }

  private func section(of source: Counter.Source) -> String {
    let rows = CounterCatalogue.all.filter { $0.source == source }
      .map { counter in
        let cells = ["`\(counter.name)`"] + Self.facts(counter) + [counter.meaning]
        return "| " + cells.joined(separator: " | ") + " |\n"
      }
    let (title, account) = Self.account(of: source)
    return """

      ## \(title)

      \(account)

      | counter | counts | worse | tolerated | differs by | meaning |
      | --- | --- | --- | --- | --- | --- |
      \(rows.joined())
      """
  }

  /// The unit, the worse way, the tolerance and the influence of a counter.
  private static func facts(_ counter: Counter) -> [String] {
    let tolerance = counter.tolerance
      .map { "\(percent($0.warned)), \(percent($0.worse)) %" }
    return [
      counter.unit, counter.worse.rawValue, tolerance ?? none, counter.influence?.rawValue ?? none,
    ]
  }

  private static func percent(_ thousandths: Int) -> String {
    let (whole, tenth) = thousandths.quotientAndRemainder(dividingBy: 10)
    return tenth == 0 ? "\(whole)" : "\(whole).\(tenth)"
  }

  private static func account(of source: Counter.Source) -> (title: String, account: String) {
    switch source {
    case .verify:
      ("The verify pass", "Of the first round, played untimed on a fresh table.")
    case .engine:
      ("The engine", "Of the same round, by the engine itself.")
    case .calls:
      (
        "The counting pass",
        "Of the measured frames of the first round, with hooks in the slots of calls."
      )
    case .instructions:
      (
        "Callgrind",
        "Of the measured frames of the first round, with `run --instructions callgrind`."
      )
    case .probes:
      (
        "The probe pass",
        "Of the first round by the system, and of its measured frames by the hardware."
      )
    }
  }
}
