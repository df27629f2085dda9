// SPDX-License-Identifier: Apache-2.0

/// What a burden adds to an operation: the same operation without it and with it.
@MainActor struct Surcharge {
  /// In which order the batches of both are taken.
  enum Order {
    /// In turns, so that what slows the machine falls on both alike.
    case inTurns
    /// All without, then an act that cannot be undone, then all with.
    case around(() -> Void)
  }

  /// What the row of the operation without the burden is called.
  let plainName: String
  /// The parts of one run that bear the burden; figures are for one of them.
  let partCount: Int
  /// The order of the batches.
  let order: Order
  /// The operation without the burden.
  let plain: Batch
  /// The operation with it.
  let burdened: Batch

  /// Describes a burden.
  init(
    _ plainName: String,
    partCount: Int = 1,
    order: Order = .inTurns,
    plain: Batch,
    burdened: Batch
  ) {
    self.plainName = plainName
    self.partCount = partCount
    self.order = order
    self.plain = plain
    self.burdened = burdened
  }
}
