// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A part of the app that is seen by itself: there is one here.
@MainActor @preconcurrency open class UIScene: UIResponder {
  /// What a scene is doing.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    /// It is in front and gets no events.
    case foregroundInactive = 1
    case background = 2
  }

  open var activationState: ActivationState { .foregroundActive }
  open var title: String! = ""
}

/// A scene with windows.
open class UIWindowScene: UIScene {
  static let main = UIWindowScene(_onMainActor: ())

  open var windows: [UIWindow] { UIApplication.shared.windows }
  open var keyWindow: UIWindow? { UIWindow.key }
  open var screen: UIScreen { UIScreen.main }
}

extension UIApplication {
  public var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
}

extension UIWindow {
  public var windowScene: UIWindowScene? { UIWindowScene.main }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
  }
}
