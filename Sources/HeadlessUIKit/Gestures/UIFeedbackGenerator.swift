// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A haptic feedback generator, which has no effect.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light = 0, medium, heavy, soft, rigid }

  public override init() { super.init() }
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) { super.init() }
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) { super.init() }

  open func impactOccurred() {}

  /// Reports an impact with an intensity from 0 to 1; without effect.
  open func impactOccurred(intensity: CGFloat) {}
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() { super.init() }

  open func selectionChanged() {}
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task.
  public enum FeedbackType: Int, Sendable { case success = 0, warning, error }

  public override init() { super.init() }

  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
  }
}
