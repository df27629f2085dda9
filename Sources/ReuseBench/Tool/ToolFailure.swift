// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchResults
import BenchRunner

/// The reason why a verb could not do its work, with the exit that says so.
struct ToolFailure: Error {
  let exit: ExitCode
  /// What was found and what to do, in sentences.
  let message: String
}

extension ExitCode {
  func failure(_ message: String) -> ToolFailure { ToolFailure(exit: self, message: message) }
}

/// An error that ends the tool by a code of its own.
protocol FailureCause: Error {
  var exitCode: ExitCode { get }
}

extension FailureCause {
  /// The failure with the sentence of the error, on one line: names of files stand in it as they are called.
  var failure: ToolFailure { exitCode.failure(PrintableText.of("\(self)")) }

  /// Returns the value of an expression, whose error becomes a failure.
  static func asFailure<Value>(
    _ value: @autoclosure () throws(Self) -> Value
  ) throws(ToolFailure) -> Value {
    do throws(Self) {
      return try value()
    } catch {
      throw error.failure
    }
  }
}

extension AtomicFileError: FailureCause {
  var exitCode: ExitCode {
    switch self {
    case .cannotCreate: .outputNotCreatable
    case .cannotWrite: .inputOutput
    case .unread: InterruptSignal.exit ?? .inputOutput
    }
  }
}

extension HistoryError: FailureCause {
  var exitCode: ExitCode {
    switch self {
    case .file(let error): error.exitCode
    case .noSuchFolder, .cannotRead: .inputMissing
    case .notAFolder: .outputNotCreatable
    default: .badData
    }
  }
}

extension ShardMergeError: FailureCause {
  var exitCode: ExitCode { .sessionVoid }
}

extension DocumentError: FailureCause {
  var exitCode: ExitCode {
    switch self {
    case .noSuchFile, .cannotRead: .inputMissing
    default: .badData
    }
  }
}

extension DatasetError: FailureCause {
  var exitCode: ExitCode { ExitCode(rawValue: exitStatus) ?? .badData }
}

extension RecordingError: FailureCause {
  var exitCode: ExitCode { .internalFault }
}

extension PricesError: FailureCause {
  var exitCode: ExitCode {
    switch self {
    case .unreadable(let cause): cause.exitCode
    }
  }
}

extension LimitsError: FailureCause {
  var exitCode: ExitCode {
    switch self {
    case .unreadable(let cause): cause.exitCode
    case .unwritable: .internalFault
    case .twoBases: .sessionVoid
    }
  }
}

extension HarnessError {
  /// Returns the value of an expression, whose error becomes a failure with a code.
  static func asFailure<Value>(
    _ exit: ExitCode,
    _ value: @autoclosure () throws(HarnessError) -> Value
  ) throws(ToolFailure) -> Value {
    do throws(HarnessError) {
      return try value()
    } catch {
      throw exit.failure(error.description)
    }
  }
}

extension InterruptSignal {
  /// The exit of a process that a signal stopped; nil where none has arrived.
  static var exit: ExitCode? {
    received.map { $0 == .terminate ? .terminated : .interrupted }
  }
}

extension [ResultDocument.Warning] {
  mutating func add(_ code: String, _ message: String) {
    append(ResultDocument.Warning(code: code, message: message))
  }
}
