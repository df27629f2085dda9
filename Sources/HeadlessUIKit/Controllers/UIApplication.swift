// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The app: active, with one window.
open class UIApplication: UIResponder {
  public static let shared = UIApplication(_onMainActor: ())
  public static let openSettingsURLString = "app-settings:"

  /// True if the screen stays on; stored without effect.
  open var isIdleTimerDisabled = false
  open var applicationState: State { .active }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var keyWindow: UIWindow? { UIWindow.key }
  open var windows: [UIWindow] { [UIWindow.key].compactMap(\.self) }

  /// Returns false, since no address can be opened.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Remarks once that no address can be opened, and reports failure.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    EngineRemarks.say(
      once: "open \(url.scheme ?? "")",
      "An address of '\(url.scheme ?? "no scheme")' was to be opened: there is no other app here, and the "
        + "completion is told false."
    )
    completion?(false)
  }

  @discardableResult open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    if let target = target as? any SelectorTarget {
      return target.callMethod(named: action, from: sender)
    }
    var responder = target == nil ? UIResponder.first : nil
    while let here = responder {
      if let here = here as? any SelectorTarget, here.callMethod(named: action, from: sender) {
        return true
      }
      responder = here.next
    }
    return false
  }
}

extension UIApplication {
  public enum State: Int, Sendable { case active = 0, inactive, background }

  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  // Only tests post these.

  public static let didBecomeActiveNotification = name("DidBecomeActive")
  public static let willResignActiveNotification = name("WillResignActive")
  public static let didEnterBackgroundNotification = name("DidEnterBackground")
  public static let willEnterForegroundNotification = name("WillEnterForeground")
  public static let willTerminateNotification = name("WillTerminate")
  public static let didReceiveMemoryWarningNotification = name("DidReceiveMemoryWarning")
  public static let significantTimeChangeNotification = name("SignificantTimeChange")

  private static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }
}

/// The modelled device: an upright phone.
@MainActor @preconcurrency open class UIDevice: NSObject {
  public static let current = UIDevice()

  open var name: String { "headless" }
  open var model: String { "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { "iOS" }
  open var systemVersion: String { "18.0" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var orientation: UIDeviceOrientation { .portrait }
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

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
