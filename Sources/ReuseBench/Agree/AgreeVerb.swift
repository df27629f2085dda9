// SPDX-License-Identifier: Apache-2.0

import BenchReports
import BenchResults

struct AgreeOptions {
  var device: String
  var ours: String
  var markdown: String?
  var color = ColorChoice.standard
}

extension AgreeOptions: VerbOptions {
  typealias Command = AgreeVerb

  static let verb = Verb.agree

  init(operands: [String]) { self.init(device: operands[0], ours: operands[1]) }
}

/// `agree`: how far our ranking holds in a document that a device wrote.
struct AgreeVerb: VerbCommand {
  let options: AgreeOptions
  let terminal: Terminal

  func perform() throws -> ExitCode {
    try reports.check(against: inputs)
    let device = try ResultDocument.opened(options.device)
    let ours = try ResultDocument.opened(options.ours)
    let agreement = RankingAgreement(device: device, ours: ours)
    let report = AgreementReport(
      agreement,
      device: device,
      ours: ours,
      options: ReportOptions(terminal, color: options.color)
    )
    try reports.write { report.markdown(command: ["agree", options.device, options.ours]) }
    try terminal.write(report.text())
    switch agreement.outcome {
    case .agrees: return .success
    case .turnsRound: return .countersDiffer
    case .notComparable: return .sessionVoid
    }
  }

  private var reports: ReportFiles { ReportFiles(markdown: options.markdown) }

  private var inputs: [OutputFile.Input] {
    [("DEVICE.json", options.device), ("OURS.json", options.ours)]
      .map { OutputFile.Input(option: $0, path: $1) }
  }
}
