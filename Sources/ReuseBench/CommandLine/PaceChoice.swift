// SPDX-License-Identifier: Apache-2.0

/// How measured frames follow each other.
enum PaceChoice: String, CaseIterable, Sendable {
  /// Back to back.
  case tight
  /// Each at a vsync of its own, after a sleep.
  case paced

  /// The pace of a line that names none.
  static let standard = PaceChoice.tight
}
