// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

/// What the work of the frames on a simulated display comes from.
enum FrameKind {
  /// Measured times, multiplied by a slowdown if one was asked for.
  case measured
  /// Counted instructions at a declared rate.
  case modelled

  /// The figures of a case; `nil` where it has none.
  func figures(of measured: ResultDocument.Case) -> ResultDocument.FrameFigures? {
    self == .measured ? measured.frames : measured.modelled
  }
}
