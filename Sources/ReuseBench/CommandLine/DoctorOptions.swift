// SPDX-License-Identifier: Apache-2.0

/// What `doctor` was asked for.
struct DoctorOptions: Sendable, Equatable {
  /// Whether the findings are JSON.
  var isJSON = false
  /// Whether the suite is compared with itself.
  var comparesItself = true
  /// Whether progress on standard error is left out.
  var isQuiet = false
  /// When the report is coloured.
  var color = ColorChoice.standard
}
