// SPDX-License-Identifier: Apache-2.0

import CProbes

/// Counts calls of the allocator and of reference counting during one pass.
///
/// For that time the slots are patched through which every loaded object calls the counted functions, so that
/// timed passes run without any hook, in the same executable. A counted call costs under 2 ns more
/// (`harness-bench`).
public enum CallCounting {
  /// The source of the counts, for a document.
  public static let source = "patched call slots"

  /// Runs a pass with every call counted, or says why calls cannot be counted here.
  ///
  /// The pass encloses the measured code in readings of ``CallCounts/now()``.
  ///
  /// - Throws: the errors of the pass, after restoring the slots.
  public static func run<Answer>(_ pass: () throws -> Answer) rethrows -> Reading<Answer> {
    let fault = cprobes_call_counting_install()
    guard fault == cprobes_call_counting_ready else {
      return .unavailable(reason: reason(of: fault))
    }
    let answer: Answer
    do {
      answer = try pass()
    } catch {
      cprobes_call_counting_remove()
      throw error
    }
    let changedSlotCount = cprobes_call_counting_remove()
    guard changedSlotCount == 0 else {
      return .unavailable(reason: "\(changedSlotCount) call slots could not be put back")
    }
    return .value(answer)
  }

  /// The reason why calls cannot be counted here; nil where they can.
  public static var obstacle: String? {
    let fault = cprobes_call_counting_check()
    return fault == cprobes_call_counting_ready ? nil : reason(of: fault)
  }

  /// A digest of the addresses and contents of all slots of counted functions.
  public static var slotsDigest: UInt64 { cprobes_call_slots_digest() }

  /// The slots patched now; 0 outside of a pass.
  public static var patchedSlotCount: Int { Int(cprobes_call_counting_slot_count()) }

  private static func reason(of fault: cprobes_call_counting_fault_t) -> String {
    switch fault {
    case cprobes_call_counting_sanitizer:
      "a sanitizer stands in for the allocator; build without --sanitize"
    case cprobes_call_counting_static_runtime:
      "the Swift runtime is linked statically, so there are no call slots; build without "
        + "-static-stdlib"
    case cprobes_call_counting_static_allocator:
      "the C library is linked statically, so there are no call slots"
    case cprobes_call_counting_too_many_slots:
      "more call slots than there is room for"
    case cprobes_call_counting_protected:
      "the system does not let call slots be written"
    case cprobes_call_counting_installed:
      "another pass is counting calls already"
    default:
      "call slots are known on Linux for x86-64 and arm64 only"
    }
  }

  private static let turnCount = 8
  private static let batchCount = 5
  private static let batchLength = 2_000

  private final class Counted {}

  /// Measures the extra cost of a counted call in nanoseconds; takes about 2 ms.
  ///
  /// The difference of the fastest batches of retains and releases, with hooks and without in turns: two small
  /// times, so a busy machine moves it.
  public static func costNanoseconds() -> Reading<Double> {
    let object = Counted()
    var plain = Double.infinity
    var counted = Double.infinity
    for _ in 0..<turnCount {
      plain = min(plain, cheapestBatch(object))
      switch run({ cheapestBatch(object) }) {
      case .value(let batch): counted = min(counted, batch)
      case .unavailable(let reason): return .unavailable(reason: reason)
      }
    }
    return .value(max(0, counted - plain))
  }

  private static func cheapestBatch(_ object: Counted) -> Double {
    let reference = Unmanaged.passUnretained(object)
    var cheapest = Double.infinity
    for _ in 0..<batchCount {
      let start = MonotonicClock.nowNanoseconds()
      for _ in 0..<batchLength {
        BlackHole.consume(reference.retain().toOpaque())
        reference.release()
      }
      let total = MonotonicClock.nowNanoseconds() - start
      cheapest = min(cheapest, Double(total) / Double(2 * batchLength))
    }
    return cheapest
  }
}
