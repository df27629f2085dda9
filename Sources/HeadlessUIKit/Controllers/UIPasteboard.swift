// SPDX-License-Identifier: Apache-2.0

public import Foundation

@MainActor @preconcurrency open class UIPasteboard: NSObject {
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

/// A share sheet, which shares nothing.
open class UIActivityViewController: UIViewController {
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    public static let copyToPasteboard = ActivityType(
      rawValue: "com.apple.UIKit.activity.CopyToPasteboard"
    )
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    public static let saveToCameraRoll = ActivityType(
      rawValue: "com.apple.UIKit.activity.SaveToCameraRoll"
    )
    public static let assignToContact = ActivityType(
      rawValue: "com.apple.UIKit.activity.AssignToContact"
    )
    public static let addToReadingList = ActivityType(
      rawValue: "com.apple.UIKit.activity.AddToReadingList"
    )
  }

  public typealias CompletionWithItemsHandler =
    @MainActor (ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  @_spi(Headless) public private(set) var activityItems: [Any] = []
  open var excludedActivityTypes: [ActivityType]?
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Creates a share sheet; custom activities are ignored.
  public convenience init(activityItems: [Any], applicationActivities: [Any]?) {
    self.init(nibName: nil, bundle: nil)
    self.activityItems = activityItems
    modalPresentationStyle = .popover
  }

  /// Chooses an activity or none; dismisses the sheet and calls its handler.
  @_spi(Headless) public func choose(_ kind: ActivityType?) {
    presentingViewController?.dismiss(animated: true)
    completionWithItemsHandler?(kind, kind != nil, nil, nil)
  }
}
