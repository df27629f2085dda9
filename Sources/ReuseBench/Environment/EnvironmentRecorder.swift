// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchResults
import Foundation
@_spi(Headless) import HeadlessUIKit

/// Writes down the machine and the ruler.
@MainActor struct EnvironmentRecorder {
  private let machine = MachineEnvironment.current()
  private let calibration = ClockCalibration.measured()
  private let countedCall = CallCounting.costNanoseconds()

  /// Returns the record; the peak of memory is that of the process so far.
  func record() -> ResultDocument.Environment {
    var unavailable: [String: String] = [:]
    func value<Value>(_ name: String, _ reading: Reading<Value>) -> Value? {
      if case .unavailable(let reason) = reading { unavailable[name] = reason }
      return reading.value
    }
    let countedCallNanoseconds = value("countedCallNanoseconds", countedCall)
    var environment = ResultDocument.Environment(
      operatingSystem: value("operatingSystem", machine.operatingSystem) ?? "unknown",
      kernel: value("kernel", machine.kernel) ?? "unknown",
      architecture: machine.architecture,
      processorModel: value("processorModel", machine.processorModel),
      processorCount: value("processorCount", machine.coreCount) ?? 1,
      memoryBytes: value("memoryBytes", machine.memoryBytes),
      clockName: "CLOCK_MONOTONIC",
      clockResolutionNanoseconds: calibration.resolutionNanoseconds,
      clockReadNanoseconds: calibration.readNanoseconds,
      emptyStampPairNanoseconds: Double(calibration.emptyPairNanoseconds),
      frameOverheadNanoseconds: calibration.frameOverheadNanoseconds,
      peakResidentBytes: value("peakResidentBytes", PeakMemory.bytes()),
      fingerprint: machine.fingerprint,
      unavailable: unavailable
    )
    environment.countedCallNanoseconds = countedCallNanoseconds
    return environment
  }

  /// What the counters of a run hold for that is about to begin.
  func basis(of plan: ResultDocument.Plan) -> CounterLimits.Basis {
    CounterLimits.Basis(
      generator: BuildIdentity.generator(),
      architecture: machine.architecture,
      plan: plan
    )
  }

  /// What on this machine or in this build makes figures less true.
  func warnings() -> [ResultDocument.Warning] {
    var warnings: [ResultDocument.Warning] = []
    if BuildIdentity.configuration == .debug {
      warnings.add(
        "debug-build",
        "this is a debug build: its times say nothing; build with -c release"
      )
    }
    if let load = machine.loadAverage.value, let cores = machine.coreCount.value,
      load > Double(cores)
    {
      warnings.add(
        "machine-busy",
        "the machine's load is \(load) on \(cores) processors: stop other work for quieter times"
      )
    }
    return warnings
  }
}

/// What this build is: its version, its compiler, and the commit of the folder it runs in.
@MainActor enum BuildIdentity {
  static func generator() -> ResultDocument.Generator {
    let commit = git(["rev-parse", "HEAD"])
    let changes = commit.flatMap { _ in git(["status", "--porcelain", "--untracked-files=no"]) }
    var generator = ResultDocument.Generator(
      name: "reuse-bench",
      version: Tool.version,
      gitCommit: commit,
      gitIsDirty: changes.map { !$0.isEmpty },
      buildConfiguration: configuration,
      toolchain: toolchain,
      counterDefinitionVersion: EngineCounters.definitionVersion
    )
    generator.callDefinitionVersion = CallCounts.definitionVersion
    generator.flags = BuildFlags.found()
    return generator
  }

  /// Whether the optimiser ran.
  static var configuration: ResultDocument.BuildConfiguration {
    #if DEBUG
      .debug
    #else
      .release
    #endif
  }

  /// The compiler as far as it tells the program that it compiles.
  static var toolchain: String {
    #if compiler(>=6.4)
      "Swift 6.4 or later"
    #elseif compiler(>=6.3.1)
      "Swift 6.3.1"
    #elseif compiler(>=6.3)
      "Swift 6.3"
    #else
      "Swift 6.2"
    #endif
  }

  /// Returns what git prints, or nil if the folder is in no repository or there is no git.
  private static func git(_ arguments: [String]) -> String? {
    Git.output(arguments).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }
}

enum Git {
  /// How long git may take, in seconds: a large tree on a cold disk takes some.
  private static let limitSeconds = 20.0

  /// What git prints; nil if it fails, does not end in time, or is not there.
  static func output(_ arguments: [String]) -> String? {
    do throws(ChildProcess.StartFault) {
      let said = try ProcessResult("/usr/bin/env", ["git"] + arguments, limitSeconds: limitSeconds)
      return said.isSuccess ? said.text : nil
    } catch {
      // Without `env` there is no git; a document says that its commit is not known.
      return nil
    }
  }
}

/// Moments as results write them: ISO 8601, in whole seconds of UTC.
///
/// The C library writes them, since Foundation's style opens ICU's tables of time zones first:
/// 4.1 MiB of a process's peak, which a run states as its own.
enum UTCTime {
  /// Room for a sign and the longest year that a calendar time of C can have.
  private static let capacity = 32

  /// This moment, as `2026-11-27T08:53:12Z`.
  static func now() -> String {
    var now = timespec()
    guard clock_gettime(CLOCK_REALTIME, &now) == 0, let text = text(secondsSince1970: now.tv_sec)
    else { preconditionFailure("this machine's clock tells no time of UTC") }
    return text
  }

  /// Writes a moment; nil where its year is beyond what C can count.
  static func text(secondsSince1970: Int) -> String? {
    var seconds = time_t(secondsSince1970)
    var parts = tm()
    guard gmtime_r(&seconds, &parts) != nil else { return nil }
    return String(unsafeUninitializedCapacity: capacity) { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        strftime(text.baseAddress, text.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
      }
    }
  }
}
