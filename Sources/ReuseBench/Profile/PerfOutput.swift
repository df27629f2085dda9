// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchResults
import Foundation

/// The samples that `perf script --fields ip,sym` prints.
///
/// A sample is a block of lines, the innermost function first: spaces, the address, a space, the
/// name. An empty line ends it.
enum PerfScript {
  /// Reads all samples; equal stacks are counted.
  static func stacks(_ output: [UInt8]) -> [FoldedStack] {
    var counts: [[Substring]: Int] = [:]
    var block: [Substring] = []
    let text = String(decoding: output, as: UTF8.self)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let name = name(in: line) {
        block.append(name)
      } else if !block.isEmpty {
        counts[block, default: 0] += 1
        block.removeAll(keepingCapacity: true)
      }
    }
    if !block.isEmpty { counts[block, default: 0] += 1 }
    return counts.map { FoldedStack($0.key.reversed().map(String.init), weight: $0.value) }
  }

  /// The name behind the address, or nil for a line that is no function.
  private static func name(in line: Substring) -> Substring? {
    let words = line.drop { $0 == " " || $0 == "\t" }
    guard let space = words.firstIndex(of: " ") else { return words.isEmpty ? nil : words }
    let name = words[words.index(after: space)...]
    return name.isEmpty ? MeasuredProfile.nameless[...] : name
  }
}

/// What perf's words mean for its user.
struct PerfFault {
  let talk: String
  let event: String
  let version: String

  var failure: ToolFailure {
    if has("No space left") {
      return ExitCode.inputOutput.failure(
        "perf could not write: the disk is full; make room, or choose another folder by '--output'"
      )
    }
    if has("unknown option", "Unknown option") {
      return missing(
        "is too old: '--control' with named pipes came with perf 5.10; install a newer one"
      )
    }
    if has("event syntax error", "Cannot find PMU", "unknown event", "invalid or unsupported event")
    {
      return ExitCode.usage.failure(
        "perf does not know the event \"\(event)\"; 'perf list' prints what it knows"
      )
    }
    if has("ermission", "not permitted", "perf_event_paranoid", "EACCES", "EPERM") {
      return missing(
        "may not sample here; type 'sudo sysctl kernel.perf_event_paranoid=1', and in a container "
          + "start it with '--cap-add PERFMON' and a seccomp profile that allows perf_event_open"
      )
    }
    if has("not supported", "No such device", "sampling/overflow-interrupts", "No such file") {
      return missing(
        "cannot sample \(event) on this machine, which may have no PMU; take '--event cpu-clock:u'"
      )
    }
    return missing("could not record: \(ProcessResult.lastWords(of: talk))")
  }

  /// What else perf said that a reader has to know, in sentences.
  var remarks: [String] {
    talk.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .compactMap { line in
        if line.contains("lost ") {
          return
            "perf lost samples (\"\(line)\"): lower '--frequency', or take '--call-graph fp', which writes less."
        }
        return line.contains("throttl") ? "perf took fewer samples than asked for: \(line)" : nil
      }
  }

  private func has(_ words: String...) -> Bool { words.contains { talk.contains($0) } }

  private func missing(_ clause: String) -> ToolFailure {
    ExitCode.toolMissing.failure("perf (\(version)) \(clause)")
  }
}
