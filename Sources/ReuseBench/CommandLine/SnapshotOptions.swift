// SPDX-License-Identifier: Apache-2.0

/// What `snapshot` was asked for.
struct SnapshotOptions: Sendable, Equatable {
  /// The frame of a line that names none.
  static let standardFrame = 0

  /// The frames that `--frame` takes.
  static let frameRange = 0...1_000_000

  /// Identifier of the case.
  var caseIdentifier: String
  /// Rows from elsewhere than the case's dataset.
  var data: DataChoice?
  /// A seed in place of the case's own.
  var seed: UInt64?
  /// Which frame is drawn, counted from 0.
  var frame: Int = standardFrame
  /// Path of the drawing, or nil for standard output.
  var output: String?
}
