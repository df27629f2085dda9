// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A part of the app that is seen by itself: there is one here.
@MainActor @preconcurrency open class UIScene: UIResponder {
  /// What a scene is doing.
  public enum ActivationState: Int, Sendable {
    /// It is not connected.
    case unattached = -1
    /// It is in front.
    case foregroundActive = 0
    /// It is in front and gets no events.
    case foregroundInactive = 1
    case background = 2
  }

  /// What the scene is doing: it is in front.
  open var activationState: ActivationState { .foregroundActive }
  /// The title of the scene.
  open var title: String! = ""
}

/// A scene with windows.
open class UIWindowScene: UIScene {
  static let main = UIWindowScene(_onMainActor: ())

  /// The windows: the one that was made visible last.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The window that was made visible last.
  open var keyWindow: UIWindow? { UIWindow.key }
  /// The screen.
  open var screen: UIScreen { UIScreen.main }
}

extension UIApplication {
  /// The scenes: one.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
}

extension UIWindow {
  /// The scene that the window belongs to.
  public var windowScene: UIWindowScene? { UIWindowScene.main }

  /// Creates a window of the size of a scene's screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
  }
}
