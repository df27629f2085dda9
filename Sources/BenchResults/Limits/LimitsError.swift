// SPDX-License-Identifier: Apache-2.0

/// Why limits could not be read, written or brought up to date.
public enum LimitsError: Error, Equatable, Sendable {
  /// The file is missing, cannot be read, or holds something else.
  case unreadable(DocumentError)
  /// A value that JSON cannot express was to be written.
  case unwritable(reason: String)
  /// Lines that the run did not measure hold for another basis, so that one file would hold for two.
  case twoBases(
    document: String,
    mismatch: CounterLimits.Mismatch,
    keptLineCount: Int,
    example: String
  )
}

extension LimitsError: CustomStringConvertible {
  /// The place, what was found there, and what to do about it.
  public var description: String {
    switch self {
    case .unreadable(let error):
      switch error {
      case .noSuchFile(let document):
        "\(error.finding); check the path, or have it written with"
          + " `reuse-bench run --limits \(document) --update-limits`."
      case .cannotRead: "\(error.finding); give a readable file."
      case .newerSchema: "\(error.finding); use a newer reuse-bench."
      default:
        "\(error.finding); mend it, or delete the file and have it written anew with"
          + " `reuse-bench run --limits FILE --update-limits`."
      }
    case .unwritable(let reason): "the limits cannot be written: \(reason)."
    case .twoBases(let document, let mismatch, let keptLineCount, let example):
      "\(document): cannot be updated in part: \(mismatch); \(keptLineCount) of its lines were not"
        + " measured this time (such as \(example)), so measure all of its cases, or delete the"
        + " file and have it written anew."
    }
  }
}
