// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Terminal {
  /// Why text did not get out.
  enum Fault: Error, Equatable, Sendable {
    /// Whoever read the other end has closed it.
    case readerGone
    /// The system refused, with this `errno`.
    case refused(code: Int32)

    /// The exit of a process that ends for this.
    static let exitCode = ExitCode.inputOutput

    /// What to say on the other stream, or nil where ending quietly is what the user asked for.
    var message: String? {
      switch self {
      case .readerGone: nil
      case .refused(let code): "output cannot be written: \(String(cString: strerror(code)))"
      }
    }
  }
}
