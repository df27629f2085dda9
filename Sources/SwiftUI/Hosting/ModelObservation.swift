// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import Observation

/// The observation of the models that the views of one hosting view have read.
///
/// Each walk also reads a mark of the hosting view's own, and changing that ends its observation.
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
