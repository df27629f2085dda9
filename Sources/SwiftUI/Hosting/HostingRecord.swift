// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit
import Observation

/// What a hosting view needs for views that change by themselves; most rows have none.
@MainActor final class HostingRecord {
  let link: UpdateLink
  /// The observation of models; nil until a view has read one.
  var observation: ModelObservation?
  /// What tells views of their life; nil until one wants to know.
  private(set) var lives: LifecycleTable?

  init(_ view: HostingView) { link = UpdateLink(view) }

  var madeLives: LifecycleTable {
    if let lives { return lives }
    let made = LifecycleTable()
    lives = made
    return made
  }
}

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

/// Observes the models that the views of one hosting view have read.
///
/// Each walk also reads a mark of its own; changing the mark ends the walk's observation.
final class ModelObservation: Sendable {
  private let mark = ObservationMark()
  private let link: UpdateLink

  init(_ link: UpdateLink) { self.link = link }

  deinit { mark.change() }

  /// Walks over views and observes what they read, in place of what the walk before has read.
  @MainActor func follow(_ walk: () -> Void) {
    link.round &+= 1
    mark.change()
    withObservationTracking(
      {
        mark.read()
        walk()
      },
      onChange: answer
    )
  }

  /// What follows a change of something that the present walk has read.
  @MainActor var answer: @Sendable () -> Void {
    let round = link.round
    return { [link] in link.ask(sinceRound: round) }
  }
}
