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

extension ExitCode {
  func failure(_ message: String) -> ToolFailure { ToolFailure(exit: self, message: message) }
}

extension ToolFailure {
  /// Takes the sentence of an error, on one line: names of files stand in it as they are called.
  init(_ exit: ExitCode, saying error: any Error) {
    self.init(exit: exit, message: PrintableText.of("\(error)"))
  }

  /// An output file that could not be made or written.
  init(_ error: AtomicFileError) {
    switch error {
    case .cannotCreate: self.init(.outputNotCreatable, saying: error)
    case .cannotWrite: self.init(.inputOutput, saying: error)
    case .unread:
      self.init(InterruptSignal.exit ?? .inputOutput, saying: error)
    }
  }

  /// A history that could not be read or added to.
  init(_ error: HistoryError) {
    switch error {
    case .file(let error): self.init(error)
    case .noSuchFolder, .cannotRead: self.init(.inputMissing, saying: error)
    case .notAFolder: self.init(.outputNotCreatable, saying: error)
    default: self.init(.badData, saying: error)
    }
  }

  /// Documents that are not the shards of one run.
  init(_ error: ShardMergeError) {
    self.init(.sessionVoid, saying: error)
  }

  /// A document that could not be read.
  init(_ error: DocumentError) {
    switch error {
    case .noSuchFile, .cannotRead: self.init(.inputMissing, saying: error)
    default: self.init(.badData, saying: error)
    }
  }

  /// Figures of which no document can be made.
  init(_ error: RecordingError) {
    self.init(.internalFault, saying: error)
  }

  /// Prices that could not be read.
  init(_ error: PricesError) {
    switch error {
    case .unreadable(let cause):
      self.init(ToolFailure(cause).exit, saying: error)
    }
  }

  /// Limits that could not be read, written or updated.
  init(_ error: LimitsError) {
    switch error {
    case .unreadable(let cause):
      self.init(ToolFailure(cause).exit, saying: error)
    case .unwritable: self.init(.internalFault, saying: error)
    case .twoBases: self.init(.sessionVoid, saying: error)
    }
  }
}

extension InterruptSignal {
  /// How a process ends that a signal stopped; nil where none has arrived.
  static var exit: ExitCode? {
    received.map { $0 == .terminate ? .terminated : .interrupted }
  }
}
