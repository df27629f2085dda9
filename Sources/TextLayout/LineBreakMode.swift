// SPDX-License-Identifier: Apache-2.0

/// How text that is too wide for its line is broken, cut or shortened.
public enum LineBreakMode: UInt8, CaseIterable, Hashable, Sendable {
  /// Lines break where UAX #14 permits; lines past the maximum count are dropped.
  case wordWrapping
  /// Lines break between any two grapheme clusters; lines past the maximum count are dropped.
  case charWrapping
  /// Lines break as words do; the last permitted line runs on and is cut at the edge.
  case clipping
  /// Lines break as words do; the last permitted line is an ellipsis and the end of the text.
  case truncatingHead
  /// Lines break as words do; the last permitted line ends in an ellipsis.
  case truncatingTail
  /// Lines break as words do; the last permitted line has an ellipsis in its middle.
  case truncatingMiddle
}
