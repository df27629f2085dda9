// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a navigation bar shows of a controller.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
  /// The title in the middle of the bar.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// The title of the button that leads back here.
  open var backButtonTitle: String?
  /// A view in the place of the title.
  open var titleView: UIView?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }
}
