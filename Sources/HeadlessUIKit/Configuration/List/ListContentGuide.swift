// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A guide that lies where the arithmetic of list content puts a part.
///
/// Its edges are constraints to the view's, so that other constraints can refer to it.
final class ListContentGuide: UILayoutGuide {
  private var edges: [NSLayoutConstraint] = []

  /// Where the part lies, in the view's coordinates.
  var rectangle = CGRect.zero {
    didSet {
      guard rectangle != oldValue, edges.count == 4 else { return }
      edges[0].constant = rectangle.minX
      edges[1].constant = rectangle.minY
      edges[2].constant = rectangle.width
      edges[3].constant = rectangle.height
    }
  }

  override var layoutFrame: CGRect { rectangle }

  /// Ties the guide to a view that it was added to.
  func attach(to view: UIView) {
    edges = [
      leftAnchor.constraint(equalTo: view.leftAnchor, constant: rectangle.minX),
      topAnchor.constraint(equalTo: view.topAnchor, constant: rectangle.minY),
      widthAnchor.constraint(equalToConstant: rectangle.width),
      heightAnchor.constraint(equalToConstant: rectangle.height),
    ]
    NSLayoutConstraint.activate(edges)
  }
}
