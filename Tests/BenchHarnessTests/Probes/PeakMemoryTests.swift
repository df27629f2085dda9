// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchHarness

@Suite struct PeakMemoryTests {
  @Test("The high-water mark is read in bytes; a system without the mark says so")
  func parsesAndMissing() {
    // The high-water mark is read in bytes.
    let files = SystemFiles { _ in .value("Name:\tx\nVmHWM:\t   20776 kB\nVmRSS:\t 10 kB\n") }
    expectEqual(PeakMemory.bytes(files: files), .value(20_776 * 1_024))
    // A system without the mark says so.
    do {
      let files = SystemFiles { _ in .value("Name:\tx\n") }
      expectEqual(
        PeakMemory.bytes(files: files),
        .unavailable(reason: "/proc/self/status has no VmHWM")
      )
    }
  }

  #if os(Linux)
    @Test("Memory that was touched and given back still counts")
    func keepsShortPeak() throws {
      let size = 64 << 20
      let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
      memory.initializeMemory(as: UInt8.self, repeating: 1)
      memory.deallocate()
      try expect(require(PeakMemory.bytes().value) >= size)
    }

    @Test("Freed memory below blocks that are still held goes back to the system")
    func givesBackWhatIsFree() throws {
      let count = 400_000
      var blocks: [UnsafeMutableRawPointer?] = (0..<count)
        .map { _ in
          let block = UnsafeMutableRawPointer.allocate(byteCount: 240, alignment: 16)
          block.storeBytes(of: 1, as: UInt8.self)
          return block
        }
      // The last one keeps the end of the heap taken, and some hundred hold a page each.
      let held = { (place: Int) in place.isMultiple(of: 4_000) || place == count - 1 }
      for place in 0..<count where !held(place) {
        blocks[place]?.deallocate()
        blocks[place] = nil
      }
      let resident = { SystemFiles.running.bytes("VmRSS", at: "/proc/self/status").value }
      let before = try require(resident())
      FreedMemory.giveBack()
      let after = try require(resident())
      for block in blocks { block?.deallocate() }
      // 400,000 blocks of 240 bytes are 96 MB; other tests may take some meanwhile.
      expect(before - after > 48_000_000, "\(before) before, \(after) after")
    }
  #endif
}
