// SPDX-License-Identifier: Apache-2.0

import Foundation

struct ButtonInsets {
  var contentEdges = UIEdgeInsets.zero
  var titleEdges = UIEdgeInsets.zero
  var imageEdges = UIEdgeInsets.zero

  static func shift(_ edges: UIEdgeInsets) -> CGPoint {
    CGPoint(x: ((edges.left - edges.right) / 2).orZero, y: ((edges.top - edges.bottom) / 2).orZero)
  }

  var content: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: contentEdges.top.orZero,
      leading: contentEdges.left.orZero,
      bottom: contentEdges.bottom.orZero,
      trailing: contentEdges.right.orZero
    )
  }
}

extension UIButton {
  /// The distances of the content from the edges; ignored if a configuration is set.
  public var contentEdgeInsets: UIEdgeInsets {
    get { oldInsets?.contentEdges ?? .zero }
    set { change(\.contentEdges, to: newValue) }
  }

  public var titleEdgeInsets: UIEdgeInsets {
    get { oldInsets?.titleEdges ?? .zero }
    set { change(\.titleEdges, to: newValue) }
  }

  public var imageEdgeInsets: UIEdgeInsets {
    get { oldInsets?.imageEdges ?? .zero }
    set { change(\.imageEdges, to: newValue) }
  }

  private func change(
    _ edges: WritableKeyPath<ButtonInsets, UIEdgeInsets>,
    to insets: UIEdgeInsets
  ) {
    var changed = oldInsets ?? ButtonInsets()
    guard write(.other, isEqual: changed[keyPath: edges] == insets) else { return }
    changed[keyPath: edges] = insets
    oldInsets = changed
    contentsDidChange()
  }
}
