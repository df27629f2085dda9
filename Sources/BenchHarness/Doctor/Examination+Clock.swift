// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Examination {
  /// Sources that a program reads without a system call.
  private static let direct: Set = [
    "tsc", "kvm-clock", "hyperv_clocksource_tsc_page", "arch_sys_counter",
  ]
  /// Sources behind a slow bus, or that step with the scheduler.
  private static let slow: Set = ["hpet", "acpi_pm", "pit", "jiffies", "refined-jiffies"]

  /// A reading or a step from here on costs a stamp too much.
  private static let longestNanoseconds = 100

  var clockSource: Finding {
    let folder = "/sys/devices/system/clocksource/clocksource0"
    let path = "\(folder)/current_clocksource"
    return Finding(.clockSource, files.word(at: path)) { name in
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

  var clockStep: Finding {
    let calibration = probes.calibration()
    return Finding(.clockStep, calibration.smallestStepNanoseconds) { step in
      let read = calibration.readNanoseconds
      let found = "step \(step) ns, reading \(String(format: "%.1f", read)) ns"
      return Finding(
        .clockStep,
        Finding.Evidence("CLOCK_MONOTONIC, measured", found),
        isGood: step < Self.longestNanoseconds && read < Double(Self.longestNanoseconds),
        remedy: .advice("see the clock source; a debug build or a tracer makes readings dear too")
      )
    }
  }

  private static let processorFolder = "/sys/devices/system/cpu"

  /// The policy that sets the clock rates of the usable processors.
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
        let evidence = Finding.Evidence(numbers.count == 1 ? path : all, "performance")
        steady = Finding(.governor, .good, evidence: evidence)
      case .value(let name):
        let remedy = surroundings.kernelSetting("echo performance | sudo tee \(all)")
        return Finding(.governor, .disturbs, evidence: .init(path, name), remedy: remedy)
      }
    }
    return steady
      ?? Finding(.governor, .unavailable(reason: "no processor is known"), remedy: hiddenClockRate)
  }

  var turbo: Finding {
    let switches = [
      ("\(Self.processorFolder)/intel_pstate/no_turbo", off: 1, on: 0),
      ("\(Self.processorFolder)/cpufreq/boost", off: 0, on: 1),
    ]
    for (path, off, on) in switches {
      guard case .value(let text) = files.word(at: path) else { continue }
      guard text == String(off) || text == String(on) else {
        return Finding(.turbo, .unavailable(reason: "\(path) holds neither 0 nor 1"))
      }
      return Finding(
        .turbo,
        Finding.Evidence(path, text),
        isGood: text == String(off),
        remedy: surroundings.kernelSetting("echo \(off) | sudo tee \(path)")
      )
    }
    let paths = switches.map(\.0).joined(separator: " and ")
    return Finding(.turbo, .unavailable(reason: "\(paths) cannot be read"), remedy: hiddenClockRate)
  }

  var siblingThreads: Finding {
    let path = "\(Self.processorFolder)/smt/active"
    let control = "\(Self.processorFolder)/smt/control"
    func hidden(otherwise advice: String) -> Finding.Remedy {
      surroundings.hidden("only the host sees its cores", otherwise: advice)
    }
    let unknown = hidden(otherwise: "this kernel does not say whether threads share cores")
    return Finding(.siblingThreads, files.word(at: path), remedy: unknown) { active in
      guard active == "0" || active == "1" else {
        return Finding(.siblingThreads, .unavailable(reason: "\(path) holds neither 0 nor 1"))
      }
      let isGood = active == "0"
      let found = isGood && surroundings.isGuest ? "0, as far as a guest can see" : active
      return Finding(
        .siblingThreads,
        Finding.Evidence(path, found),
        isGood: isGood,
        remedy: files.word(at: control).value == "on"
          ? surroundings.kernelSetting("echo off | sudo tee \(control)")
          : hidden(otherwise: "switch them off in the firmware")
      )
    }
  }

  private var hiddenClockRate: Finding.Remedy {
    surroundings.hidden(
      "only the host sees the clock rate",
      otherwise: "the kernel has no driver for it: look at the firmware's settings"
    )
  }
}
