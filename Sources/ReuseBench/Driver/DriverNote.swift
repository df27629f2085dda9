// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchRunner

/// Notes which case of a request a driver plays, for the process that asked.
@MainActor final class DriverNote: MeasurementGate {
  private let note: SharedNote
  private let cases: [CaseIdentifier]

  init(_ note: SharedNote, cases: [CaseIdentifier]) {
    self.note = note
    self.cases = cases
    note.place = 0
  }

  /// Notes the place of the case in the request, from 1 on; 0 for what belongs to no strategy, and one
  /// more than there are cases for a baseline that is played beside them.
  func willPlay(_ strategy: CaseStrategy?, of group: CaseGroup) {
    guard let strategy else {
      note.place = 0
      return
    }
    let index = cases.firstIndex { $0.strategy == strategy && $0.isOf(group) }
    note.place = 1 + (index ?? cases.count)
  }
}

extension CaseIdentifier {
  /// Whether the case is one of a group of the same request, whose groups differ in setter comparison.
  fileprivate func isOf(_ group: CaseGroup) -> Bool {
    self.group.setterComparison == group.setterComparison
  }
}
