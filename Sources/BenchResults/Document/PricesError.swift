// SPDX-License-Identifier: Apache-2.0

/// Why prices could not be read.
public enum PricesError: Error, Equatable, Sendable {
  /// The file is missing, cannot be read, or holds something else.
  case unreadable(DocumentError)
}

extension PricesError: CustomStringConvertible {
  /// The place, what was found there, and what to do about it.
  public var description: String {
    switch self {
    case .unreadable(let error):
      switch error {
      case .noSuchFile:
        "\(error.finding); check the path, or have it written by the device kit"
          + " (`Benchmarks/device-kit`)."
      case .cannotRead: "\(error.finding); give a readable file."
      case .newerSchema: "\(error.finding); use a newer reuse-bench."
      case .truncated: "\(error.finding); copy it again or measure the prices again."
      default:
        "\(error.finding); give a prices file as the device kit (`Benchmarks/device-kit`) writes it."
      }
    }
  }
}
