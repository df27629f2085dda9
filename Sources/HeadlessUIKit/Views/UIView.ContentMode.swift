// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// How contents are placed in a view whose size is not theirs.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    /// As large as fits, keeping the aspect.
    case scaleAspectFit = 1
    /// As small as covers, keeping the aspect.
    case scaleAspectFill = 2
    /// Drawn again at each new size.
    case redraw = 3
    case center = 4
    /// In their own size in the middle of the top edge.
    case top = 5
    /// In their own size in the middle of the bottom edge.
    case bottom = 6
    /// In their own size in the middle of the left edge.
    case left = 7
    /// In their own size in the middle of the right edge.
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }
}

extension UIView.ContentMode {
  /// The rectangle that contents of a size fill in an area that begins at zero.
  ///
  /// Contents without a size fill the area.
  func placement(of size: CGSize, in area: CGSize) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(origin: .zero, size: area) }
    let horizontal = area.width / size.width
    let vertical = area.height / size.height
    let factor: CGFloat
    switch self {
    case .scaleToFill, .redraw: return CGRect(origin: .zero, size: area)
    case .scaleAspectFit: factor = min(horizontal, vertical)
    case .scaleAspectFill: factor = max(horizontal, vertical)
    default: factor = 1
    }
    let width = size.width * factor
    let height = size.height * factor
    return CGRect(
      x: (area.width - width) * share.x,
      y: (area.height - height) * share.y,
      width: width,
      height: height
    )
  }

  /// Which share of the room that is left lies at the left and above.
  private var share: CGPoint {
    switch self {
    case .topLeft: CGPoint(x: 0, y: 0)
    case .top: CGPoint(x: 0.5, y: 0)
    case .topRight: CGPoint(x: 1, y: 0)
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .bottomLeft: CGPoint(x: 0, y: 1)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .bottomRight: CGPoint(x: 1, y: 1)
    default: CGPoint(x: 0.5, y: 0.5)
    }
  }
}
