// SPDX-License-Identifier: Apache-2.0

/// What `agree` was asked for.
struct AgreeOptions: Sendable, Equatable {
  /// Path of the document that a device wrote.
  var device: String
  /// Path of the document of this suite.
  var ours: String
  /// Path of the report for a pull request; nil for none.
  var markdown: String?
  /// When the table is coloured.
  var color = ColorChoice.standard
}
