// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What few hosting configurations set.
final class HostingOptions: Sendable {
  /// Distances and lengths, which the content does not depend on.
  struct Values: Hashable {
    /// The distances of the content from the edges.
    var insets = HostingMargins()
    /// The least width; nil means none.
    var minWidth: CGFloat?
    /// The least height; nil means that of a standard row.
    var minHeight: CGFloat?
  }

  let values: Values
  /// Walks the background along the nodes of a list; nil if there is none.
  let updateBackground: _ViewUpdate?

  init(_ values: Values, updateBackground: _ViewUpdate?) {
    self.values = values
    self.updateBackground = updateBackground
  }
}
