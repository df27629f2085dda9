// SPDX-License-Identifier: Apache-2.0

import BenchResults

/// One case and one phase of it: what gets a verdict of its own.
struct CasePhase: Hashable {
  /// The name of the case.
  let identifier: String
  /// What is timed.
  let phase: ResultDocument.Phase
}
