// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The size of the screen that every case is measured on: 375 x 812 points at 2 pixels to a point.
package enum Viewport {
  package static let width = 375.0
  package static let height = 812.0
  package static let scale = 2.0

  static var frame: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
}
