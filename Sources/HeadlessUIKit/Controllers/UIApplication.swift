// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The app, as far as controllers and cells ask it: it is active, has one window, and opens nothing.
open class UIApplication: UIResponder {
  /// The only app.
  public static let shared = UIApplication(_onMainActor: ())

  /// The name under which an app's settings are opened, which this one cannot do.
  public static let openSettingsURLString = "app-settings:"

  /// Whether the screen stays on; kept, as it is none that goes dark.
  open var isIdleTimerDisabled = false
  /// What the app is doing: it is always active here.
  open var applicationState: State { .active }
  /// The text size that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  /// Which way the app's language runs.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// The window that was made visible last.
  open var keyWindow: UIWindow? { UIWindow.key }
  /// The window that was made visible last.
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

  /// Calls a method of a target by its name, or of the first responder that knows it; whether there was one.
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
    /// It is in front.
    case active = 0
    /// It is in front and gets no events.
    case inactive = 1
    case background = 2
  }

  /// What an address is opened with.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key as text.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Only an app that claims the address may open it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  // Posted by nobody here but who tests how a screen answers.

  /// The app has come to the front.
  public static let didBecomeActiveNotification = name("DidBecomeActive")
  /// The app is about to leave the front.
  public static let willResignActiveNotification = name("WillResignActive")
  /// The app has gone to the background.
  public static let didEnterBackgroundNotification = name("DidEnterBackground")
  /// The app is about to come from the background.
  public static let willEnterForegroundNotification = name("WillEnterForeground")
  /// The app is about to end.
  public static let willTerminateNotification = name("WillTerminate")
  /// Memory is short.
  public static let didReceiveMemoryWarningNotification = name("DidReceiveMemoryWarning")
  /// The day, the clock or the time zone has changed.
  public static let significantTimeChangeNotification = name("SignificantTimeChange")

  private static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }
}

/// The modelled device: a phone that is held upright.
@MainActor @preconcurrency open class UIDevice: NSObject {
  /// The only device.
  public static let current = UIDevice()

  /// What the device is called by its user.
  open var name: String { "headless" }
  /// What kind of device it is.
  open var model: String { "iPhone" }
  /// What kind of device it is, in the user's language.
  open var localizedModel: String { model }
  /// The system's name.
  open var systemName: String { "iOS" }
  /// The version of the system whose behaviour is followed.
  open var systemVersion: String { "18.0" }
  /// The kind of interface that the device has.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// How the device is held.
  open var orientation: UIDeviceOrientation { .portrait }
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// Upright.
  case portrait = 1
  case portraitUpsideDown = 2
  /// With the upper edge to the left.
  case landscapeLeft = 3
  /// With the upper edge to the right.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  case faceDown = 6

  /// Whether the device is held upright, or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
