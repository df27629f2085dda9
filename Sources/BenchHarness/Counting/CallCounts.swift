// SPDX-License-Identifier: Apache-2.0

import CProbes

/// Calls of the allocator and of Swift's reference counting that a stretch of code made.
///
/// Seen is every call that goes from one loaded object to another, or through a slot of its own:
/// all calls of compiled Swift code. Not seen are calls that the Swift runtime makes to itself, most
/// releases in the teardown of arrays among them; hence releases are for reading, and a difference
/// of retains and releases is no leak. A call is counted, whether or not its object is counted.
public struct CallCounts: Hashable, Sendable {
  /// The number that changes with the meaning of a count.
  public static let definitionVersion = 1

  /// Calls that gave new memory: `malloc`, `calloc`, the aligned forms, `realloc` of nothing.
  public var allocationCount = 0
  /// Calls of `realloc` that changed the size of memory.
  public var reallocationCount = 0
  /// The bytes that all those calls asked for.
  public var allocatedBytes = 0
  /// Calls of `free` on memory.
  public var freeCount = 0
  /// The bytes of the memory that those calls gave, less those of the memory that they took back, with what
  /// the allocator rounds them up to.
  public var heldBytes = 0
  /// Calls of `swift_allocObject`: class instances, boxes and closure contexts.
  public var objectAllocationCount = 0
  /// Retains by `swift_retain` and its forms; one that retains n times counts n.
  public var retainCount = 0
  /// Releases by `swift_release` and its forms.
  public var releaseCount = 0
  /// Retains by `swift_bridgeObjectRetain` and its forms, by which strings are held.
  public var bridgeRetainCount = 0
  /// Releases by `swift_bridgeObjectRelease` and its forms.
  public var bridgeReleaseCount = 0

  /// Makes counts of nothing.
  public init() {}

  /// What the calling thread has called so far while hooks were installed.
  ///
  /// Only differences mean anything. Costs one copy of ten words, and calls nothing that is counted.
  @inline(__always)
  public static func now() -> CallCounts {
    CallCounts(cprobes_call_counts_now())
  }

  @inline(__always)
  private init(_ counts: cprobes_call_counts_t) {
    allocationCount = Int(counts.allocations)
    reallocationCount = Int(counts.reallocations)
    allocatedBytes = Int(counts.allocatedBytes)
    freeCount = Int(counts.frees)
    heldBytes = Int(counts.heldBytes)
    objectAllocationCount = Int(counts.objectAllocations)
    retainCount = Int(counts.retains)
    releaseCount = Int(counts.releases)
    bridgeRetainCount = Int(counts.bridgeRetains)
    bridgeReleaseCount = Int(counts.bridgeReleases)
  }

  /// Returns what was called between two looks.
  public static func - (later: CallCounts, earlier: CallCounts) -> CallCounts {
    later.combined(with: earlier, by: -)
  }

  /// Adds what another stretch called.
  public static func += (sum: inout CallCounts, other: CallCounts) {
    sum = sum.combined(with: other, by: +)
  }

  private func combined(with other: CallCounts, by operation: (Int, Int) -> Int) -> CallCounts {
    var counts = CallCounts()
    func combine(_ field: WritableKeyPath<CallCounts, Int>) {
      counts[keyPath: field] = operation(self[keyPath: field], other[keyPath: field])
    }
    combine(\.allocationCount)
    combine(\.reallocationCount)
    combine(\.allocatedBytes)
    combine(\.freeCount)
    combine(\.heldBytes)
    combine(\.objectAllocationCount)
    combine(\.retainCount)
    combine(\.releaseCount)
    combine(\.bridgeRetainCount)
    combine(\.bridgeReleaseCount)
    return counts
  }
}
