// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The program that runs now, to be started again below a tool.
enum OwnProgram {
  /// Its path.
  ///
  /// - Throws: ``ToolFailure`` if it is gone, as a new build takes it.
  static func path() throws(ToolFailure) -> String {
    let link = "/proc/self/exe"
    do {
      let path = try FileManager.default.destinationOfSymbolicLink(atPath: link)
      if access(path, X_OK) == 0 { return path }
      throw ToolFailure(
        exit: .inputMissing,
        message: "\(path) is gone, perhaps replaced by a new build; start the command again"
      )
    } catch let failure as ToolFailure {
      throw failure
    } catch {
      throw ToolFailure(
        exit: .inputMissing,
        message: "\(link) cannot be read: \(error.localizedDescription); mount /proc"
      )
    }
  }
}
