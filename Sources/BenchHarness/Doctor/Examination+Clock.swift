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

extension Examination {
  private static let processorFolder = "/sys/devices/system/cpu"

  /// How the kernel chooses the clock rates of the processors that may be used.
  var governor: Finding {
    let all = "\(Self.processorFolder)/cpu*/cpufreq/scaling_governor"
    let numbers = usable.value?.numbers ?? [0]
    var steady: Finding?
    for number in numbers {
      let path = all.replacing("*", with: String(number))
      switch files.word(at: path) {
      case .unavailable(let reason):
        return Finding(.governor, .unavailable(reason: reason), remedy: hiddenClockRate)
      case .value("performance"):
        let source = numbers.count == 1 ? path : all
        steady = Finding(.governor, .good, evidence: Finding.Evidence(source, "performance"))
      case .value(let name):
        return Finding(
          .governor,
          .disturbs,
          evidence: Finding.Evidence(path, name),
          remedy: surroundings.kernelSetting("echo performance | sudo tee \(all)")
        )
      }
    }
    return steady
      ?? Finding(.governor, .unavailable(reason: "no processor is known"), remedy: hiddenClockRate)
  }

  /// Whether processors may run above their rated clock rate for a while.
  var turbo: Finding {
    let switches = [
      ("\(Self.processorFolder)/intel_pstate/no_turbo", off: 1, on: 0),
      ("\(Self.processorFolder)/cpufreq/boost", off: 0, on: 1),
    ]
    for (path, off, on) in switches {
      guard case .value(let text) = files.word(at: path) else { continue }
      let evidence = Finding.Evidence(path, text)
      if text == String(off) { return Finding(.turbo, .good, evidence: evidence) }
      guard text == String(on) else {
        return Finding(.turbo, .unavailable(reason: "\(path) holds neither 0 nor 1"))
      }
      return Finding(
        .turbo,
        .disturbs,
        evidence: evidence,
        remedy: surroundings.kernelSetting("echo \(off) | sudo tee \(path)")
      )
    }
    let paths = switches.map(\.0).joined(separator: " and ")
    return Finding(.turbo, .unavailable(reason: "\(paths) cannot be read"), remedy: hiddenClockRate)
  }

  /// Whether two threads share each core.
  var siblingThreads: Finding {
    let path = "\(Self.processorFolder)/smt/active"
    switch files.word(at: path) {
    case .unavailable(let reason):
      let remedy = surroundings.hidden(
        "only the host sees its cores",
        otherwise: "this kernel does not say whether threads share cores"
      )
      return Finding(.siblingThreads, .unavailable(reason: reason), remedy: remedy)
    case .value("0"):
      let found = surroundings.isGuest ? "0, as far as a guest can see" : "0"
      return Finding(.siblingThreads, .good, evidence: Finding.Evidence(path, found))
    case .value("1"):
      let control = "\(Self.processorFolder)/smt/control"
      let remedy =
        files.word(at: control).value == "on"
        ? surroundings.kernelSetting("echo off | sudo tee \(control)")
        : surroundings.hidden(
          "only the host sees its cores",
          otherwise: "switch them off in the firmware"
        )
      return Finding(
        .siblingThreads,
        .disturbs,
        evidence: Finding.Evidence(path, "1"),
        remedy: remedy
      )
    case .value:
      return Finding(.siblingThreads, .unavailable(reason: "\(path) holds neither 0 nor 1"))
    }
  }

  private var hiddenClockRate: Finding.Remedy {
    surroundings.hidden(
      "only the host sees the clock rate",
      otherwise: "the kernel has no driver for it: look at the firmware's settings"
    )
  }
}
