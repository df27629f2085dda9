// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The size of the screen that the cases of a list are measured on, at 2 pixels to a point.
package struct Viewport: Equatable, Sendable {
  /// Pixels to a point, on every screen.
  package static let scale = 2.0
  /// The screen of every list that does not name another: 375 x 812 points.
  package static let standard = Viewport(width: 375, height: 812)

  /// In points.
  package let width: Double
  /// In points.
  package let height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package var frame: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
}
