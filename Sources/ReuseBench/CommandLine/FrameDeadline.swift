// SPDX-License-Identifier: Apache-2.0

/// What one frame may take, as it was asked for.
enum FrameDeadline: Sendable, Equatable {
  /// The period of a display with this refresh rate.
  case refresh(hertz: Double)
  /// A round figure.
  case budget(nanoseconds: Int64)

  /// The refresh rate of a line that names neither rate nor budget, in hertz.
  static let standardHertz = 60

  /// The deadline of a line that names none.
  static let standard = FrameDeadline.refresh(hertz: Double(standardHertz))
}
