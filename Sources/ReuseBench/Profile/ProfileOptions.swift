// SPDX-License-Identifier: Apache-2.0

import BenchCases

struct ProfileOptions {
  static let standardOutput = ".reuse-bench/profile"
  /// The samples a second of a line that names none: no round number, for no loop is in step with
  /// it, and so few that frames are not slower for it (at 4,999 they took a fifth longer).
  static let standardFrequency = 1_999
  /// The frequencies that `--frequency` takes, in samples a second.
  static let frequencyRange = 1...100_000
  /// The measured time of a line that names none, in seconds.
  static let standardSeconds = 5
  /// The times that `--seconds` takes.
  static let secondsRange = 1...600

  var caseIdentifier: String
  var data: DatasetChoice?
  var seed: UInt64?
  /// What is counted; nil for cycles where the machine counts them and processor time elsewhere.
  var event: ProfileEvent?
  var frequency: Int?
  /// How long measured frames are played for perf, in seconds.
  var seconds: Int?
  var callGraph: CallGraph?
  var base: String?
  /// The strategies to compare, the base first; empty for the one of the case.
  var strategies: [String] = []
  var output: String = standardOutput
  var isQuiet = false
  var color = ColorChoice.standard
}

extension ProfileOptions: VerbOptions {
  typealias Command = ProfileVerb

  static let verb = Verb.profile

  init(operands: [String]) { self.init(caseIdentifier: operands[0]) }
}

enum ProfileEvent: Sendable, Equatable {
  /// Samples that perf takes whenever an event has happened so often, such as `cycles`.
  case sampled(String)
  case callgrind
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

/// How perf finds the callers of a function.
enum CallGraph: String, CaseIterable, Sendable {
  /// By the frame pointers that release builds keep.
  case framePointers = "fp"
  /// By copies of the stack and the tables of the program; larger, slower, and complete also where a
  /// library keeps no frame pointers.
  case dwarf

  static let standard = CallGraph.framePointers
}
