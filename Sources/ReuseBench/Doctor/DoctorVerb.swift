// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchReports
import BenchResults
import BenchRunner
import BenchStatistics
import Foundation

struct DoctorOptions: OperandlessOptions {
  typealias Command = DoctorVerb

  static let verb = Verb.doctor

  var isJSON = false
  var comparesItself = true
  var isQuiet = false
  var color = ColorChoice.standard
}

/// `doctor`: says what on this machine makes figures untrue, and what to type; changes nothing.
struct DoctorVerb: VerbCommand {
  let options: DoctorOptions
  let terminal: Terminal

  func perform() throws -> ExitCode {
    let isDebugBuild = BuildIdentity.configuration == .debug
    let examination = Examination(.running(isDebugBuild: isDebugBuild))
    var comparison: Reading<[SelfComparison.Phase]>?
    var findings = try examination.findings {
      if options.comparesItself { comparison = try compared() }
    }
    if let comparison { findings.insert(Self.finding(on: comparison), at: 0) }
    let phases = comparison?.value ?? []
    let text =
      options.isJSON
      ? try DoctorDocument(findings, phases).encoded() : report(findings, phases).text()
    try terminal.write(text)
    return .success
  }

  /// Compares the suite with itself; times without a ratio are a figure that there is not.
  private func compared() throws -> Reading<[SelfComparison.Phase]> {
    do {
      let progress = ProgressDisplay(terminal: options.isQuiet ? nil : terminal)
      return .value(try SelfComparison.measure(progress: progress))
    } catch let error as StatisticsError {
      return .unavailable(reason: "the times have no ratio: \(error)")
    }
  }

  private static func finding(on comparison: Reading<[SelfComparison.Phase]>) -> Finding {
    switch comparison {
    case .unavailable(let reason):
      return Finding(.selfComparison, .unavailable(reason: reason))
    case .value(let phases) where phases.isEmpty:
      return Finding(.selfComparison, .unavailable(reason: "a round took no time that was seen"))
    case .value(let phases):
      let others = phases.filter { !$0.isUnchanged }
      let found = others.map { "\($0.name) \($0.verdict.rawValue)" }.joined(separator: ", ")
      let evidence = Finding.Evidence(
        "\(SelfComparison.group.identifier)",
        others.isEmpty ? "unchanged" : found
      )
      guard !others.isEmpty else { return Finding(.selfComparison, .good, evidence: evidence) }
      return Finding(
        .selfComparison,
        .disturbs,
        evidence: evidence,
        remedy: .command("reuse-bench doctor", advice: "look again when the machine is quieter")
      )
    }
  }

  private func report(_ findings: [Finding], _ phases: [SelfComparison.Phase]) -> DoctorReport {
    let rounds = "\(SelfComparison.plan.roundCount) rounds"
    let repeats =
      SelfComparison.repeatCount == 1
      ? rounds : "worst of \(SelfComparison.repeatCount) times \(rounds)"
    return DoctorReport(
      findings.map { DoctorRow($0) },
      comparison: phases.map { SelfComparisonRow($0) },
      comparisonTitle: "Mutation against itself, \(repeats)",
      options: ReportOptions(terminal, color: options.color)
    )
  }
}

extension DoctorRow {
  fileprivate init(_ finding: Finding) {
    let section: Section
    var found = finding.evidence?.found ?? ""
    switch finding.verdict {
    case .disturbs: section = .disturbs
    case .note: section = .note
    case .good: section = .good
    case .unavailable(let reason):
      section = .unavailable
      found = reason
    }
    self.init(
      section: section,
      title: finding.subject.title,
      found: found,
      source: finding.evidence?.source,
      why: finding.subject.why,
      command: finding.remedy?.command,
      advice: finding.remedy?.advice
    )
  }
}

extension SelfComparisonRow {
  @MainActor fileprivate init(_ phase: SelfComparison.Phase) {
    self.init(
      phase: phase.name,
      ratio: phase.ratio.estimate,
      low: phase.ratio.low,
      high: phase.ratio.high,
      verdict: phase.verdict.rawValue,
      isUnchanged: phase.isUnchanged,
      smallestChange: phase.smallestChange
    )
  }
}

/// What `doctor --json` prints.
@MainActor struct DoctorDocument {
  private struct Body: Encodable {
    let schemaVersion = 1
    let findings: [Entry]
    let disturbing: Int
    let comparison: Comparison?
  }

  private struct Entry: Encodable {
    let subject: String
    let title: String
    let verdict: String
    let source: String?
    let found: String?
    let reason: String?
    let why: String
    let command: String?
    let advice: String?
  }

  private struct Comparison: Encodable {
    let group: String
    let strategies: [String]
    let rounds: Int
    let repeats: Int
    let phases: [Phase]
  }

  /// The worst repeat of one phase.
  private struct Phase: Encodable {
    let phase: String
    let ratio: Double
    let low: Double
    let high: Double
    let verdict: String
    let smallestChange: Double
  }

  private let body: Body

  init(_ findings: [Finding], _ phases: [SelfComparison.Phase]) {
    body = Body(
      findings: findings.map(Self.entry),
      disturbing: findings.count { $0.verdict == .disturbs },
      comparison: phases.isEmpty ? nil : Self.comparison(phases)
    )
  }

  func encoded() throws -> String {
    try body.jsonText()
  }

  private static func entry(_ finding: Finding) -> Entry {
    var reason: String?
    if case .unavailable(let cause) = finding.verdict { reason = cause }
    return Entry(
      subject: finding.subject.rawValue,
      title: finding.subject.title,
      verdict: finding.verdict.word,
      source: finding.evidence?.source,
      found: finding.evidence?.found,
      reason: reason,
      why: finding.subject.why,
      command: finding.remedy?.command,
      advice: finding.remedy?.advice
    )
  }

  private static func comparison(_ phases: [SelfComparison.Phase]) -> Comparison {
    Comparison(
      group: SelfComparison.group.identifier,
      strategies: SelfComparison.group.strategies.map(\.rawValue),
      rounds: SelfComparison.plan.roundCount,
      repeats: SelfComparison.repeatCount,
      phases: phases.map {
        Phase(
          phase: $0.name,
          ratio: $0.ratio.estimate,
          low: $0.ratio.low,
          high: $0.ratio.high,
          verdict: $0.verdict.rawValue,
          smallestChange: $0.smallestChange
        )
      }
    )
  }
}
