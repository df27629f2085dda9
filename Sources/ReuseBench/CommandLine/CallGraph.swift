// SPDX-License-Identifier: Apache-2.0

/// How perf finds the callers of a function.
enum CallGraph: String, CaseIterable, Sendable {
  /// By the frame pointers that release builds keep.
  case framePointers = "fp"
  /// By copies of the stack and the tables of the program; larger, slower, and complete also where a
  /// library keeps no frame pointers.
  case dwarf

  /// The one of a line that names none.
  static let standard = CallGraph.framePointers
}
