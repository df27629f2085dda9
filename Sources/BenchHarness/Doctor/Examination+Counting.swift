// SPDX-License-Identifier: Apache-2.0

import CProbes
import Foundation

extension Examination {
  private static let paranoiaPath = "/proc/sys/kernel/perf_event_paranoid"
  /// The highest level at which users may count their own user space.
  private static let highestParanoia = 2

  private var allowed: Finding.Remedy {
    surroundings.kernelSetting("sudo sysctl kernel.perf_event_paranoid=\(Self.highestParanoia)")
  }

  /// The hardware counter of instructions; missing, forbidden and failing counters have different remedies.
  var instructionCounter: Finding {
    func missing(_ reason: String, _ remedy: Finding.Remedy) -> Finding {
      Finding(.instructionCounter, .unavailable(reason: reason), remedy: remedy)
    }
    let elsewhere = surroundings.hidden(
      "only the host can pass counters on",
      otherwise: "this processor or kernel offers none"
    )
    switch probes.instructionTrial() {
    case .counted(let count) where count > 0:
      let evidence = Finding.Evidence("perf_event_open", "\(count) instructions of a trial")
      return Finding(.instructionCounter, .good, evidence: evidence)
    case .counted:
      return missing(
        "the counter opens and counts nothing: others hold the hardware",
        .advice("end other profilers, or the watchdog: sudo sysctl kernel.nmi_watchdog=0")
      )
    case .notOpened(EACCES), .notOpened(EPERM):
      return missing("perf_event_open is forbidden here (\(paranoia))", forbidden)
    case .notOpened(ENOENT), .notOpened(ENODEV), .notOpened(EOPNOTSUPP):
      return missing("perf_event_open finds no hardware counters", elsewhere)
    case .notOpened(let number):
      return missing("perf_event_open fails: \(ErrorWords.text(Int(number)))", elsewhere)
    case .failed(let reason):
      return missing(reason, elsewhere)
    }
  }

  private var paranoia: String {
    files.integer(at: Self.paranoiaPath).value.map { "kernel.perf_event_paranoid is \($0)" }
      ?? "\(Self.paranoiaPath) cannot be read"
  }

  /// The remedy against the paranoia level, or else against a filter of system calls.
  private var forbidden: Finding.Remedy {
    let level = files.integer(at: Self.paranoiaPath).value ?? .max
    if level > Self.highestParanoia { return allowed }
    return surroundings.isContainer
      ? .command("docker run --cap-add PERFMON", advice: "its filter of system calls forbids it")
      : .advice("a filter of system calls forbids it: run outside the sandbox")
  }

  var perfParanoia: Finding {
    Finding(.perfParanoia, files.integer(at: Self.paranoiaPath)) { level in
      guard level > Self.highestParanoia else {
        let evidence = Finding.Evidence(Self.paranoiaPath, String(level))
        return Finding(.perfParanoia, .good, evidence: evidence)
      }
      let reason = "\(Self.paranoiaPath) is \(level): counting is forbidden to ordinary users"
      return Finding(.perfParanoia, .unavailable(reason: reason), remedy: allowed)
    }
  }

  /// Returns whether a program for profiles or counts is installed and runs.
  func profiler(_ name: String, _ subject: Finding.Subject) -> Finding {
    let remedy = PackageInstaller(files).remedy(installing: name)
    return Finding(subject, probes.tool(name), remedy: remedy) { tool in
      let evidence = Finding.Evidence(tool.path, tool.version ?? "no version")
      return Finding(subject, .good, evidence: evidence)
    }
  }
}

/// The result of counting a few instructions in hardware.
public enum InstructionTrial: Sendable, Equatable {
  /// The instructions counted; 0 if the counter saw none.
  case counted(Int)
  case notOpened(errorNumber: Int32)
  /// The counter opened and then failed.
  case failed(reason: String)

  /// Counts the instructions of a short loop.
  static func run() -> InstructionTrial {
    let errorNumber = cprobes_instruction_counter_error()
    guard errorNumber == 0 else { return .notOpened(errorNumber: errorNumber) }
    let counters = PerformanceCounters()
    counters.begin()
    for turn in 0..<1_000 { BlackHole.consume(turn) }
    switch counters.end()[.instructions] {
    case .value(let count): return .counted(count.count)
    case .unavailable(let reason): return .failed(reason: reason)
    case nil: return .failed(reason: "the counter opened, but nothing was read")
    }
  }
}

extension Examination {
  var build: Finding {
    Finding(
      .build,
      Finding.Evidence("this program", probes.isDebugBuild ? "debug build" : "release build"),
      isGood: !probes.isDebugBuild,
      remedy: .command("swift build -c release")
    )
  }

  /// The sanitizers whose runtime is part of this process.
  var sanitizers: Finding {
    let names = probes.sanitizers()
    let found = names.isEmpty ? "none" : names.joined(separator: ", ") + " sanitizer"
    return Finding(
      .sanitizers,
      Finding.Evidence("symbols of this process", found),
      isGood: names.isEmpty,
      remedy: .command("swift build -c release", advice: "build without --sanitize")
    )
  }
}
