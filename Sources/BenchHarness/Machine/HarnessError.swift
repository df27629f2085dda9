// SPDX-License-Identifier: Apache-2.0

/// An invalid setting, or a probe that the system refused.
public enum HarnessError: Error, Equatable, Sendable {
  case refreshRateOutOfRange(hertz: Double)
  case budgetOutOfRange(milliseconds: Double)
  case appShareOutOfRange(found: Double)
  /// Frame work that is negative or above ``FrameMetrics/workLimitNanoseconds``.
  case frameWorkOutOfRange(index: Int, nanoseconds: Int)
  /// A run whose duration no longer fits an integer from this frame on.
  case runTooLong(index: Int)
  /// A text that is no multiplier in the range of ``Slowdown``.
  case slowdownRefused(found: String)
  case sleepRefused(errorNumber: Int)
  /// An unreadable line of Callgrind's output; line 0 stands for the whole.
  case callgrindOutput(line: Int, found: String)
  case notAProgram(reason: String)
  case signalHandlersRefused(errorNumber: Int)
  case processorsRefused(numbers: [Int], errorNumber: Int)
  case sharedMemoryRefused(errorNumber: Int)
}

extension HarnessError: CustomStringConvertible {
  /// One sentence with the found value and the remedy.
  public var description: String {
    switch self {
    case .refreshRateOutOfRange(let hertz):
      "A refresh rate of \(hertz) Hz cannot be shown; give one from 0.001 through 1000."
    case .budgetOutOfRange(let milliseconds):
      "A frame budget of \(milliseconds) ms cannot be kept; give one from 0.001 through 1000000."
    case .appShareOutOfRange(let found):
      "An app share of \(found) leaves no budget; give one above 0 and at most 1."
    case .frameWorkOutOfRange(let index, let nanoseconds):
      "Frame \(index) has \(nanoseconds) ns of work, which no frame has; give each one from 0 "
        + "through \(FrameMetrics.workLimitNanoseconds)."
    case .runTooLong(let index):
      "The run lasts longer than 292 years at frame \(index); split it, or raise the refresh rate."
    case .slowdownRefused(let found):
      "A slowdown of \"\(found)\" cannot be used; give a decimal number from "
        + "\(DecimalFactor.rangeText)."
    case .sleepRefused(let errorNumber):
      "The system does not sleep to a vsync: \(ErrorWords.text(errorNumber)); measure tight instead."
    case .callgrindOutput(let line, let found):
      "Callgrind's output has \"\(found)\" in line \(line); use Valgrind 3.15 or later, with room on "
        + "the disk."
    case .notAProgram(let reason):
      "The program cannot be read: \(reason); run the build that 'swift build -c release' made."
    case .signalHandlersRefused(let errorNumber):
      "SIGINT and SIGTERM cannot be watched (error \(errorNumber)); run outside the sandbox."
    case .processorsRefused(let numbers, let errorNumber):
      "Processes cannot be bound to processor \(numbers.map(String.init).joined(separator: ", ")): "
        + "\(ErrorWords.text(errorNumber)); run outside the sandbox."
    case .sharedMemoryRefused(let errorNumber):
      "Processes cannot share memory: \(ErrorWords.text(errorNumber)); run outside the sandbox."
    }
  }
}
