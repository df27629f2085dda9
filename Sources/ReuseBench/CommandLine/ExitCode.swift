// SPDX-License-Identifier: Apache-2.0

/// How a process of this suite ends; each number has one meaning.
///
/// From 64 on the numbers are those of `sysexits.h`; 130 and 143 are 128 and the signal's number.
enum ExitCode: Int32, CaseIterable, Sendable {
  case success = 0
  case internalFault = 1
  case regression = 2
  case countersDiffer = 3
  case sessionVoid = 4
  case nothingMeasured = 5
  case usage = 64
  case badData = 65
  case inputMissing = 66
  case toolMissing = 69
  case outputNotCreatable = 73
  case inputOutput = 74
  case interrupted = 130
  case terminated = 143

  /// What the number says, as a clause for help and for a last line on standard error.
  var meaning: String {
    switch self {
    case .success: "done, nothing regressed"
    case .internalFault: "internal fault"
    case .regression: "regression, confirmed"
    case .countersDiffer:
      """
      a counter limit exceeded or a counter risen, a digest or expected counter differs, or a \
      device turns a ranking round
      """
    case .sessionVoid: "session void: too noisy, not comparable, or inconclusive where that counts"
    case .nothingMeasured: "nothing was measured: the selection matched no case"
    case .usage: "the command line is wrong"
    case .badData: "an input file holds bad data"
    case .inputMissing: "an input file is missing or cannot be read"
    case .toolMissing: "a needed tool or right is missing"
    case .outputNotCreatable: "an output file cannot be created"
    case .inputOutput: "input or output failed"
    case .interrupted: "interrupted; what finished is on disk and valid"
    case .terminated: "terminated; what finished is on disk and valid"
    }
  }
}
