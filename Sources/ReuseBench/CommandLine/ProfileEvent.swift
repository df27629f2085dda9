// SPDX-License-Identifier: Apache-2.0

/// What a profile counts.
enum ProfileEvent: Sendable, Equatable {
  /// Samples that perf takes whenever an event has happened so often, such as `cycles`.
  case sampled(String)
  /// Instructions, each of them, by Callgrind.
  case callgrind
  /// Allocations, each of them, by DHAT.
  case allocations

  /// The event that every Linux can sample: the processor time of the process.
  ///
  /// In user mode alone: the kernel takes a sample whenever perf is switched on, a tenth of all where
  /// measured frames come in short stretches.
  static let processorClock = ProfileEvent.sampled("cpu-clock:u")
  /// The cycles of a processor that counts them, in user mode too.
  static let cycles = ProfileEvent.sampled("cycles:u")

  /// Takes the name of an event of this suite, and everything else for one of perf's.
  init(name: String) {
    switch name {
    case "callgrind": self = .callgrind
    case "allocations": self = .allocations
    default: self = .sampled(name)
    }
  }

  /// What one unit of weight is, in the plural.
  var unit: String {
    switch self {
    case .sampled(let name): "samples of \(name)"
    case .callgrind: "instructions"
    case .allocations: "allocations"
    }
  }
}
