// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation
import TestSupport
import Testing

#if os(Linux)
  /// A program loses its debug sections, and nothing else.
  @Suite("Program without debug sections") struct DebugFreeProgramTests {
    @Test("The program of this test keeps every other section, byte for byte and in its place")
    func ownProgram() throws {
      let whole = try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"))
      let stripped = try DebugFreeProgram(whole).bytes
      expectEqual(stripped.count, whole.count, "nothing moves")
      let before = ProgramFile(whole).sections
      let after = ProgramFile(stripped).sections
      expect(before.contains { $0.name == ".text" && $0.flags & ProgramFile.executable != 0 })
      expectEqual(before.count, after.count)
      expect(!after.contains { $0.name.hasPrefix(".debug") })
      for (old, new) in zip(before, after) where !old.name.hasPrefix(".debug") {
        expectEqual(old, new, "\(old.name)")
        expectEqual(whole[old.range], stripped[new.range], "\(old.name)")
      }
      for (old, new) in zip(before, after) where old.name.hasPrefix(".debug") {
        expect(new.kind == 0 && new.name.isEmpty && new.flags == 0, "\(old.name)")
      }
      expectEqual(whole.prefix(0x40), stripped.prefix(0x40), "the header stays")
    }

    @Test("The small file of these tests is read so, and a second pass changes nothing")
    func small() throws {
      expectEqual(
        ProgramFile(ProgramFile.small).sections.map(\.name),
        ["", ".text", ".debug_info", ".names"]
      )
      let stripped = try DebugFreeProgram(ProgramFile.small).bytes
      expectEqual(ProgramFile(stripped).sections.map(\.name), ["", ".text", "", ".names"])
      expectEqual(ProgramFile(stripped).sections.map(\.kind), [0, 1, 0, 3])
      try expectEqual(DebugFreeProgram(stripped).bytes, stripped)
    }

    @Test("A slice of a larger buffer reads as the file that it holds")
    func slice() throws {
      let padded = Data([9, 9, 9]) + ProgramFile.small
      let found = try DebugFreeProgram(padded.dropFirst(3)).bytes
      try expectEqual(found, DebugFreeProgram(ProgramFile.small).bytes)
    }

    @Test("Cut at any length, a program is refused")
    func cut() throws {
      for length in 0..<ProgramFile.small.count {
        #expect(throws: HarnessError.self, "\(length) bytes") {
          try DebugFreeProgram(ProgramFile.small.prefix(length))
        }
      }
      let own = try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"))
      for length in 0...0x40 {
        #expect(throws: HarnessError.self, "\(length) bytes of the program") {
          try DebugFreeProgram(own.prefix(length))
        }
      }
    }

    @Test("What is no ELF-64 file of little endian is refused by name")
    func foreign() {
      let texts = ["", "#!/bin/sh\n", String(repeating: "x", count: 1_000)]
      var files = texts.map { Data($0.utf8) }
      // The fifth byte is the width of words, the sixth the order of bytes.
      for (offset, value) in [(0, 0), (3, 0x47), (4, 1), (5, 2)] {
        var file = ProgramFile.small
        file[offset] = UInt8(value)
        files.append(file)
      }
      for file in files {
        #expect(throws: HarnessError.notAProgram(reason: "it does not begin as an ELF-64 file")) {
          try DebugFreeProgram(file)
        }
      }
    }

    @Test("Bytes at random never trap: the file is refused, or keeps its length")
    func fuzz() {
      for seed in 0..<4_000 as Range<UInt64> {
        var numbers = SeededNumbers(seed: seed)
        var file = ProgramFile.small
        for _ in 0...numbers.integer(below: 4) {
          // Half of the hits go to the header and to the table, where they matter.
          let start = numbers.integer(below: 2) == 0 ? 0x28 : 0
          let span = start == 0 ? file.count : 0x18
          let bytes = [0, 1, 0x7F, 0x80, 0xFF, numbers.integer(below: 256)]
          file[start + numbers.integer(below: span)] = UInt8(bytes[numbers.integer(below: 6)])
        }
        do throws(HarnessError) {
          let found = try DebugFreeProgram(file).bytes
          expectEqual(found.count, file.count, "seed \(seed)")
        } catch .notAProgram {
          continue
        } catch {
          Issue.record("seed \(seed): \(error)")
        }
      }
    }

    @Test("A table of names that lies beyond every address is refused")
    func namesBeyond() {
      let table = ProgramFile.small.count - 4 * 0x40
      for value in [0x7F, 0xFF] as [UInt8] {
        var file = ProgramFile.small
        for offset in 0..<7 { file[table + 3 * 0x40 + 0x18 + offset] = 0xFF }
        file[table + 3 * 0x40 + 0x1F] = value
        #expect(throws: HarnessError.notAProgram(reason: "a section's name is cut")) {
          try DebugFreeProgram(file)
        }
      }
    }
  }
#endif
