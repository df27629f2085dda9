// SPDX-License-Identifier: Apache-2.0

/// A setting that cannot be measured under, or a probe that the system refused.
public enum HarnessError: Error, Equatable, Sendable {
  /// A refresh rate outside the range of ``RefreshRate``.
  case refreshRateOutOfRange(hertz: Double)
  /// A budget outside the range of ``FrameBudget``.
  case budgetOutOfRange(milliseconds: Double)
  /// An app share that is not above 0 and at most 1.
  case appShareOutOfRange(found: Double)
  /// The system refused to change what a signal does.
  case signalHandlersRefused(errorNumber: Int)
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
    case .signalHandlersRefused(let errorNumber):
      "SIGINT and SIGTERM cannot be watched (error \(errorNumber)); run outside the sandbox."
    }
  }
}
