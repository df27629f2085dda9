// SPDX-License-Identifier: Apache-2.0

import BenchHarness

/// What is played, by the name on the command line.
enum Scene: String, CaseIterable {
  case nothing
  case order
  case nested
  case operations
  case opening
  case threads
  case delayed
  case timer
  case repeatingTimer = "repeating-timer"
  case performed
  case endlessRounds = "endless-rounds"
  case endlessTime = "endless-time"
  case withinDrain = "within-drain"
  case withinRunLoop = "within-run-loop"
  case afterRunLoop = "after-run-loop"
  case otherThread = "other-thread"
  case silence
  case arrival
  case starved
  case waitWithoutDrain = "wait-without-drain"
  case suspensions
  case arrivalsWithoutEnd = "arrivals-without-end"
  case receivedOnQueue = "received-on-queue"
  case receivedOnRunLoop = "received-on-run-loop"
  case receivedByNobody = "received-by-nobody"
  case debounced
  case ticking

  /// Plays the scene and notes what happens.
  @MainActor func play() {
    switch self {
    case .nothing: Queueing.nothing()
    case .order: Queueing.order()
    case .nested: Queueing.nested()
    case .operations: Queueing.operations()
    case .opening: Queueing.opening()
    case .threads: Queueing.threads()
    case .delayed: Waiting.delayed()
    case .timer: Waiting.timer()
    case .repeatingTimer: Waiting.repeatingTimer()
    case .performed: Waiting.performed()
    case .silence: Waiting.silence()
    case .arrival: Waiting.arrival()
    case .starved: Waiting.starved()
    case .waitWithoutDrain: Waiting.waitWithoutDrain()
    case .suspensions: Waiting.suspensions()
    case .arrivalsWithoutEnd: Waiting.arrivalsWithoutEnd()
    case .receivedOnQueue: Publishing.onQueue()
    case .receivedOnRunLoop: Publishing.onRunLoop()
    case .receivedByNobody: Publishing.cancelled()
    case .debounced: Publishing.debounced()
    case .ticking: Publishing.ticking()
    case .endlessRounds: Bounds.endlessRounds()
    case .endlessTime: Bounds.endlessTime()
    case .withinDrain: Bounds.withinDrain()
    case .withinRunLoop: Bounds.withinRunLoop()
    case .afterRunLoop: Bounds.afterRunLoop()
    case .otherThread: Bounds.otherThread()
    }
  }
}
