// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What taps on a finger; there is none to feel it here, and nothing happens.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
  /// Makes ready for feedback that comes soon.
  open func prepare() {}
}

/// Feedback that something has struck something.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard it strikes.
  public enum FeedbackStyle: Int, Sendable {
    /// Little.
    case light = 0
    /// Not little.
    case medium = 1
    /// Much.
    case heavy = 2
    /// As something soft does.
    case soft = 3
    /// As something rigid does.
    case rigid = 4
  }

  public override init() {
    super.init()
  }

  /// Creates feedback of a force.
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
    super.init()
  }

  /// Creates feedback of a force for a view.
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) {
    super.init()
  }

  /// Something has struck something.
  open func impactOccurred() {}

  /// Something has struck something, with a force from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback that another value has been chosen.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() {
    super.init()
  }

  /// Another value has been chosen.
  open func selectionChanged() {}
}

/// Feedback on how something ended.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something ended.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    case warning = 1
    /// Badly.
    case error = 2
  }

  public override init() {
    super.init()
  }

  /// Something has ended.
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
  }
}
