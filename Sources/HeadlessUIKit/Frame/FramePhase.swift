// SPDX-License-Identifier: Apache-2.0

/// The phases of a frame, in the order in which they run.
public enum FramePhase: UInt8, CaseIterable, Sendable {
  /// Rows that left the viewport give their cells to the reuse pools.
  case recycle
  /// Entering rows get a cell, reused or new, and the data source fills it; pending updates of
  /// configurations are carried out.
  case configure
  /// Entering rows get their height and frame.
  case size
  /// The delegate learns which cells appear.
  case willDisplay
  /// Views below the table place their subviews.
  case layout
  /// Changed views make new display lists.
  case display
  /// Changed layers are encoded into the commit.
  case commit
}
