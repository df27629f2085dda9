// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

extension UIView {
  /// Pins the edges to those of the parent, with one distance for all.
  func pinEdges(_ distance: CGFloat = 0) {
    guard let superview else { return }
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: superview.topAnchor, constant: distance),
      leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: distance),
      trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -distance),
      bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -distance),
    ])
  }

  /// Pins the left and top edge to those of the parent.
  func pinCorner(_ x: CGFloat = 0, _ y: CGFloat = 0) {
    guard let superview else { return }
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: superview.topAnchor, constant: y),
      leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: x),
    ])
  }
}
