// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The size of the screen of a list, in points, at 2 pixels to a point.
package struct Viewport: Equatable, Sendable {
  package static let scale = 2.0
  package static let standard = Viewport(width: 375, height: 812)

  package let width: Double
  package let height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package var frame: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
}
