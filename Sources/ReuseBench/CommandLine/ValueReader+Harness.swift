// SPDX-License-Identifier: Apache-2.0

import BenchHarness

extension ValueReader<Double> {
  /// Reads the part of the refresh period that the app may use.
  static var appShare: ValueReader {
    ValueReader { text, _ throws(UsageError.ValueFault) in
      guard let factor = DecimalFactor(text), factor.millionths <= DecimalFactor.identity.millionths
      else { throw .unreadable(found: text, expected: "a share from 0.001 to 1, such as 0.5") }
      return Double(factor.millionths) / Double(DecimalFactor.identity.millionths)
    }
  }
}

extension ValueReader<Slowdown> {
  /// Reads a multiplier of measured work.
  static var slowdown: ValueReader {
    ValueReader { text, _ throws(UsageError.ValueFault) in
      guard let factor = DecimalFactor(text) else {
        throw .unreadable(found: text, expected: "a factor from 0.001 to 1000, such as 2.5")
      }
      return Slowdown(factor: factor)
    }
  }
}

extension ValueReader<ModelledRate> {
  /// Reads a number of instructions per nanosecond.
  static var instructionRate: ValueReader {
    ValueReader { text, _ throws(UsageError.ValueFault) in
      guard let factor = DecimalFactor(text) else {
        throw .unreadable(
          found: text,
          expected: "instructions per nanosecond from 0.001 to 1000, such as 3"
        )
      }
      return ModelledRate(instructionsPerNanosecond: factor)
    }
  }
}
