// SPDX-License-Identifier: Apache-2.0

import BenchHarness

/// One figure of the table: what is measured, beside which floors, and what it has to reach.
@MainActor struct Figure {
  /// What is measured, in a few words.
  let name: String
  /// The figure to reach, if there is one.
  let reach: Reach?
  /// The floors of a time.
  let floors: [Floor]
  /// The times taken elsewhere.
  let references: [Reference]
  /// How it is measured.
  let subject: Subject

  /// Describes a figure of any kind.
  init(
    _ name: String,
    reach: Reach? = nil,
    floors: [Floor] = [],
    references: [Reference] = [],
    subject: Subject
  ) {
    self.name = name
    self.reach = reach
    self.floors = floors
    self.references = references
    self.subject = subject
  }

  /// Describes the time of an operation.
  init(
    _ name: String,
    reach: Reach? = nil,
    floors: [Floor] = [],
    references: [Reference] = [],
    time make: @escaping () -> Batch
  ) {
    self.init(
      name,
      reach: reach,
      floors: floors,
      references: references,
      subject: .time { .value(make()) }
    )
  }
}
