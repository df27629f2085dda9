// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation

/// Scenes of work that is queued before a drain or by it.
@MainActor enum Queueing {
  /// The blocks of each thread in the order in which they ran.
  private static var found: [[Int]] = []

  /// Nothing is queued.
  static func nothing() {
    let queue = Probe.open()
    Probe.drain(queue)
    Probe.note("\(queue.holdsWork)")
  }

  /// Blocks and jobs of the main actor, in turns.
  static func order() {
    let queue = Probe.open()
    DispatchQueue.main.async { Probe.note("block 1") }
    Task { @MainActor in Probe.note("job 2") }
    DispatchQueue.main.async { Probe.note("block 3") }
    Task(priority: .high) { @MainActor in Probe.note("job 4") }
    Task(priority: .background) { @MainActor in Probe.note("job 5") }
    Probe.note("\(queue.holdsWork)")
    Probe.drain(queue)
    Probe.note("\(queue.holdsWork)")
  }

  /// Each block queues the next one, beside one that queues nothing.
  static func nested() {
    let queue = Probe.open()
    @MainActor func step(_ depth: Int) {
      Probe.note("depth \(depth)")
      if depth < 4 { DispatchQueue.main.async { step(depth + 1) } }
    }
    DispatchQueue.main.async { step(1) }
    DispatchQueue.main.async { Probe.note("beside") }
    Probe.drain(queue)
  }

  /// An operation of the main operation queue.
  static func operations() {
    let queue = Probe.open()
    OperationQueue.main.addOperation { MainActor.assumeIsolated { Probe.note("operation") } }
    while !queue.holdsWork { usleep(100) }
    Probe.note("\(queue.drain().end)")
  }

  /// What waits when the queue is opened runs then.
  static func opening() {
    DispatchQueue.main.async { Probe.note("waited") }
    let queue = Probe.open()
    Probe.note("open")
    Probe.drain(queue)
    _ = Probe.open()
    DispatchQueue.main.async { Probe.note("later") }
    Probe.drain(queue)
  }

  /// Four threads queue a thousand blocks each while they are drained.
  static func threads() {
    let queue = Probe.open()
    let threadCount = 4
    let blockCount = 1_000
    found = Array(repeating: [], count: threadCount)
    for thread in 0..<threadCount {
      Thread.detachNewThread {
        for block in 0..<blockCount { DispatchQueue.main.async { found[thread].append(block) } }
      }
    }
    while found.contains(where: { $0.count < blockCount }) { _ = queue.drain() }
    let isOrdered = found.allSatisfy { $0 == Array(0..<blockCount) }
    Probe.note("in order: \(isOrdered)")
    Probe.drain(queue)
  }
}
