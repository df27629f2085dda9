// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchRunner
import Foundation

/// What takes a profile: perf, Callgrind or DHAT.
@MainActor enum Profiler {
  case perf(PerfProfiler)
  case valgrind(ValgrindProfiler)

  init(_ options: ProfileOptions, _ request: ProfileRequest) throws(ToolFailure) {
    switch options.event ?? Self.standardEvent {
    case .sampled(let event):
      self = .perf(try PerfProfiler(event, options, request))
    case .callgrind:
      try Self.checkCounting(options, by: "callgrind")
      self = .valgrind(ValgrindProfiler(tool: .callgrind, request: request))
    case .allocations:
      try Self.checkCounting(options, by: "allocations")
      self = .valgrind(ValgrindProfiler(tool: .dhat, request: request))
    }
  }

  var recording: ProfileFolder.Name {
    switch self {
    case .perf: .perf
    case .valgrind(let profiler):
      switch profiler.tool {
      case .callgrind: .callgrind
      case .dhat: .dhat
      }
    }
  }

  /// Takes the profile of a case, or returns nil if a signal arrived meanwhile.
  func profile(_ caseIdentifier: String, to file: String) throws -> MeasuredProfile? {
    switch self {
    case .perf(let profiler): try profiler.profile(caseIdentifier, to: file)
    case .valgrind(let profiler): try profiler.profile(caseIdentifier, to: file)
    }
  }

  /// Cycles where the processor counts them, and its time elsewhere.
  private static var standardEvent: ProfileEvent {
    PerformanceCounters().isOpen(.cycles) ? .cycles : .processorClock
  }

  /// Refuses options of sampling where everything is counted.
  private static func checkCounting(
    _ options: ProfileOptions,
    by event: String
  ) throws(ToolFailure) {
    let given = [
      options.frequency == nil ? nil : "--frequency", options.seconds == nil ? nil : "--seconds",
      options.callGraph == nil ? nil : "--call-graph",
    ]
    guard let option = given.lazy.compactMap(\.self).first else { return }
    throw ExitCode.usage.failure(
      "\(option) is about samples, and '--event \(event)' counts one round in full; leave \(option) out"
    )
  }
}

/// What the watched process has to know of the rows.
struct ProfileRequest {
  let data: DatasetChoice?
  let seed: UInt64
  /// How many cells a round configures: as many as where the case is measured.
  let configureCount: Int

  /// Returns the message that has a process play a case, for some seconds or, for 0, one round.
  func message(
    _ caseIdentifier: String,
    seconds: Int = 0,
    pipes: [String]? = nil,
    isForCallgrind: Bool = false
  ) -> DriverRequest {
    var request = DriverRequest(command: "profile", cases: [caseIdentifier])
    request.plan.seed = seed
    request.plan.configureCount = configureCount
    request.profileSeconds = Double(seconds)
    request.perfControl = pipes
    request.isForCallgrind = isForCallgrind
    return request
  }
}
