// SPDX-License-Identifier: Apache-2.0

public import BenchResults

/// A run compared with limits.
public struct LimitReport: FormattedReport {
  private static let longestList = 10

  let check: LimitCheck
  let path: String
  let format: FigureFormat

  public init(_ check: LimitCheck, path: String, options: ReportOptions = ReportOptions()) {
    self.check = check
    self.path = path
    format = FigureFormat(options)
  }

  public func text() -> String {
    terminalText([
      .sentences(mismatches), counters, .sentences(unused), .sentences(fallen),
      .sentences(uncovered), .sentences([verdict]),
    ])
  }

  /// The same in Markdown, without the verdict.
  var blocks: [MarkdownDocument.Block] {
    [counters, .sentences(mismatches + unused + fallen + uncovered)]
      .flatMap { MarkdownDocument.blocks($0, Typography(.markdown)) }
  }

  private var counters: ReportSection {
    LimitTable(
      changes: check.changes.filter { $0.counter.judgement != .better },
      titles: (limit: "limit", found: "found"),
      format: format
    )
    .section("Counters past their limits")
  }

  private var mismatches: [Span] {
    check.mismatches.map { Span("\(path): \($0.description).", .warning) }
  }

  private var unused: [Span] {
    let rest = check.unused.count - Self.longestList
    return check.unused.prefix(Self.longestList)
      .map { Span("unused limit: \($0.description)", .bad) }
      + (rest > 0 ? [Span("and \(format.count(rest)) unused limits more", .bad)] : [])
  }

  private var fallen: [Span] {
    let fallen = check.changes.filter { $0.counter.judgement == .better }
    guard !fallen.isEmpty else { return [] }
    return ["better than the limit: \(format.tally(fallen)); --update-limits makes that the limit."]
  }

  private var uncovered: [Span] {
    var sentences: [Span] = []
    if !check.uncoveredCases.isEmpty, check.heldCaseCount > 0 {
      let rest = check.uncoveredCases.count - Self.longestList
      let names = check.uncoveredCases.prefix(Self.longestList).joined(separator: ", ")
      let tail = rest > 0 ? ", and \(format.count(rest)) more" : ""
      sentences.append("without limits: \(names)\(tail); --update-limits adds them.")
    }
    if check.uncoveredCounterCount > 0 {
      let count = format.count(check.uncoveredCounterCount)
      sentences.append(
        "counters without a limit in cases that have others: \(count); --update-limits adds them."
      )
    }
    return sentences
  }

  var verdict: Span {
    let worse = check.changes.filter { $0.counter.isWorse }
    let held =
      "\(format.counted(check.heldLineCount, "limit")) of"
      + " \(format.counted(check.heldCaseCount, "case"))"
    switch check.outcome {
    case .otherBasis:
      return Span("The limits of \(path) do not hold for this run, so nothing was held.", .caution)
    case .nothingHeld:
      return Span(
        "No case of this run has a limit in \(path); --update-limits adds them.",
        .caution
      )
    case .exceeded:
      let count = format.counted(worse.count, "counter") + (worse.count == 1 ? " is" : " are")
      let cases = format.count(Set(worse.map(\.caseID)).count)
      return Span(
        "\(count) past the limit in \(cases) of \(format.count(check.heldCaseCount)) cases (\(path)).",
        .bad
      )
    case .mistaken, .uncounted:
      return Span("Not every line of \(path) could be used; held were \(held).", .bad)
    case .withinLimits where check.heldLineCount == 0:
      return Span("No limit of \(path) is for a case of this run, so none was held.", .faint)
    case .withinLimits:
      let warned = check.changes.count { $0.counter.judgement == .warned }
      let remark = warned == 0 ? "" : ", \(format.count(warned)) of them with a warning"
      return Span("Within limits: \(held)\(remark) (\(path)).", .good)
    }
  }
}
