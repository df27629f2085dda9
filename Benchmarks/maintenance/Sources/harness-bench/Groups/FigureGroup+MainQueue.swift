// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import CProbes
import Foundation

extension FigureGroup {
  /// What it costs a frame to run what its list has queued, and to find that it has queued nothing.
  static let mainQueue = FigureGroup(
    title: "Work on the main queue",
    figures: [emptyDrain, emptyDrainBesideTimer, block, job, runLoopPass]
  )

  private static let emptyDrain = figure("drain, nothing is queued", goal: .atMost(100)) { queue in
    .loop { drain(queue, count: $0) }
  }

  private static let emptyDrainBesideTimer = figure(
    "drain, a timer is scheduled and not due",
    goal: .atMost(200)
  ) { queue in
    Batch { count in
      let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
      RunLoop.main.add(timer, forMode: .common)
      defer { timer.invalidate() }
      return Batch.loop { drain(queue, count: $0) }.take(count)
    }
  }

  private static let block = figure("block queued and drained") { queue in
    .loop { count in
      for _ in 0..<count {
        DispatchQueue.main.async {}
        BlackHole.consume(queue.drain().roundCount)
      }
    }
  }

  private static let job = figure("job of the main actor queued and drained") { queue in
    .loop { count in
      for _ in 0..<count {
        Task { @MainActor in }
        BlackHole.consume(queue.drain().roundCount)
      }
    }
  }

  private static let runLoopPass = figure("pass of the run loop, nothing is due") { _ in
    .loop { count in
      for _ in 0..<count { cprobes_main_run_loop_pass() }
    }
  }

  private static func drain(_ queue: MainQueue, count: Int) {
    for _ in 0..<count { BlackHole.consume(queue.drain().roundCount) }
  }

  /// A time, or why the main queue cannot be drained here.
  private static func figure(
    _ name: String,
    goal: Goal? = nil,
    _ make: @escaping (MainQueue) -> Batch
  ) -> Figure {
    Figure(
      name,
      goal: goal,
      subject: .time {
        switch MainQueue.open() {
        case .value(let queue): .value(make(queue))
        case .unavailable(let reason): .unavailable(reason: reason)
        }
      }
    )
  }
}
