// SPDX-License-Identifier: Apache-2.0

import CProbes
import Foundation

/// What the system has counted of the calling thread: faults, switches and processor time.
///
/// One reading is a system call, so it stands around a pass and not around a frame.
/// Failure mode: user and system time are shares of the exact sum by the tick in which samples
/// fell, so short stretches may be given to the wrong one of the two.
public struct ResourceUsage: Sendable, Equatable {
  /// Where the figures come from, for documents.
  public static let source = "getrusage(RUSAGE_THREAD)"

  /// Page faults that were served without reading from a disk.
  public let minorFaultCount: Reading<Int>
  /// Page faults that had to read from a disk.
  public let majorFaultCount: Reading<Int>
  /// The times that the thread gave the processor away, as a sleep does.
  public let voluntarySwitchCount: Reading<Int>
  /// The times that the processor was taken from the thread.
  public let involuntarySwitchCount: Reading<Int>
  /// Processor time in user space, in steps of a microsecond.
  public let userNanoseconds: Reading<Int>
  /// Processor time in the kernel, in steps of a microsecond.
  public let systemNanoseconds: Reading<Int>

  /// Makes a usage from stored figures.
  public init(
    minorFaultCount: Reading<Int>,
    majorFaultCount: Reading<Int>,
    voluntarySwitchCount: Reading<Int>,
    involuntarySwitchCount: Reading<Int>,
    userNanoseconds: Reading<Int>,
    systemNanoseconds: Reading<Int>
  ) {
    self.minorFaultCount = minorFaultCount
    self.majorFaultCount = majorFaultCount
    self.voluntarySwitchCount = voluntarySwitchCount
    self.involuntarySwitchCount = involuntarySwitchCount
    self.userNanoseconds = userNanoseconds
    self.systemNanoseconds = systemNanoseconds
  }

  /// Reads what has been counted since the thread began.
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

  /// What has been counted since an earlier reading of the same thread.
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

/// The most memory that the process has held resident so far.
///
/// The kernel keeps the high-water mark, so a short peak is not missed as it is by sampling.
public enum PeakMemory {
  /// The high-water mark in bytes.
  public static func bytes(files: SystemFiles = .running) -> Reading<Int> {
    files.bytes("VmHWM", at: "/proc/self/status")
  }

  /// Lets the high-water mark start again from what is resident now, and reads it.
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
  /// Gives the system back what no allocation needs, wherever it lies.
  ///
  /// By itself glibc's allocator gives back what lies at the end of its heap alone, so that a few small
  /// blocks which were taken last keep all that was freed before them resident.
  public static func giveBack() {
    cprobes_give_back_memory()
  }
}
