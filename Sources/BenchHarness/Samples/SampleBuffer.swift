// SPDX-License-Identifier: Apache-2.0

public import CProbes

/// A fixed store for integer samples: appending never allocates, overflow is counted.
///
/// Count and samples lie in memory of their own and not in class properties, so that an append
/// pays for no exclusivity check. Every page is touched at creation, so none faults in a timed region.
public final class SampleBuffer {
  private enum Slot {
    static let count = 0
    static let overflow = 1
    static let firstSample = 2
  }

  /// The number of samples that fit.
  public let capacity: Int
  private let slots: UnsafeMutablePointer<Int>

  /// Makes an empty buffer.
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

  /// Returns a buffer of another capacity with the same samples and overflow; its memory is touched as well.
  ///
  /// - Precondition: the samples fit.
  /// - Complexity: O(`capacity`); nothing for a timed region.
  public func copy(capacity: Int) -> SampleBuffer {
    precondition(capacity >= count, "The samples of a buffer fit its copy.")
    let copy = SampleBuffer(capacity: capacity)
    copy.slots.update(from: slots, count: Slot.firstSample + count)
    return copy
  }

  /// Returns a buffer with the same samples and room for more, before a block begins: this one where they fit.
  ///
  /// As large as what is planned, so that no memory is touched for nothing; a quarter more than what is needed
  /// where more came than was planned.
  ///
  /// - Parameters:
  ///   - sampleCount: the samples of the block, at most.
  ///   - blockCount: how many such blocks are planned.
  /// - Returns: this buffer or a copy.
  /// - Complexity: O(capacity) where it is a copy; nothing for a timed region.
  public func withRoom(for sampleCount: Int, of blockCount: Int = 1) -> SampleBuffer {
    let needed = count + sampleCount
    guard needed > capacity else { return self }
    let planned = sampleCount * blockCount
    return copy(capacity: needed > planned ? needed + needed / 4 : planned)
  }

  /// The number of samples kept, at most the capacity.
  public var count: Int { slots[Slot.count] }

  /// The number of samples that came after the buffer was full and are lost.
  public var overflowCount: Int { slots[Slot.overflow] }

  /// Keeps a sample, or counts it as overflow when the buffer is full.
  ///
  /// - Complexity: O(1), no allocation.
  public func append(_ sample: Int) {
    let count = slots[Slot.count]
    if count < capacity {
      slots[Slot.firstSample + count] = sample
      slots[Slot.count] = count + 1
    } else {
      slots[Slot.overflow] += 1
    }
  }

  /// Forgets all samples and the overflow, and keeps the memory.
  public func removeAll() {
    slots[Slot.count] = 0
    slots[Slot.overflow] = 0
  }

  /// A copy of the samples in the order of their arrival; allocates.
  public var samples: [Int] {
    Array(UnsafeBufferPointer(start: slots + Slot.firstSample, count: count))
  }
}

/// Keeps the optimiser from removing work whose outcome nobody reads.
public enum BlackHole {
  /// Counts the value as used: it is stored to memory and nothing else happens.
  ///
  /// Inlinable, since an unspecialised call costs 7.7 ns and copies the value through its witness
  /// table; inlined it is one store.
  @inlinable
  @inline(__always)
  public static func consume<Value>(_ value: Value) {
    withUnsafePointer(to: value) { cprobes_consume($0) }
  }
}
