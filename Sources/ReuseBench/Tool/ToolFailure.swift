// SPDX-License-Identifier: Apache-2.0

/// Why a verb could not do what it was asked, with the exit code that says so.
struct ToolFailure: Error {
  /// The code that the process ends with.
  let exit: ExitCode
  /// What was found and what to do, in sentences.
  let message: String
}
