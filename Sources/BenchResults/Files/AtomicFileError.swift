// SPDX-License-Identifier: Apache-2.0

/// Why a file could not be put in place; whatever stood at the path before still stands there.
public enum AtomicFileError: Error, Equatable, Sendable {
  /// Nothing can be created at the path.
  case cannotCreate(path: String, reason: String)
  /// The file was begun and could not be finished, for example on a full disk.
  case cannotWrite(path: String, reason: String)
}

extension AtomicFileError: CustomStringConvertible {
  /// The path, what the system said, and what to do about it.
  public var description: String {
    switch self {
    case .cannotCreate(let path, let reason):
      "\(path): the output cannot be created: \(reason); choose a path in a folder that exists and"
        + " can be written to."
    case .cannotWrite(let path, let reason):
      "\(path): the output could not be written: \(reason); make room or choose another path."
    }
  }
}
