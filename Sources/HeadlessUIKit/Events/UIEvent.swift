// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a user did at one moment: the touches that belong together.
open class UIEvent: NSObject {
  /// The touches.
  open internal(set) var allTouches: Set<UITouch>?

  /// Creates an event without touches.
  public override init() {
    super.init()
  }
}
