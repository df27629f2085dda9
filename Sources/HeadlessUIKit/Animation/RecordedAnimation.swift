// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What an animation block has changed, and how long it would have taken.
///
/// Animations end at once here: the views have the end state when the block returns.
public struct RecordedAnimation: Sendable {
  /// How long the animation takes, in seconds.
  public let duration: TimeInterval
  /// How long it waits before it starts, in seconds.
  public let delay: TimeInterval
  /// How it runs.
  public let options: UIView.AnimationOptions
  /// What it animates, in the order in which views were first touched.
  public let changes: [AnimatedChange]
}
