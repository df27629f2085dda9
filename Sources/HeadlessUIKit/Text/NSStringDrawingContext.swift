// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How a string may be scaled while it is drawn; kept, and without effect on what is measured.
open class NSStringDrawingContext: NSObject {
  /// The least share of its size to which a text may shrink.
  open var minimumScaleFactor: CGFloat = 0
}
