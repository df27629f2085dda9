// SPDX-License-Identifier: Apache-2.0

import CProbes
import Foundation

/// Page faults, context switches and processor time of the calling thread.
///
/// One reading is a system call, so it encloses a pass rather than a frame. Failure mode: the kernel splits the
/// exact sum into user and system time by the ticks in which samples fell, so short stretches may count as the
/// wrong one.
public struct ResourceUsage: Sendable, Equatable {
  /// The source of the figures, for documents.
  public static let source = "getrusage(RUSAGE_THREAD)"

  /// Page faults served without reading from a disk.
  public let minorFaultCount: Reading<Int>
  /// Page faults that read from a disk.
  public let majorFaultCount: Reading<Int>
  /// Voluntary context switches, as by a sleep.
  public let voluntarySwitchCount: Reading<Int>
  public let involuntarySwitchCount: Reading<Int>
  /// Processor time in user space, in steps of 1 µs.
  public let userNanoseconds: Reading<Int>
  /// Processor time in the kernel, in steps of 1 µs.
  public let systemNanoseconds: Reading<Int>

  /// Reads the counts since the thread began.
  public static func current() -> ResourceUsage {
    var counted = cprobes_resource_usage()
    let errorNumber = cprobes_thread_resource_usage(&counted)
    func reading(_ figure: Int64) -> Reading<Int> {
      errorNumber == 0
        ? .value(Int(figure))
        : .unavailable(reason: "\(source) is refused: \(ErrorWords.text(Int(errorNumber)))")
    }
    return ResourceUsage(
      minorFaultCount: reading(counted.minor_faults),
      majorFaultCount: reading(counted.major_faults),
      voluntarySwitchCount: reading(counted.voluntary_switches),
      involuntarySwitchCount: reading(counted.involuntary_switches),
      userNanoseconds: reading(counted.user_nanoseconds),
      systemNanoseconds: reading(counted.system_nanoseconds)
    )
  }

  /// Returns the counts since an earlier reading of the same thread.
  public func since(_ earlier: ResourceUsage) -> ResourceUsage {
    func difference(_ figure: KeyPath<ResourceUsage, Reading<Int>>) -> Reading<Int> {
      switch (self[keyPath: figure], earlier[keyPath: figure]) {
      case (.value(let now), .value(let then)) where now >= then: .value(now - then)
      case (.value, .value):
        .unavailable(reason: "\(Self.source) stepped back: two threads, or a damaged count")
      case (.unavailable(let reason), _), (_, .unavailable(let reason)):
        .unavailable(reason: reason)
      }
    }
    return ResourceUsage(
      minorFaultCount: difference(\.minorFaultCount),
      majorFaultCount: difference(\.majorFaultCount),
      voluntarySwitchCount: difference(\.voluntarySwitchCount),
      involuntarySwitchCount: difference(\.involuntarySwitchCount),
      userNanoseconds: difference(\.userNanoseconds),
      systemNanoseconds: difference(\.systemNanoseconds)
    )
  }
}

/// The most memory that the process has held resident.
///
/// The kernel keeps the high-water mark, so no short peak is missed.
public enum PeakMemory {
  public static func bytes(files: SystemFiles = .running) -> Reading<Int> {
    files.bytes("VmHWM", at: "/proc/self/status")
  }

  /// Restarts the high-water mark at what is resident now, and reads it.
  public static func reset() -> Reading<Int> {
    do {
      try Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
      return bytes()
    } catch {
      return .unavailable(reason: "/proc/self/clear_refs cannot be written")
    }
  }
}

/// Memory that the process has freed and the allocator keeps.
public enum FreedMemory {
  /// Returns free memory to the system, wherever it lies.
  ///
  /// glibc on its own returns only the end of its heap, so that a few small late blocks keep all memory freed
  /// below them resident.
  public static func giveBack() {
    cprobes_give_back_memory()
  }
}
