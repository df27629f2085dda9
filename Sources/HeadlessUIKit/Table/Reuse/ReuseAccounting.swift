// SPDX-License-Identifier: Apache-2.0

/// Where the cells of a table are at the end of every frame.
///
/// created = live + offscreen + pooled + discarded.
/// `created` and `discarded` are written down when it happens; the others are counted by looking, so
/// that the equation can fail.
public struct ReuseAccounting: Hashable, Sendable {
  /// Cells that were made for the table.
  public let created: Int
  /// Cells on the screen.
  public let live: Int
  /// Cells that hold a row off the screen: overscan, prepared and cached ones.
  public let offscreen: Int
  /// Cells in the reuse pools.
  public let pooled: Int
  /// Cells that the table let go of.
  public let discarded: Int

  /// Whether every cell is accounted for.
  public var isBalanced: Bool { created == live + offscreen + pooled + discarded }
}
