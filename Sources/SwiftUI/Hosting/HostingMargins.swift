// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// Distances of hosted content from the edges; those that are not set are the holder's margins.
struct HostingMargins: Hashable {
  private var top: CGFloat?
  private var leading: CGFloat?
  private var bottom: CGFloat?
  private var trailing: CGFloat?

  /// Sets the distances from some edges.
  mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets) {
    if edges.contains(.top) { top = insets.top }
    if edges.contains(.leading) { leading = insets.leading }
    if edges.contains(.bottom) { bottom = insets.bottom }
    if edges.contains(.trailing) { trailing = insets.trailing }
  }

  /// The distances in a holder with margins.
  func resolved(in margins: NSDirectionalEdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top ?? margins.top.sanitized,
      leading: leading ?? margins.leading.sanitized,
      bottom: bottom ?? margins.bottom.sanitized,
      trailing: trailing ?? margins.trailing.sanitized
    )
  }
}
