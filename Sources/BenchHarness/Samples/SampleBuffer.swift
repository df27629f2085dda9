// SPDX-License-Identifier: Apache-2.0

public import CProbes

/// A fixed store for integer samples: appending never allocates, overflow is counted.
///
/// Count and samples lie in memory of their own instead of class properties, so that an append pays for no
/// exclusivity check. Every page is touched at creation, so none faults in a timed region.
public final class SampleBuffer {
  private enum Slot {
    static let count = 0
    static let overflow = 1
    static let firstSample = 2
  }

  public let capacity: Int
  private let slots: UnsafeMutablePointer<Int>

  /// Creates an empty buffer.
  ///
  /// - Precondition: `capacity` is not negative.
  public init(capacity: Int) {
    precondition(capacity >= 0, "A buffer holds a number of samples that is not negative.")
    self.capacity = capacity
    slots = .allocate(capacity: Slot.firstSample + capacity)
    slots.initialize(repeating: 0, count: Slot.firstSample + capacity)
  }

  deinit {
    slots.deallocate()
  }

  /// Returns a copy of another capacity, its memory touched as well.
  ///
  /// - Precondition: the samples fit.
  /// - Complexity: O(`capacity`); not for timed regions.
  public func copy(capacity: Int) -> SampleBuffer {
    precondition(capacity >= count, "The samples of a buffer fit its copy.")
    let copy = SampleBuffer(capacity: capacity)
    copy.slots.update(from: slots, count: Slot.firstSample + count)
    return copy
  }

  /// Returns this buffer if a block of samples fits, else a larger copy.
  ///
  /// The copy has the planned size, so that no memory is touched for nothing; more samples than planned get a
  /// quarter more than they need.
  ///
  /// - Parameters:
  ///   - sampleCount: the most samples of the block.
  ///   - blockCount: the planned number of such blocks.
  /// - Returns: this buffer or a copy.
  /// - Complexity: O(capacity) for a copy; not for timed regions.
  public func withRoom(for sampleCount: Int, of blockCount: Int = 1) -> SampleBuffer {
    let needed = count + sampleCount
    guard needed > capacity else { return self }
    let planned = sampleCount * blockCount
    return copy(capacity: needed > planned ? needed + needed / 4 : planned)
  }

  /// Samples kept, at most the capacity.
  public var count: Int { slots[Slot.count] }

  /// Samples lost because the buffer was full.
  public var overflowCount: Int { slots[Slot.overflow] }

  /// Keeps a sample, or counts it as overflow when the buffer is full, without allocation.
  public func append(_ sample: Int) {
    let count = slots[Slot.count]
    if count < capacity {
      slots[Slot.firstSample + count] = sample
      slots[Slot.count] = count + 1
    } else {
      slots[Slot.overflow] += 1
    }
  }

  /// Removes all samples and the overflow, and keeps the memory.
  public func removeAll() {
    slots[Slot.count] = 0
    slots[Slot.overflow] = 0
  }

  /// A copy of the samples in order; allocates.
  public var samples: [Int] {
    Array(UnsafeBufferPointer(start: slots + Slot.firstSample, count: count))
  }
}

/// Keeps the optimiser from removing work with an unused result.
public enum BlackHole {
  /// Uses the value by storing it to memory.
  ///
  /// Inlinable, since an unspecialised call costs 7.7 ns and copies the value through its witness table;
  /// inlined it is one store.
  @inlinable
  @inline(__always)
  public static func consume<Value>(_ value: Value) {
    withUnsafePointer(to: value) { cprobes_consume($0) }
  }
}
