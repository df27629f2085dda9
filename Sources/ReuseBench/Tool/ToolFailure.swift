// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchResults
import BenchRunner

/// Why a verb could not do what it was asked, with the exit code that says so.
struct ToolFailure: Error {
  /// The code that the process ends with.
  let exit: ExitCode
  /// What was found and what to do, in sentences.
  let message: String
}

extension ToolFailure {
  /// An output file that could not be made or written.
  init(_ error: AtomicFileError) {
    switch error {
    case .cannotCreate: self.init(exit: .outputNotCreatable, message: "\(error)")
    case .cannotWrite: self.init(exit: .inputOutput, message: "\(error)")
    case .unread:
      self.init(exit: InterruptSignal.exit ?? .inputOutput, message: "\(error)")
    }
  }

  /// A history that could not be read or added to.
  init(_ error: HistoryError) {
    switch error {
    case .file(let error): self.init(error)
    case .noSuchFolder, .cannotRead: self.init(exit: .inputMissing, message: "\(error)")
    case .notAFolder: self.init(exit: .outputNotCreatable, message: "\(error)")
    default: self.init(exit: .badData, message: "\(error)")
    }
  }

  /// Documents that are not the shards of one run.
  init(_ error: ShardMergeError) {
    self.init(exit: .sessionVoid, message: "\(error)")
  }

  /// A document that could not be read.
  init(_ error: DocumentError) {
    switch error {
    case .noSuchFile, .cannotRead: self.init(exit: .inputMissing, message: "\(error)")
    default: self.init(exit: .badData, message: "\(error)")
    }
  }

  /// Figures of which no document can be made.
  init(_ error: RecordingError) {
    self.init(exit: .internalFault, message: "\(error)")
  }

  /// Prices that could not be read.
  init(_ error: PricesError) {
    switch error {
    case .unreadable(let cause):
      self.init(exit: ToolFailure(cause).exit, message: "\(error)")
    }
  }

  /// Limits that could not be read, written or updated.
  init(_ error: LimitsError) {
    switch error {
    case .unreadable(let cause):
      self.init(exit: ToolFailure(cause).exit, message: "\(error)")
    case .unwritable: self.init(exit: .internalFault, message: "\(error)")
    case .twoBases: self.init(exit: .sessionVoid, message: "\(error)")
    }
  }
}

extension InterruptSignal {
  /// How a process ends that a signal stopped; nil where none has arrived.
  static var exit: ExitCode? {
    received.map { $0 == .terminate ? .terminated : .interrupted }
  }
}
