// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchResults
import BenchRunner

extension RunVerb {
  /// Has Callgrind count every case, where that was asked for.
  ///
  /// Cases that a signal or a failure left uncounted are unavailable with the reason; their times
  /// stand, for they may have taken minutes.
  ///
  /// - Returns: the failure, for the end of the run.
  /// - Throws: what showing progress throws.
  func countInstructions(
    of measured: inout SuiteMeasurement.Outcome,
    _ data: DataChoice?,
    seed: UInt64
  ) throws -> ToolFailure? {
    guard options.instructions == .callgrind else { return nil }
    let counter = InstructionCounter(
      data: data,
      seed: seed,
      progress: progress
    )
    let identifiers = measured.groups.flatMap { group in
      group.cases.map { group.group.identifier(of: $0.strategy) }
    }
    var counts: [String: InstructionCounts] = [:]
    var fault: ToolFailure?
    do {
      if InterruptSignal.received == nil {
        try counter.count(identifiers, with: Valgrind(), into: &counts)
      }
    } catch let failure as ToolFailure {
      // What the driver calls a void session is here a tool that does not do its work.
      let exit = failure.exit == .sessionVoid ? .toolMissing : failure.exit
      fault = ToolFailure(exit: exit, message: failure.message)
    }
    guard counts.count < identifiers.count else {
      note(counts, elseReason: "", in: &measured.groups)
      return nil
    }
    let rest = "\(identifiers.count - counts.count) of \(identifiers.count)"
    let reason = fault?.message ?? "a signal ended the run before Callgrind had counted them"
    note(counts, elseReason: reason, in: &measured.groups)
    measured.isComplete = false
    measured.warnings.append(
      ResultDocument.Warning(
        code: fault == nil ? "interrupted" : "instructions-uncounted",
        message: "the instructions of \(rest) cases were not counted: \(reason)"
      )
    )
    return fault
  }

  /// Writes each count to its case, and the reason to the others.
  private func note(
    _ counts: [String: InstructionCounts],
    elseReason reason: String,
    in groups: inout [GroupOutcome]
  ) {
    for position in groups.indices {
      groups[position]
        .update { identifier, outcome in
          guard let found = counts[identifier] else {
            outcome.counts.note(uncountedInstructions: reason)
            return
          }
          outcome.counts.note(instructionCount: found.total, source: found.source)
          outcome.samples.frameInstructions = found.frames.isEmpty ? nil : found.frames
        }
    }
  }
}
