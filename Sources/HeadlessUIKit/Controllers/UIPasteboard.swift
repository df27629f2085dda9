// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What was copied: a pasteboard of the process, which no other program sees.
@MainActor @preconcurrency open class UIPasteboard: NSObject {
  /// The pasteboard that all of an app shares.
  public static let general = UIPasteboard()

  open private(set) var changeCount = 0
  open var strings: [String]? { didSet { changeCount += 1 } }
  open var urls: [URL]? { didSet { changeCount += 1 } }
  open var images: [UIImage]? { didSet { changeCount += 1 } }
  open var colors: [UIColor]? { didSet { changeCount += 1 } }

  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  open var hasStrings: Bool { strings?.isEmpty == false }
  open var hasURLs: Bool { urls?.isEmpty == false }
  open var hasImages: Bool { images?.isEmpty == false }
  open var hasColors: Bool { colors?.isEmpty == false }
}

/// What an app offers to pass on; nothing is passed on here.
open class UIActivityViewController: UIViewController {
  /// What kind of passing on there is.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// The kind as text.
    public let rawValue: String

    /// Creates a kind.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// By mail.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// By message.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    /// On paper.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    /// To the pasteboard.
    public static let copyToPasteboard = ActivityType(
      rawValue: "com.apple.UIKit.activity.CopyToPasteboard"
    )
    /// To a device nearby.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// To the photos.
    public static let saveToCameraRoll = ActivityType(
      rawValue: "com.apple.UIKit.activity.SaveToCameraRoll"
    )
    /// To a contact's picture.
    public static let assignToContact = ActivityType(
      rawValue: "com.apple.UIKit.activity.AssignToContact"
    )
    /// To a list for reading.
    public static let addToReadingList = ActivityType(
      rawValue: "com.apple.UIKit.activity.AddToReadingList"
    )
  }

  /// Is told of the kind that was chosen, whether it was done, what came back, and why it failed.
  public typealias CompletionWithItemsHandler =
    @MainActor (ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// What is offered.
  @_spi(Headless) public private(set) var activityItems: [Any] = []
  open var excludedActivityTypes: [ActivityType]?
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Creates an offer; activities of an app's own are none here.
  public convenience init(activityItems: [Any], applicationActivities: [Any]?) {
    self.init(nibName: nil, bundle: nil)
    self.activityItems = activityItems
    modalPresentationStyle = .popover
  }

  /// Chooses a kind as the user does, or none: the offer goes, and its handler is told.
  ///
  /// A call of this engine.
  @_spi(Headless) public func choose(_ kind: ActivityType?) {
    presentingViewController?.dismiss(animated: true)
    completionWithItemsHandler?(kind, kind != nil, nil, nil)
  }
}
