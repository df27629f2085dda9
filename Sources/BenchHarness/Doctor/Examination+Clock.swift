// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Examination {
  /// Sources that a program reads without asking the kernel.
  private static let direct: Set = [
    "tsc", "kvm-clock", "hyperv_clocksource_tsc_page", "arch_sys_counter",
  ]
  /// Sources behind a slow bus, or that step with the scheduler.
  private static let slow: Set = ["hpet", "acpi_pm", "pit", "jiffies", "refined-jiffies"]

  /// A reading or a step from here on is more than a stamp may cost.
  private static let longestNanoseconds = 100

  /// Where the kernel reads the time.
  var clockSource: Finding {
    let folder = "/sys/devices/system/clocksource/clocksource0"
    let path = "\(folder)/current_clocksource"
    switch files.word(at: path) {
    case .unavailable(let reason):
      return Finding(.clockSource, .unavailable(reason: reason))
    case .value(let name):
      let evidence = Finding.Evidence(path, name)
      if Self.direct.contains(name) { return Finding(.clockSource, .good, evidence: evidence) }
      let known = files.word(at: "\(folder)/available_clocksource").value ?? ""
      let better = known.split(separator: " ").first { Self.direct.contains(String($0)) }
      let remedy =
        better.map { surroundings.kernelSetting("echo \($0) | sudo tee \(path)") }
        ?? surroundings.hidden(
          "only the host offers clock sources",
          otherwise: "if the processor's counter is steady, boot with clocksource=tsc tsc=reliable"
        )
      let verdict: Finding.Verdict = Self.slow.contains(name) ? .disturbs : .note
      return Finding(.clockSource, verdict, evidence: evidence, remedy: remedy)
    }
  }

  /// The step of the clock and the cost of a reading.
  var clockStep: Finding {
    let calibration = probes.calibration()
    let source = "CLOCK_MONOTONIC, measured"
    switch calibration.smallestStepNanoseconds {
    case .unavailable(let reason):
      return Finding(.clockStep, .unavailable(reason: reason))
    case .value(let step):
      let read = calibration.readNanoseconds
      let evidence = Finding.Evidence(
        source,
        "step \(step) ns, reading \(String(format: "%.1f", read)) ns"
      )
      guard step >= Self.longestNanoseconds || read >= Double(Self.longestNanoseconds) else {
        return Finding(.clockStep, .good, evidence: evidence)
      }
      return Finding(
        .clockStep,
        .disturbs,
        evidence: evidence,
        remedy: .advice("see the clock source; a debug build or a tracer makes readings dear too")
      )
    }
  }
}
