// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation
import TestSupport
import Testing

#if os(Linux)
  /// The room that memory has, as Swift's runtime asks for it; no module has its header.
  @_silgen_name("malloc_usable_size")
  private func usableSize(_ memory: UnsafeMutableRawPointer?) -> Int

  /// Programs that call a known number of times, and the slots before, during and after.
  ///
  /// Serialized, and on the main actor as every pass that counts, since hooks are there once for a
  /// process.
  @Suite(.serialized) @MainActor struct CallCountingTests {
    private struct Fault: Error {}

    private final class Item {
      var word = 0
    }

    private protocol Shape {
      var area: Int { get }
    }

    /// Too large for the inline buffer of an existential, so that each one is boxed.
    private struct Wide: Shape {
      var a = 1
      var b = 2
      var c = 3
      var d = 4
      var area: Int { a + b + c + d }
    }

    /// The sizes that the programs are run at.
    nonisolated private static let sizes = [0, 1, 7, 1_000]

    /// Runs a body in a counted pass and returns what it called.
    private static func counts(of body: () -> Void) throws -> CallCounts {
      let reading = CallCounting.run { () -> CallCounts in
        let before = CallCounts.now()
        body()
        return CallCounts.now() - before
      }
      guard case .value(let counts) = reading else {
        Issue.record("calls cannot be counted: \(reading)")
        return CallCounts()
      }
      return counts
    }

    @Test("N references to a class instance are N retains", arguments: sizes)
    func retainsOfAClass(_ count: Int) throws {
      let item = Item()
      let slots = UnsafeMutablePointer<Item?>.allocate(capacity: max(1, count))
      slots.initialize(repeating: nil, count: max(1, count))
      let counts = try Self.counts { for index in 0..<count { slots[index] = item } }
      expectEqual(counts.retainCount, count)
      expectEqual(counts.bridgeRetainCount, 0)
      expectEqual(counts.allocationCount, 0)
      slots.deinitialize(count: max(1, count))
      slots.deallocate()
    }

    @Test("N copies of a long String are N retains of its bridge object", arguments: sizes)
    func retainsOfAString(_ count: Int) throws {
      let text = String(repeating: "long enough for storage of its own ", count: 2)
      let slots = UnsafeMutablePointer<String>.allocate(capacity: max(1, count))
      slots.initialize(repeating: "", count: max(1, count))
      let counts = try Self.counts { for index in 0..<count { slots[index] = text } }
      expectEqual(counts.bridgeRetainCount, count)
      expectEqual(counts.retainCount, 0)
      expectEqual(counts.allocationCount, 0)
      slots.deinitialize(count: max(1, count))
      slots.deallocate()
    }

    @Test("N values put into an existential are N boxes", arguments: sizes)
    func boxes(_ count: Int) throws {
      let slots = UnsafeMutablePointer<(any Shape)?>.allocate(capacity: max(1, count))
      slots.initialize(repeating: nil, count: max(1, count))
      let counts = try Self.counts { for index in 0..<count { slots[index] = Wide(a: index) } }
      expectEqual(counts.objectAllocationCount, count)
      expectEqual(counts.allocationCount, count)
      // Copying the boxed value is a retain of its box and nothing else.
      let first = slots[0]
      let copies = try Self.counts { for index in 0..<count { slots[index] = first } }
      expectEqual(copies.retainCount, first == nil ? 0 : count)
      expectEqual(copies.allocationCount, 0)
      slots.deinitialize(count: max(1, count))
      slots.deallocate()
    }

    @Test("N instances made are N allocations of their size", arguments: sizes)
    func instances(_ count: Int) throws {
      let slots = UnsafeMutablePointer<Item?>.allocate(capacity: max(1, count))
      slots.initialize(repeating: nil, count: max(1, count))
      let counts = try Self.counts { for index in 0..<count { slots[index] = Item() } }
      expectEqual(counts.objectAllocationCount, count)
      expectEqual(counts.allocationCount, count)
      // A header of two words and a stored word.
      expectEqual(counts.allocatedBytes, count * 24)
      let freed = try Self.counts { for index in 0..<count { slots[index] = nil } }
      expectEqual(freed.freeCount, count)
      // Each takes what the allocator rounds it up to, and gives as much back.
      expect(counts.heldBytes >= counts.allocatedBytes)
      expectEqual(freed.heldBytes, -counts.heldBytes)
      slots.deallocate()
    }

    @Test("Raw memory counts by call and by byte", arguments: sizes)
    func rawMemory(_ count: Int) throws {
      let counts = try Self.counts {
        for _ in 0..<count {
          let plain = UnsafeMutableRawPointer.allocate(byteCount: 100, alignment: 8)
          plain.deallocate()
          let aligned = UnsafeMutableRawPointer.allocate(byteCount: 4_096, alignment: 64)
          aligned.deallocate()
        }
      }
      expectEqual(counts.allocationCount, 2 * count)
      expectEqual(counts.allocatedBytes, 4_196 * count)
      expectEqual(counts.freeCount, 2 * count)
      expectEqual(counts.heldBytes, 0)
    }

    @Test("Memory that grew where it stands has the room that was asked for then")
    func resizedInPlace() throws {
      // Above the largest threshold that the allocator ever sets itself (32 MB), memory is whole pages of
      // its own: growth within the last page stays where it is, whatever else the process allocated.
      let (asked, grown) = (64 << 20, 64 << 20 + 2_000)
      var hasMoved = true
      var room = 0
      _ = try Self.counts {
        let memory = malloc(asked)
        let place = UInt(bitPattern: memory)
        let whole = realloc(memory, grown)
        hasMoved = UInt(bitPattern: whole) != place
        room = usableSize(whole)
        free(whole)
      }
      try require(!hasMoved)
      expect(room >= grown)
    }

    @Test("A pass counts the same in each of ten runs")
    func repeats() throws {
      var found: Set<CallCounts> = []
      for run in 0...10 {
        let counts = try Self.counts {
          var words: [[String]] = []
          for index in 0..<200 { words.append(["a word that is long enough", "\(index)"]) }
        }
        // The first one also makes what the runtime makes once, such as the types' metadata.
        if run > 0 { found.insert(counts) }
      }
      expectEqual(found.count, 1)
    }

    @Test("Slots are patched for the pass alone, and each is as before after it")
    func slotsAreRestored() {
      let before = CallCounting.slotsDigest
      expectEqual(CallCounting.patchedSlotCount, 0)
      let during = CallCounting.run { (CallCounting.patchedSlotCount, CallCounting.slotsDigest) }
      guard case .value(let (patchedCount, digest)) = during else {
        Issue.record("calls cannot be counted: \(during)")
        return
      }
      expect(patchedCount > 20)
      expect(digest != before)
      expectEqual(CallCounting.slotsDigest, before)
      expectEqual(CallCounting.patchedSlotCount, 0)
    }

    @Test("Nothing is counted outside of a pass")
    func nothingOutside() {
      _ = CallCounting.run {}
      let before = CallCounts.now()
      let items = (0..<100).map { _ in Item() }
      expectEqual(CallCounts.now() - before, CallCounts())
      expectEqual(items.count, 100)
    }

    @Test("A pass that throws leaves the slots as before")
    func throwing() {
      let before = CallCounting.slotsDigest
      #expect(throws: Fault.self) { _ = try CallCounting.run { throw Fault() } }
      expectEqual(CallCounting.slotsDigest, before)
    }

    @Test("A pass within a pass is refused, and the outer one goes on")
    func nested() throws {
      var inner: Reading<Void>?
      let counts = try Self.counts {
        inner = CallCounting.run {}
        _ = Item()
      }
      expect(inner?.value == nil)
      expectEqual(CallCounting.patchedSlotCount, 0)
      expect(counts.objectAllocationCount >= 1)
    }
  }
#endif
