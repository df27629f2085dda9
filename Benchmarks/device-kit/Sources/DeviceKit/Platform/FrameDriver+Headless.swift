// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  @_spi(Headless) import UIKit

  /// Finishes frames of a window: layout, display and commit, by the headless renderer.
  @MainActor struct FrameDriver {
    /// What `finishFrame()` covers, for the document.
    nonisolated static let coverage = "layout, display and commit into a buffer"

    private let renderer: FrameRenderer

    /// Prepares to finish frames of a window.
    init(window: UIWindow) {
      renderer = FrameRenderer(root: window)
    }

    /// Does what changes since the last frame have left to do.
    func finishFrame() {
      renderer.renderFrame()
    }
  }
#endif
