// SPDX-License-Identifier: Apache-2.0

/// What else the machine does while it measures.
enum Condition: String, CaseIterable {
  /// Nothing but the other sessions.
  case quiet
  /// Bursts of processes that thrash the memory.
  case noisy
}
