// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchRunner

struct SnapshotOptions {
  static let standardFrame = 0

  static let frameRange = 0...1_000_000

  var caseIdentifier: String
  var data: DatasetChoice?
  var seed: UInt64?
  var frame: Int = standardFrame
  var output: String?
}

extension SnapshotOptions: VerbOptions {
  typealias Command = SnapshotVerb

  static let verb = Verb.snapshot

  init(operands: [String]) { self.init(caseIdentifier: operands[0]) }
}

/// `snapshot`: draws one frame of a case as SVG.
struct SnapshotVerb: VerbCommand {
  let options: SnapshotOptions
  let terminal: Terminal

  func perform() throws -> ExitCode {
    let identifier = try CaseIdentifier.named(options.caseIdentifier)
    try output?.check(against: options.data?.inputs ?? [])
    let rows = try RequestedDataset(options.data)
      .opened(rowCount: identifier.group.rowCount).rows
    let snapshot = CaseSnapshot(
      identifier: identifier,
      rows: rows,
      seed: options.seed ?? MeasurementPlan().seed
    )
    switch snapshot.draw(frame: options.frame) {
    case .picture(let svg): try write(svg)
    case .nothingShown:
      throw ExitCode.usage.failure(
        "\(options.caseIdentifier) compares lists and shows nothing; draw a case of a cell"
      )
    case .tooFewFrames(let count):
      throw ExitCode.usage.failure(
        "a round of \(options.caseIdentifier) has frames 0 to \(count - 1), there is no frame \(options.frame)"
      )
    }
    return .success
  }

  private var output: OutputFile? { options.output.map { OutputFile(path: $0) } }

  private func write(_ svg: String) throws {
    guard let output else { return try terminal.write(svg) }
    try output.write(Array(svg.utf8))
  }
}
