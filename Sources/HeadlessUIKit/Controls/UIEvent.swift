// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What the user did, as far as touches go.
@MainActor @preconcurrency open class UIEvent: NSObject {
  /// The fingers that take part.
  open internal(set) var allTouches: Set<UITouch>?

  init(touches: Set<UITouch>) {
    allTouches = touches
    super.init()
  }

  /// Returns the fingers that came down on a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }
}
