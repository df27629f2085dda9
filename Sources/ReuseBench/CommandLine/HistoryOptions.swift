// SPDX-License-Identifier: Apache-2.0

/// What `history` was asked for.
struct HistoryOptions: Sendable, Equatable {
  /// What is to be done with the folder.
  enum Request: Sendable, Equatable {
    /// Put documents in, of the commit that they name or of another.
    case add(documents: [String], commit: String?)
    /// Show a figure of a case; nil stands for its most telling one.
    case show(caseIdentifier: String, metric: String?)
    /// Find change points.
    case check
    /// Write CSV, of all cases or one, to a file or standard output.
    case export(caseIdentifier: String?, metric: String?, output: String?)
  }

  /// The folder of the history.
  var folder: String
  /// What is to be done.
  var request: Request
  /// Part of a fingerprint: only machines that have it count.
  var machine: String?
  /// When text is coloured.
  var color = ColorChoice.standard
}
