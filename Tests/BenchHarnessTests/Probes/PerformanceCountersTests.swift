// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import BenchHarness

@Suite struct PerformanceCountersTests {
  typealias Kernel = PerformanceCounters.Kernel

  /// A kernel that answers as told and keeps what was asked of it.
  private final class PlayedKernel {
    var errors: [PerformanceEvent: Int32] = [:]
    var reads: [Kernel.Answer<[UInt64]>] = []
    var beginError: Int32 = 0
    var endError: Int32 = 0
    var paranoia = Reading.value(2)
    var leaders: [PerformanceEvent: Int] = [:]
    var closed: [Int] = []
    var calls: [String] = []

    var kernel: Kernel {
      Kernel(
        open: { event, leader in
          self.leaders[event] = leader
          if let error = self.errors[event] { return .refused(errorNumber: Int(error)) }
          // Descriptor 0 is a descriptor too.
          return .done(PerformanceEvent.allCases.firstIndex(of: event) ?? -1)
        },
        begin: { self.answer("begin \($0)", self.beginError) },
        end: { self.answer("end \($0)", self.endError) },
        read: { leader in
          self.calls.append("read \(leader)")
          return self.reads.removeFirst()
        },
        close: { self.closed.append($0) },
        paranoia: paranoia
      )
    }

    private func answer(_ call: String, _ error: Int32) -> Kernel.Answer<Void> {
      calls.append(call)
      return error == 0 ? .done(()) : .refused(errorNumber: Int(error))
    }
  }

  /// The words of a group of four: enabled and running times, then the counters.
  private func words(_ enabled: UInt64, _ running: UInt64, _ counts: UInt64...) -> [UInt64] {
    [UInt64(counts.count), enabled, running] + counts
  }

  private func measure(_ played: PlayedKernel) -> [PerformanceEvent: Reading<PerformanceCount>] {
    let counters = PerformanceCounters(kernel: played.kernel)
    counters.begin()
    return counters.end()
  }

  @Test func stretchAndTwoStretches() {
    // A stretch is the difference of two reads around it, in the order of opening.
    let played = PlayedKernel()
    played.reads = [
      .done(words(100, 100, 1, 2, 3, 4)), .done(words(1_100, 1_100, 1_001, 2_002, 3_003, 4_004)),
    ]
    let readings = measure(played)
    expectEqual(played.calls, ["read 0", "begin 0", "end 0", "read 0"])
    expectEqual(
      PerformanceEvent.allCases.map { readings[$0]?.value?.count },
      [1_000, 2_000, 3_000, 4_000]
    )
    expect(readings.values.allSatisfy { $0.value?.isScaled == false && $0.value?.label == nil })
    expectEqual(played.closed, [3, 2, 1, 0])
    // A stretch may follow another; each has its own counts and times.
    do {
      let played = PlayedKernel()
      played.errors = [.cycles: ENOENT, .cacheMisses: ENOENT, .branchMisses: ENOENT]
      played.reads = [
        .done(words(0, 0, 0)), .done(words(10, 10, 70)),
        .done(words(10, 10, 70)), .done(words(25, 25, 75)),
      ]
      let counters = PerformanceCounters(kernel: played.kernel)
      for count in [70, 5] {
        counters.begin()
        expectEqual(counters.end()[.instructions]?.value?.count, count)
      }
    }
  }

  @Test func multiplexingAndRanLonger() throws {
    // A shared unit is scaled by enabled / running, rounded half up, and says so.
    // 3 events in 2 of 5 ns are 7.5, rounded to 8; 10 in 2 of 5 are 25.
    let played = PlayedKernel()
    played.reads = [.done(words(0, 0, 0, 0, 0, 0)), .done(words(5, 2, 3, 10, 0, 1 << 62))]
    let readings = measure(played)
    let instructions = try require(readings[.instructions]?.value)
    expectEqual(instructions.count, 8)
    expect(instructions.isScaled)
    expectEqual(instructions.label, "scaled up from 40 % of the time")
    expectEqual(readings[.cycles]?.value?.count, 25)
    expectEqual(readings[.cacheMisses]?.value?.count, 0)
    expectEqual(
      readings[.branchMisses],
      .unavailable(reason: "the counter opened, but its count fits no integer")
    )
    // Counters that ran longer than they were enabled are not scaled down.
    do {
      let played = PlayedKernel()
      played.reads = [.done(words(0, 0, 0, 0, 0, 0)), .done(words(5, 9, 30, 40, 50, 60))]
      expectEqual(measure(played)[.instructions]?.value?.count, 30)
    }
  }

  @Test("A counter that opened but never ran is unavailable, not 0")
  func neverRan() {
    let played = PlayedKernel()
    played.reads = [.done(words(7, 3, 0, 0, 0, 0)), .done(words(900, 3, 0, 0, 0, 0))]
    for (event, reading) in measure(played) {
      expectEqual(reading, .unavailable(reason: "the counter opened but never ran"), "\(event)")
    }
  }

  @Test("What fails after opening is unavailable with the step that failed")
  func failsLater() {
    let whole = words(0, 0, 0, 0, 0, 0)
    let cases: [(Int32, Int32, [Kernel.Answer<[UInt64]>], String)] = [
      (0, 0, [.refused(errorNumber: Int(EIO))], "cannot be read: Input/output error (EIO)"),
      (0, 0, [.done(whole), .refused(errorNumber: Int(EBADF))], "cannot be read"),
      (EINVAL, 0, [.done(whole)], "did not start: Invalid argument (EINVAL)"),
      (0, EBADF, [.done(whole)], "did not stop: Bad file descriptor (EBADF)"),
      (0, 0, [.done(whole), .done([])], "the kernel stopped it"),
      (0, 0, [.done(whole), .done([4, 1, 1, 5])], "read in part"),
      (0, 0, [.done(whole), .done([3, 1, 1, 5, 6, 7, 8])], "read in part"),
      (0, 0, [.done([]), .done(whole)], "the kernel stopped it"),
      (0, 0, [.done(words(0, 0, 9, 9, 9, 9)), .done(words(1, 1, 8, 8, 8, 8))], "stepped back"),
      (0, 0, [.done(words(5, 5, 0, 0, 0, 0)), .done(words(4, 9, 1, 1, 1, 1))], "stepped back"),
    ]
    for (beginError, endError, reads, part) in cases {
      let played = PlayedKernel()
      (played.beginError, played.endError, played.reads) = (beginError, endError, reads)
      let readings = measure(played)
      expectEqual(readings.count, 4)
      for reading in readings.values {
        guard case .unavailable(let reason) = reading else {
          Issue.record("\(reading) where \"\(part)\" is due")
          continue
        }
        expect(reason.hasPrefix("the counter opened, but ") && reason.contains(part))
      }
    }
  }

  @Test("An event that does not open leaves the others; the first that opens leads")
  func partlyOpen() {
    let played = PlayedKernel()
    played.errors = [.instructions: ENOENT, .cacheMisses: EINVAL]
    played.reads = [.done(words(0, 0, 0, 0)), .done(words(9, 9, 50, 60))]
    let counters = PerformanceCounters(kernel: played.kernel)
    expectEqual(PerformanceEvent.allCases.map(counters.isOpen), [false, true, false, true])
    expectEqual(played.leaders, [.cacheMisses: 1, .branchMisses: 1])
    counters.begin()
    let readings = counters.end()
    expectEqual(readings[.cycles]?.value?.count, 50)
    expectEqual(readings[.branchMisses]?.value?.count, 60)
    expectEqual(
      readings[.instructions],
      .unavailable(
        reason: "no performance monitoring unit is to be seen here: "
          + "No such file or directory (ENOENT)"
      )
    )
    expect(readings[.cacheMisses]?.value == nil)
  }

  @Test(
    "Every refusal says its cause in words, and what mends it where something does",
    arguments: [
      (ENOENT, .value(2), ["no performance monitoring unit", "(ENOENT)"]),
      (EOPNOTSUPP, .value(2), ["no performance monitoring unit", "(EOPNOTSUPP)"]),
      (EACCES, .value(4), ["is 4", "(EACCES)", "sudo sysctl kernel.perf_event_paranoid=2"]),
      (EPERM, .value(3), ["is 3", "sudo sysctl kernel.perf_event_paranoid=2"]),
      (EPERM, .value(2), ["is 2, which allows", "seccomp", "PERFMON"]),
      (EPERM, .value(-1), ["is -1, which allows", "seccomp"]),
      (EACCES, .unavailable(reason: "not here"), ["not here", "sysctl", "seccomp"]),
      (ENOSYS, .value(2), ["sandbox", "no perf_event_open", "(ENOSYS)"]),
      (EINVAL, .value(2), ["do not fit beside"]),
      (EBUSY, .value(2), ["another program holds"]),
      (EMFILE, .value(2), ["no file descriptor is left"]),
      (ESRCH, .value(2), ["perf_event_open refuses instructions", "(ESRCH)"]),
      (9_999, .value(2), ["perf_event_open refuses instructions", "9999"]),
    ] as [(Int32, Reading<Int>, [String])]
  )
  func refusals(error: Int32, paranoia: Reading<Int>, parts: [String]) throws {
    let played = PlayedKernel()
    for event in PerformanceEvent.allCases { played.errors[event] = error }
    played.paranoia = paranoia
    let readings = measure(played)
    guard case .unavailable(let reason) = try require(readings[.instructions]) else {
      Issue.record("\(readings)")
      return
    }
    for part in parts { expect(reason.contains(part), "\(reason)") }
    expect(readings.count == 4 && readings.values.allSatisfy { $0.value == nil })
    expect(played.calls.isEmpty)
  }

  @Test("On this machine each event is counted, or says why not; never 0 instructions")
  func runningMachine() {
    let counters = PerformanceCounters()
    counters.begin()
    var sum = 0
    for term in 0..<10_000 { sum &+= term &* term }
    BlackHole.consume(sum)
    let readings = counters.end()
    for event in PerformanceEvent.allCases {
      switch readings[event] {
      case .value(let count):
        expect(counters.isOpen(event))
        if event == .instructions { expect(count.count >= 10_000) }
      case .unavailable(let reason): expect(reason.count > 10, "\(event)")
      case nil: Issue.record("\(event) has no reading")
      }
    }
  }
}
