// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Combine
import Foundation

/// Scenes of elements that publishers deliver on the main queue and its run loop.
@MainActor enum Publishing {
  /// Elements among blocks, and one that is sent while they are delivered.
  static func onQueue() {
    let queue = Probe.open()
    let subject = PassthroughSubject<Int, Never>()
    let sink = subject.receive(on: DispatchQueue.main)
      .sink { value in
        Probe.note("element \(value)")
        if value == 1 { subject.send(3) }
      }
    DispatchQueue.main.async { Probe.note("block before") }
    subject.send(1)
    DispatchQueue.main.async { Probe.note("block between") }
    subject.send(2)
    Probe.note("sent")
    Probe.drain(queue)
    sink.cancel()
  }

  /// A cell that is reused while elements wait for it.
  static func cancelled() {
    let queue = Probe.open()
    let subject = CurrentValueSubject<Int, Never>(0)
    let sink = subject.receive(on: DispatchQueue.main).sink { Probe.note("element \($0)") }
    Probe.drain(queue)
    subject.send(1)
    sink.cancel()
    Probe.drain(queue)
  }

  /// Elements on the main run loop, of which each drain has to see that they wait.
  static func onRunLoop() {
    let queue = Probe.open()
    let subject = PassthroughSubject<Int, Never>()
    let sink = subject.receive(on: RunLoop.main).sink { Probe.note("element \($0)") }
    for value in 1...4 { subject.send(value) }
    Probe.note("waiting: \(queue.holdsWork)")
    Probe.note("\(queue.drain().end)")
    sink.cancel()
  }

  /// Typing, by the queue and by the run loop: the last word comes when it rests, and not before.
  static func debounced() {
    let queue = Probe.open()
    let words = PassthroughSubject<String, Never>()
    let sinks = [
      words.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
        .sink { Probe.note("queue \($0)") },
      words.debounce(for: 0.4, scheduler: RunLoop.main).sink { Probe.note("run loop \($0)") },
    ]
    for word in ["a", "ad", "ada"] { words.send(word) }
    Probe.drain(queue)
    usleep(700_000)
    Probe.note("\(queue.drain().end)")
    for sink in sinks { sink.cancel() }
  }

  /// A timer that is published while somebody listens.
  static func ticking() {
    let queue = Probe.open()
    var count = 0
    let sink = Timer.publish(every: 0.2, on: .main, in: .common).autoconnect()
      .sink { _ in
        count += 1
      }
    _ = queue.drain()
    Probe.note("at once: \(count)")
    usleep(250_000)
    _ = queue.drain()
    Probe.note("later: \(count)")
    sink.cancel()
    usleep(250_000)
    _ = queue.drain()
    Probe.note("cancelled: \(count)")
  }
}
