// SPDX-License-Identifier: Apache-2.0

import BenchResults

/// What `compare` was asked for.
struct CompareOptions: Sendable, Equatable {
  /// Path of the document to compare against.
  var base: String
  /// Path of the document in question.
  var head: String
  /// Whether a counter that fell counts as a difference.
  var isExact = false
  /// Whether times count as well.
  var gatesTimes = false
  /// How far times may be apart, where the line says so.
  var tolerances: TimeGate.Tolerances?
  /// Path of the report for a pull request; nil for none.
  var markdown: String?
  /// When the table is coloured.
  var color = ColorChoice.standard
}
