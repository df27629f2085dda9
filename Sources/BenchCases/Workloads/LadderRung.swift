// SPDX-License-Identifier: Apache-2.0

/// How far a frame of `scroll.ladder` moves, after `ScrollBenchmark` of RecyclerView.
///
/// There rows are 100 pixels high, and the list begins 50 pixels into row 0. Here as well for cells
/// that would be lower; a higher cell keeps its height, and moves by the same parts of a row.
public enum LadderRung: String, CaseIterable, Sendable {
  /// A tenth of a row down and up again, so that no row comes in.
  case still
  /// A whole row down, so that one row comes in.
  case step

  /// The height of a row: 100 pixels, in points.
  static let rowHeight = 100 / Viewport.scale

  /// Where in row 0 the viewport begins, as a part of the row.
  static let startShare = 0.5

  /// How far `still` moves, as a part of a row.
  static let stillShare = 0.1
}
