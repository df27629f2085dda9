// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit

/// The way from what has changed, on whatever thread, to the hosting view that shows it.
final class UpdateLink: Sendable {
  @MainActor private weak var view: HostingView?
  /// Which walk of the views the hosting view has made last.
  @MainActor var round = 0

  @MainActor init(_ view: HostingView) { self.view = view }

  /// Asks for an update before the next frame's layout.
  func ask() {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { view?.setNeedsUpdate() }
    } else {
      DispatchQueue.main.async { self.ask() }
    }
  }

  /// Asks for an update after something changed that a walk has read; a later walk has read it anew.
  func ask(sinceRound read: Int) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { if read == round { view?.setNeedsUpdate() } }
    } else {
      // Whether a walk since then read the value from before or after the change is not known here.
      DispatchQueue.main.async { self.ask() }
    }
  }
}
