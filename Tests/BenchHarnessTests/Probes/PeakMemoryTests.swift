// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Testing

@Suite struct PeakMemoryTests {
  @Test("The high-water mark is read in bytes")
  func parses() {
    let files = SystemFiles { _ in .value("Name:\tx\nVmHWM:\t   20776 kB\nVmRSS:\t 10 kB\n") }
    #expect(PeakMemory.bytes(files: files) == .value(20_776 * 1_024))
  }

  @Test("A system without the mark says so")
  func missing() {
    let files = SystemFiles { _ in .value("Name:\tx\n") }
    #expect(
      PeakMemory.bytes(files: files) == .unavailable(reason: "/proc/self/status has no VmHWM")
    )
  }

  #if os(Linux)
    @Test("Memory that was touched and given back still counts")
    func keepsShortPeak() throws {
      let size = 64 << 20
      let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
      memory.initializeMemory(as: UInt8.self, repeating: 1)
      memory.deallocate()
      #expect(try #require(PeakMemory.bytes().value) >= size)
    }
  #endif
}
