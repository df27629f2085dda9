// SPDX-License-Identifier: Apache-2.0

/// What a run came to, and what it had to come to.
struct DiffVerification {
  /// What the run counted.
  let counts: [String: Int]
  /// What an oracle counted, for some of the names.
  let expectedCounts: [String: Int]
  /// A digest of what the run made.
  let digest: String
  /// The digest of what it had to make.
  let expectedDigest: String
}
