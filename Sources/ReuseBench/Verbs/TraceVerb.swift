// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchResults
import BenchRunner

/// `trace`: writes one round of a case as a timeline.
@MainActor struct TraceVerb {
  let options: TraceOptions
  let terminal: Terminal

  func perform() throws -> ExitCode {
    let identifier = try CaseIdentifier.named(options.caseIdentifier)
    let output = options.output.map { OutputFile(path: $0) }
    try output?.check(against: options.data?.inputs ?? [])
    let budget = try options.deadline.budget(appShare: options.appShare)
    let rows = try RequestedDataset(options.data)
      .opened(rowCount: identifier.group.rowCount).rows
    let frames = CaseTrace(
      identifier: identifier,
      rows: rows,
      seed: options.seed ?? MeasurementPlan().seed
    )
    .frames()
    let builder = TraceBuilder(
      caseIdentifier: options.caseIdentifier,
      frames: frames,
      budget: budget
    )
    let bytes = builder.document().bytes
    guard let output else {
      try terminal.write(String(decoding: bytes, as: UTF8.self))
      return .success
    }
    try output.write(bytes)
    try terminal.write(
      "\(output.path): \(builder.summary); open it at https://ui.perfetto.dev or "
        + "https://www.speedscope.app\n",
      to: .error
    )
    return .success
  }
}
