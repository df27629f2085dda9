// SPDX-License-Identifier: Apache-2.0

/// A state that cells can be in.
public enum StateKind: String, CaseIterable, Sendable {
  /// Rows are selected and deselected, several at a time.
  case selection
  /// Cells are highlighted, as under a finger.
  case highlight
  /// Cells have a state of the app's own, under a key of its own.
  case custom

  /// The colour behind a row in the state, for the reference cells.
  ///
  /// A plain table shows selected and highlighted rows in the fourth grey; the app's mark is yellow.
  var packedRGBA: UInt32 { self == .custom ? 0xFFCC_00FF : 0xD1D1_D6FF }
}
