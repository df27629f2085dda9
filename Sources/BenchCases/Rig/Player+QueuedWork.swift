// SPDX-License-Identifier: Apache-2.0

extension Player {
  /// The reason why the screen cannot be played; nil if it can, and for lists.
  package var screenFault: String? { rig.screen?.fault?.sentence }

  /// Plays the frames of a round, each after the work that earlier frames have queued.
  ///
  /// `prepare` gets frames that are not measured, such as going to a window, and `measure` the others; either has to
  /// run the frame it is given.
  package func play(_ script: RoundScript, prepare: FrameRunner, measure: FrameRunner) {
    guard let work = ListCatalogue.queuedWork else {
      return playFrames(script, prepare: prepare, measure: measure)
    }
    func working(_ frame: () -> Void, in body: FrameRunner) {
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
