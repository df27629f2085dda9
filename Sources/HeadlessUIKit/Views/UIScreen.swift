// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The screen of the modelled device: a phone held upright.
@MainActor @preconcurrency open class UIScreen: NSObject {
  /// The only screen.
  public static let main = UIScreen()

  /// The size of the screen, in points: that of the suite's viewport.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 375, height: 812) }

  /// The number of pixels to a point.
  open var scale: CGFloat { traitCollection.displayScale }

  /// The traits that every window starts with.
  open var traitCollection: UITraitCollection { .system }
}
