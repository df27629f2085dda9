// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import BenchHarness

@Suite struct ResourceUsageTests {
  #if os(Linux)
    @Test("Touching fresh pages is counted as at least one minor fault for each page")
    func minorFaults() throws {
      let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))
      let pageCount = 1_024
      // Mapped anew, without huge pages, so that each page faults once.
      let memory = try require(
        mmap(nil, pageCount * pageSize, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      )
      try require(memory != MAP_FAILED)
      defer { munmap(memory, pageCount * pageSize) }
      // 15 is MADV_NOHUGEPAGE; a kernel without huge pages refuses it and needs it not.
      _ = madvise(memory, pageCount * pageSize, 15)
      let before = ResourceUsage.current()
      for page in 0..<pageCount {
        memory.storeBytes(of: 1, toByteOffset: page * pageSize, as: UInt8.self)
      }
      let used = ResourceUsage.current().since(before)
      try expect(require(used.minorFaultCount.value) >= pageCount)
      expect(used.majorFaultCount.value != nil)
    }

    @Test("A sleep is a voluntary switch")
    func voluntarySwitches() throws {
      let before = ResourceUsage.current()
      for _ in 0..<3 { usleep(100) }
      let used = ResourceUsage.current().since(before)
      try expect(require(used.voluntarySwitchCount.value) >= 3)
      try expect(require(used.involuntarySwitchCount.value) >= 0)
      try expect(require(used.userNanoseconds.value) >= 0)
      try expect(require(used.systemNanoseconds.value) >= 0)
    }
  #endif

  @Test("Differences are taken figure by figure; one that falls or is missing says so")
  func differences() {
    let before = usage([.value(5), .value(1), .unavailable(reason: "no"), .value(9), .value(0)])
    let after = usage([.value(7), .value(1), .value(3), .value(8), .unavailable(reason: "gone")])
    let used = after.since(before)
    expectEqual(used.minorFaultCount, .value(2))
    expectEqual(used.majorFaultCount, .value(0))
    expectEqual(used.voluntarySwitchCount, .unavailable(reason: "no"))
    expectEqual(
      used.involuntarySwitchCount,
      .unavailable(reason: "getrusage(RUSAGE_THREAD) stepped back: two threads, or a damaged count")
    )
    expectEqual(used.userNanoseconds, .unavailable(reason: "gone"))
    expectEqual(used.systemNanoseconds, .value(0))
  }

  private func usage(_ figures: [Reading<Int>]) -> ResourceUsage {
    ResourceUsage(
      minorFaultCount: figures[0],
      majorFaultCount: figures[1],
      voluntarySwitchCount: figures[2],
      involuntarySwitchCount: figures[3],
      userNanoseconds: figures[4],
      systemNanoseconds: .value(0)
    )
  }
}
