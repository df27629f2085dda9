// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A part of the app's interface; there is one.
@MainActor @preconcurrency open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1, foregroundActive, foregroundInactive, background
  }

  open var activationState: ActivationState { .foregroundActive }
  open var title: String! = ""
}

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
