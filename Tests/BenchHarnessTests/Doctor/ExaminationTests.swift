// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import BenchHarness

/// An examination as a whole, and the findings that come from probes.
@Suite struct ExaminationTests {
  /// What needs no file.
  private static let probed: Set<Finding.Subject> = [
    .build, .sanitizers, .clockStep, .instructionCounter, .perf, .valgrind,
  ]

  @Test func quietMachineAndNoFilesAndNoise() {
    // A quiet machine is good in all respects, each subject once and in order.
    let findings = Patient().findings()
    expectEqual(findings.map(\.subject), Array(Finding.Subject.allCases.dropFirst()))
    for finding in findings {
      expectEqual(finding.verdict, .good, "\(finding)")
      expect(finding.evidence != nil)
    }
    // Without any file all that needs one is unavailable for a reason, and nothing is good.
    do {
      var patient = Patient()
      patient.files = [:]
      patient.processorTimes = []
      for finding in patient.findings() where !Self.probed.contains(finding.subject) {
        guard case .unavailable(let reason) = finding.verdict else {
          Issue.record("\(finding)")
          continue
        }
        expect(reason.contains("/"), "\(finding.subject): \(reason)")
      }
    }
    // Files of noise never crash it, and never make a figure of it.
    for text in ["", "\n", "\0", "💥", "-", "999999999999999999999", ":::", "cpu", "\u{FEFF}1"] {
      var patient = Patient()
      patient.files = patient.files.mapValues { _ in text }
      patient.processorTimes = [text]
      expectEqual(patient.findings().count, Finding.Subject.allCases.count - 1)
    }
  }

  @Test func oneProcessorAndBuild() {
    // One processor disturbs; where there are more, a command widens the choice.
    let bound = Patient(["/proc/self/status": "Cpus_allowed_list:\t1\n"])
    expectEqual(bound.finding(.usableProcessors)?.verdict, .disturbs)
    expectEqual(bound.finding(.usableProcessors)?.evidence?.found, "1 of 2 usable")
    expectEqual(bound.finding(.usableProcessors)?.remedy?.command, "taskset -pc 0,1 $$")
    let single = Patient([
      "/proc/self/status": "Cpus_allowed_list:\t0\n", "/sys/devices/system/cpu/online": "0\n",
    ])
    expectEqual(single.finding(.usableProcessors)?.verdict, .disturbs)
    expect(single.finding(.usableProcessors)?.remedy?.command == nil)
    expect(single.finding(.governor)?.evidence?.source.contains("/cpu0/") == true)
    expectEqual(
      Patient(["/proc/self/status": "Cpus_allowed_list:\tall\n"])
        .finding(.usableProcessors)?
        .says,
      "/proc/self/status has no list of processors"
    )
    // Debug builds and sanitizers disturb.
    var patient = Patient()
    patient.isDebugBuild = true
    patient.sanitizers = ["address"]
    expectEqual(patient.finding(.build)?.verdict, .disturbs)
    expectEqual(patient.finding(.build)?.remedy?.command, "swift build -c release")
    expectEqual(patient.finding(.sanitizers)?.evidence?.found, "address sanitizer")
    expectEqual(patient.finding(.sanitizers)?.verdict, .disturbs)
  }

  @Test("A clock that is dear, coarse or stands still")
  func clockStep() {
    var patient = Patient()
    patient.readNanoseconds = 450
    expectEqual(patient.finding(.clockStep)?.verdict, .disturbs)
    patient.readNanoseconds = 20
    patient.smallestStep = .value(1_000_000)
    expectEqual(patient.finding(.clockStep)?.verdict, .disturbs)
    patient.smallestStep = .unavailable(reason: "every pair of reads gave the same time")
    expectEqual(patient.finding(.clockStep)?.says, "every pair of reads gave the same time")
  }

  @Test("A counter that is missing, forbidden, starved or failing is told apart")
  func instructionCounter() {
    func finding(_ trial: InstructionTrial, paranoia: String = "2") -> Finding? {
      var patient = Patient(["/proc/sys/kernel/perf_event_paranoid": paranoia])
      patient.trial = trial
      return patient.finding(.instructionCounter)
    }
    for number in [ENOENT, ENODEV, EOPNOTSUPP] {
      expectEqual(
        finding(.notOpened(errorNumber: number))?.says,
        "perf_event_open finds no hardware counters"
      )
    }
    for number in [EACCES, EPERM] {
      let byLevel = finding(.notOpened(errorNumber: number), paranoia: "3")
      expectEqual(
        byLevel?.says,
        "perf_event_open is forbidden here (kernel.perf_event_paranoid is 3)"
      )
      expectEqual(byLevel?.remedy?.command, "sudo sysctl kernel.perf_event_paranoid=2")
      let byFilter = finding(.notOpened(errorNumber: number))
      expect(byFilter?.remedy?.command == nil)
      expect(byFilter?.remedy?.advice?.contains("filter of system calls") == true)
    }
    expect(finding(.counted(0))?.says?.contains("counts nothing") == true)
    expectEqual(finding(.failed(reason: "the counter stopped"))?.says, "the counter stopped")
    let words = String(cString: strerror(EMFILE))
    expect(finding(.notOpened(errorNumber: EMFILE))?.says?.contains(words) == true)
    expectEqual(finding(.counted(1))?.verdict, .good)
  }

  @Test("A tool that is missing comes with the command of the distribution")
  func missingTools() {
    func command(_ release: String?, _ subject: Finding.Subject) -> String? {
      var patient = Patient(["/etc/os-release": release])
      patient.tool = { .unavailable(reason: "\($0) is not on PATH") }
      let finding = patient.finding(subject)
      expect(finding?.says?.hasSuffix("is not on PATH") == true)
      expect(finding?.remedy != nil)
      return finding?.remedy?.command
    }
    expectEqual(command("ID=debian\n", .perf), "sudo apt-get install linux-perf")
    expectEqual(command("ID=debian\n", .valgrind), "sudo apt-get install valgrind")
    expectEqual(
      command("ID=ubuntu\nID_LIKE=debian\n", .perf),
      "sudo apt-get install linux-tools-common linux-tools-6.1.0-example"
    )
    expectEqual(command("ID=\"rocky\"\nID_LIKE=\"rhel fedora\"\n", .perf), "sudo dnf install perf")
    expectEqual(command("ID=alpine\n", .valgrind), "sudo apk add valgrind")
    expect(command("ID=plan9\n", .valgrind) == nil)
    expect(command(nil, .perf) == nil)
  }

  @Test func whoTypesAndGuestAndThrowingWork() {
    // Root needs no sudo, and a container is told to go to the host.
    let boost = "/sys/devices/system/cpu/cpufreq/boost"
    var patient = Patient([
      "/sys/devices/system/cpu/intel_pstate/no_turbo": nil, boost: "1", "/.dockerenv": "",
    ])
    patient.isRoot = true
    expectEqual(patient.finding(.turbo)?.remedy?.command, "echo 0 | tee \(boost)")
    expect(patient.finding(.turbo)?.remedy?.advice?.contains("on the host") == true)
    // A guest is told that only the host can do it.
    do {
      let patient = Patient([
        "/proc/cpuinfo": "model name : X\nflags : hypervisor\n",
        "/sys/devices/system/cpu/intel_pstate/no_turbo": nil,
        "/sys/class/thermal/thermal_zone0/temp": nil,
      ])
      for subject in [Finding.Subject.turbo, .temperature] {
        let advice = patient.finding(subject)?.remedy?.advice
        expect(advice?.hasPrefix("nothing can be done inside a guest") == true)
      }
    }
    // What the work throws comes out.
    struct Fault: Error {}
    #expect(throws: Fault.self) { try Examination(Patient().probes).findings { throw Fault() } }
  }

  @Test("Every subject has a title of its own and one sentence on why it matters")
  func subjects() {
    let subjects = Finding.Subject.allCases
    expectEqual(Set(subjects.map(\.title)).count, subjects.count)
    for subject in subjects {
      expect(subject.why.hasSuffix(".") && subject.why.count { $0 == "." } == 1)
    }
  }

  #if os(Linux)
    @Test("The running machine can be examined, and every finding says where it looked")
    func runningMachine() {
      let findings = Examination(.running(isDebugBuild: false)).findings {}
      expectEqual(findings.count, Finding.Subject.allCases.count - 1)
      for finding in findings { expect(finding.says?.isEmpty == false, "\(finding.subject)") }
    }
  #endif
}
