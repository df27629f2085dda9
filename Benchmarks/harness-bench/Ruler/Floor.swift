// SPDX-License-Identifier: Apache-2.0

/// The least that a figure's work could cost: the same work written by hand, without the suite.
@MainActor struct Floor {
  /// What the floor does.
  let name: String
  /// Makes the operation with all it needs; called once, when the figure's turn has come.
  let make: () -> Batch

  /// Describes a floor.
  init(_ name: String, _ make: @escaping () -> Batch) {
    self.name = name
    self.make = make
  }
}
