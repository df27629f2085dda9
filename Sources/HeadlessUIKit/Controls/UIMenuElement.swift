// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What actions and menus have in common: a title and an image.
@MainActor @preconcurrency open class UIMenuElement: NSObject {
  /// The title.
  open internal(set) var title: String
  /// A second line below the title.
  open var subtitle: String?
  /// The image beside the title.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
