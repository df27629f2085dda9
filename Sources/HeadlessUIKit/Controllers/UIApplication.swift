// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The app, as far as controllers and cells ask it: it is active, has one window, and opens nothing.
open class UIApplication: UIResponder {
  public static let shared = UIApplication(_onMainActor: ())
  public static let openSettingsURLString = "app-settings:"

  /// Whether the screen stays on; kept, as it is none that goes dark.
  open var isIdleTimerDisabled = false
  /// What the app is doing: it is always active here.
  open var applicationState: State { .active }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var keyWindow: UIWindow? { UIWindow.key }
  open var windows: [UIWindow] { [UIWindow.key].compactMap(\.self) }

  /// Whether something could open an address: nothing can here.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Says that an address cannot be opened, and remarks on it once.
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

  @discardableResult
  open func sendAction(
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
  /// What an app is doing.
  public enum State: Int, Sendable {
    case active = 0
    /// It is in front and gets no events.
    case inactive = 1
    case background = 2
  }

  /// What an address is opened with.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  // Posted by nobody here but who tests how a screen answers.

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

/// The modelled device: a phone that is held upright.
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

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
