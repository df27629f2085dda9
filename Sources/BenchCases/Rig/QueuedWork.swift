// SPDX-License-Identifier: Apache-2.0

/// What cells put on the main actor or the main queue, to be run between frames.
///
/// Work that a frame queues runs at the start of the next frame and is charged to it, as the frame that
/// waits for it is in an app. The suite's own cells queue nothing, and their frames do not look.
@MainActor package protocol QueuedWork {
  /// Runs what waits and what that queues in turn; returns what is wrong with it, as a clause, or nil.
  func drain() -> String?

  /// Drains, and waits for what other threads and timers will still bring, for a while.
  func settle() -> String?
}

extension Player {
  /// Who runs what the lists of this program queue; nil where they are the suite's.
  package static var queuedWork: (any QueuedWork)?

  /// Plays the frames of a round, and before each what the frames before it have queued.
  ///
  /// `prepare` is called with frames that are not measured, such as going to a window, and `measure`
  /// with those that are; either has to run the frame it is given.
  package func play(
    _ script: RoundScript,
    prepare: (_ frame: () -> Void) -> Void,
    measure: (_ frame: () -> Void) -> Void
  ) {
    guard let work = Self.queuedWork else {
      return playFrames(script, prepare: prepare, measure: measure)
    }
    func working(_ frame: () -> Void, in body: (_ frame: () -> Void) -> Void) {
      withoutActuallyEscaping(frame) { frame in
        body {
          if let fault = work.drain() { note(fault) }
          frame()
        }
      }
    }
    playFrames(
      script,
      prepare: { working($0, in: prepare) },
      measure: { working($0, in: measure) }
    )
  }
}
