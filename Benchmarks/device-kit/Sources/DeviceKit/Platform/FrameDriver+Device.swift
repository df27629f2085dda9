// SPDX-License-Identifier: Apache-2.0

#if !os(Linux)
  import UIKit

  /// Finishes frames of a window: layout, display and commit, by Core Animation.
  @MainActor struct FrameDriver {
    /// What `finishFrame()` covers, for the document.
    nonisolated static let coverage =
      "layout, display and commit on the main thread, without the render server"

    private let window: UIWindow

    /// Prepares to finish frames of a window.
    init(window: UIWindow) {
      self.window = window
    }

    /// Does what changes since the last frame have left to do.
    func finishFrame() {
      window.layoutIfNeeded()
      CATransaction.flush()
    }
  }
#endif
