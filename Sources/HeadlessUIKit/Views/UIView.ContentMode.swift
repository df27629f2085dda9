// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left
    case right, topLeft, topRight, bottomLeft, bottomRight
  }
}

extension UIView.ContentMode {
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
