// SPDX-License-Identifier: Apache-2.0

/// What a workload of the family `diff` measures.
@MainActor protocol DiffSubject: AnyObject {
  /// Does once what is measured.
  func run()

  /// Returns what the last run came to, and what it had to come to.
  func verification() -> DiffVerification
}
