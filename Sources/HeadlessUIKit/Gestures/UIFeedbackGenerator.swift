// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What taps on a finger; there is none to feel it here, and nothing happens.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

/// Feedback that something has struck something.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard it strikes.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  public override init() { super.init() }
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) { super.init() }
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) { super.init() }

  open func impactOccurred() {}

  /// Something has struck something, with a force from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback that another value has been chosen.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() { super.init() }

  open func selectionChanged() {}
}

/// Feedback on how something ended.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something ended.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  public override init() { super.init() }

  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
  }
}
