// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchResults

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
      warnings.append(
        ResultDocument.Warning(
          code: "debug-build",
          message: "this is a debug build: its times say nothing; build with -c release"
        )
      )
    }
    if let load = machine.loadAverage.value, let cores = machine.coreCount.value,
      load > Double(cores)
    {
      warnings.append(
        ResultDocument.Warning(
          code: "machine-busy",
          message: "the machine's load is \(load) on \(cores) processors: stop other work for "
            + "quieter times"
        )
      )
    }
    return warnings
  }
}
