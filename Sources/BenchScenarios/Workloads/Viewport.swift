// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The size of the screen that every case is measured on: 375 x 812 points at 2 pixels to a point.
enum Viewport {
  static let width = 375.0
  static let height = 812.0
  static let scale = 2.0

  static var frame: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
}
