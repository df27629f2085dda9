// SPDX-License-Identifier: Apache-2.0

public import BenchResults

/// A run held against limits, as a part of a page of text for a terminal.
public struct LimitReport {
  /// Lines about unused limits and uncovered cases that are printed at most.
  private static let longestList = 10

  let check: LimitCheck
  let path: String
  let typography: Typography
  private let format: FigureFormat

  /// Prepares a report.
  ///
  /// - Parameters:
  ///   - check: the run and the limits.
  ///   - path: the file of the limits as the user named it.
  ///   - options: what the terminal can show.
  public init(_ check: LimitCheck, path: String, options: ReportOptions = ReportOptions()) {
    self.check = check
    self.path = path
    typography = Typography(options)
    format = FigureFormat(typography: typography)
  }

  /// The whole report, with a line end after its last line.
  public func text() -> String {
    let sections = [
      mismatchLines, table.lines("Counters past their limits"), unusedLines, fallenLines,
      uncoveredLines, verdictLines,
    ]
    return sections.filter { !$0.isEmpty }
      .map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  /// The counters that are past their limits.
  var table: LimitTable {
    LimitTable(
      changes: check.changes.filter { $0.counter.judgement != .better },
      titles: (limit: "limit", found: "found"),
      typography: typography
    )
  }

  /// Why the limits do not hold for the run.
  var mismatchLines: [String] {
    check.mismatches.flatMap {
      paint("! \(typography.foreign(path)): \(typography.foreign($0.description)).", .caution)
    }
  }

  /// Lines that nothing was held against.
  var unusedLines: [String] {
    let rest = check.unused.count - Self.longestList
    return check.unused.prefix(Self.longestList)
      .flatMap { paint("unused limit: \(typography.foreign($0.description))", .bad) }
      + (rest > 0 ? paint("and \(format.count(rest)) unused limits more", .bad) : [])
  }

  /// Counters that are better than their limits.
  var fallenLines: [String] {
    let fallen = check.changes.filter { $0.counter.judgement == .better }
    guard !fallen.isEmpty else { return [] }
    return typography.wrapped(
      "better than the limit: " + LimitTable.tally(fallen, format)
        + "; --update-limits makes that the limit.",
      indent: "  "
    )
  }

  /// Cases and counters without limits.
  var uncoveredLines: [String] {
    var lines: [String] = []
    if !check.uncoveredCases.isEmpty, check.heldCaseCount > 0 {
      let rest = check.uncoveredCases.count - Self.longestList
      let names = check.uncoveredCases.prefix(Self.longestList).map(typography.foreign)
      let tail = rest > 0 ? ", and \(format.count(rest)) more" : ""
      lines += typography.wrapped(
        "without limits: " + names.joined(separator: ", ") + tail
          + "; --update-limits adds them.",
        indent: "  "
      )
    }
    if check.uncoveredCounterCount > 0 {
      lines += typography.wrapped(
        "counters without a limit in cases that have others:"
          + " \(format.count(check.uncoveredCounterCount)); --update-limits adds them.",
        indent: "  "
      )
    }
    return lines
  }

  /// What it all comes to.
  var verdictLines: [String] {
    let worse = check.changes.filter { $0.counter.isWorse }
    let cases = Set(worse.map(\.caseID)).count
    let held =
      format.count(check.heldLineCount) + (check.heldLineCount == 1 ? " limit" : " limits")
      + " of \(format.count(check.heldCaseCount))"
      + (check.heldCaseCount == 1 ? " case" : " cases")
    let file = typography.foreign(path)
    switch check.outcome {
    case .otherBasis:
      return paint("The limits of \(file) do not hold for this run, so nothing was held.", .caution)
    case .nothingHeld:
      return paint(
        "No case of this run has a limit in \(file); --update-limits adds them.",
        .caution
      )
    case .exceeded:
      let count = format.count(worse.count) + (worse.count == 1 ? " counter is" : " counters are")
      return paint(
        "\(count) past the limit in \(format.count(cases)) of"
          + " \(format.count(check.heldCaseCount)) cases (\(file)).",
        .bad
      )
    case .mistaken, .uncounted:
      return paint("Not every line of \(file) could be used; held were \(held).", .bad)
    case .withinLimits where check.heldLineCount == 0:
      return paint("No limit of \(file) is for a case of this run, so none was held.", .faint)
    case .withinLimits:
      let warned = check.changes.count { $0.counter.judgement == .warned }
      let remark = warned == 0 ? "" : ", \(format.count(warned)) of them with a warning"
      return paint("Within limits: \(held)\(remark) (\(file)).", .good)
    }
  }

  private func paint(_ text: String, _ style: TextStyle) -> [String] {
    typography.wrapped(text, indent: "  ").map { typography.paint(Span($0, style)) }
  }
}

extension LimitReport {
  /// The same on a page on which lines do not end.
  var forMarkdown: LimitReport { LimitReport(check, path: path, options: .markdown) }

  /// What the limits come to, in a sentence.
  var verdict: String { verdictLines.joined(separator: " ") }

  /// What is past its limit, and what is to be said beside it.
  var blocks: [MarkdownDocument.Block] {
    let remarks = mismatchLines + unusedLines + fallenLines + uncoveredLines
    var blocks: [MarkdownDocument.Block] = []
    if !table.changes.isEmpty {
      blocks += [
        .heading("Counters past their limits"),
        .table(MarkdownTable(table.table, typography)),
      ]
    }
    let lines = table.restLines + remarks
    if !lines.isEmpty { blocks.append(.list(lines.map { MarkdownText($0) })) }
    return blocks
  }
}
