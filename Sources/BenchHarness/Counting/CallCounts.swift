// SPDX-License-Identifier: Apache-2.0

import CProbes

/// Calls of the allocator and of Swift's reference counting.
///
/// Every call between loaded objects, or through a slot, is seen: all calls of compiled Swift code. Calls
/// within the Swift runtime are not, such as most releases in the teardown of arrays; so releases are
/// informative only, and a difference of retains and releases is no leak. A call is counted even if its object
/// is not reference counted.
public struct CallCounts: Hashable, Sendable {
  /// Changes with the meaning of a count.
  public static let definitionVersion = 1

  /// Calls that returned new memory: `malloc`, `calloc`, the aligned forms, `realloc` of nothing.
  public var allocationCount = 0
  public var reallocationCount = 0
  /// The bytes that those calls requested.
  public var allocatedBytes = 0
  public var freeCount = 0
  /// Bytes allocated less bytes freed, in the sizes to which the allocator rounds up.
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

  public init() {}

  /// Returns the calling thread's counts so far, of which only differences mean anything.
  ///
  /// Copies ten words and makes no counted call.
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

  public static func - (later: CallCounts, earlier: CallCounts) -> CallCounts {
    later.combined(with: earlier, by: -)
  }

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
