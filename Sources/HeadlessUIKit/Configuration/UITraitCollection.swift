// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The traits of the environment that appearance depends on.
open class UITraitCollection: NSObject, @unchecked Sendable {
  // Unchecked because the class is open as UIKit's is; every stored property is a constant.

  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The width class.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The text size that the user prefers.
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// The traits of a view that is in no tree: light, compact, large.
  public static let current = UITraitCollection()

  /// Creates traits; what is left out is light, compact and large.
  public init(
    userInterfaceStyle: UIUserInterfaceStyle = .light,
    horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
    preferredContentSizeCategory: UIContentSizeCategory = .large
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.horizontalSizeClass = horizontalSizeClass
    self.preferredContentSizeCategory = preferredContentSizeCategory
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle
      && horizontalSizeClass == other.horizontalSizeClass
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(horizontalSizeClass)
    hasher.combine(preferredContentSizeCategory)
    return hasher.finalize()
  }
}
