// SPDX-License-Identifier: Apache-2.0

public import BenchResults

/// What was proven of the instrument and when, on one screen.
public struct TrustReport {
  /// A proof with what is known of it.
  public struct Row: Equatable, Sendable {
    /// Whether the record still speaks of the sources that there are.
    public enum Standing: Equatable, Sendable {
      /// Nothing that it proves has changed since.
      case current
      /// So many later commits changed what it proves.
      case stale(commitCount: Int)
      /// It cannot be told, and why.
      case unknown(reason: String)
    }

    /// What there is to prove.
    public var proof: Proof
    /// The record; nil where there is none.
    public var record: TrustRecord?
    /// Whether it still holds, or why there is no record.
    public var standing: Standing

    /// Records one row.
    public init(proof: Proof, record: TrustRecord?, standing: Standing) {
      self.proof = proof
      self.record = record
      self.standing = standing
    }
  }

  private let rows: [Row]
  private let typography: Typography

  /// Prepares a report.
  public init(_ rows: [Row], options: ReportOptions = ReportOptions()) {
    self.rows = rows
    typography = Typography(options)
  }

  /// The whole report for a terminal, with a line end after its last line.
  public func text() -> String {
    TerminalWriter(typography: typography)
      .text([
        ReportSection(
          "What was proven of this instrument",
          rows.map { .sentences(account(of: $0)) }
        ),
        ReportSection("", [.sentences([closing])]),
      ])
  }

  /// A line of what and when, and below it what came of it and what repeats it.
  private func account(of row: Row) -> [Span] {
    guard let record = row.record else {
      let reason = if case .unknown(let reason) = row.standing { reason } else { "" }
      return [Span("\(row.proof.title): \(reason); \(row.proof.command)", .caution)]
    }
    let (word, style) = Self.word(row.standing)
    return [
      Span("\(row.proof.title): \(record.date), \(record.commit.prefix(7)), \(word)", style),
      Span("  \(record.result) (\(record.command))"),
    ]
  }

  private static func word(_ standing: Row.Standing) -> (String, TextStyle) {
    switch standing {
    case .current: ("holds", .good)
    case .stale(let count):
      (
        "stale: \(count) later \(count == 1 ? "commit" : "commits") changed what it proves",
        .caution
      )
    case .unknown(let reason): ("whether it holds cannot be told: \(reason)", .caution)
    }
  }

  private var closing: String {
    let present = rows.filter { $0.record != nil }
    let current = present.count { $0.standing == .current }
    return
      "\(present.count) of \(rows.count) proofs are on record, \(current) of them of the sources as"
      + " they are."
  }
}
