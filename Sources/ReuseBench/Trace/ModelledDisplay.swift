// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchResults

/// A display that shows frames of so much work, each begun at the vsync at which the one before it
/// appeared (article FrameMetrics A2, frame-locked).
struct ModelledDisplay {
  private enum Track: Int, CaseIterable {
    case work = 1
    case shown
    case vsyncs

    var name: String {
      switch self {
      case .work: "work"
      case .shown: "on the screen"
      case .vsyncs: "missed vsyncs"
      }
    }
  }

  /// The work of each frame, in nanoseconds.
  let work: [Int]
  let budget: FrameBudget

  /// What happens on the display, on a clock that begins with the first frame.
  func events() -> [TraceEvent] {
    var events = names()
    var begun = 0
    for (number, nanoseconds) in work.enumerated() {
      let missed = budget.missedVsyncCount(workNanoseconds: nanoseconds)
      let start = budget.vsyncNanoseconds(begun)
      let shown = begun + 1 + missed
      events.append(
        event(.complete(durationNanoseconds: nanoseconds), .work, "frame \(number)", start)
      )
      for vsync in begun + 1..<shown {
        events.append(
          event(
            .instant,
            .vsyncs,
            "missed by frame \(number)",
            budget.vsyncNanoseconds(vsync),
            ["frame": .count(number)]
          )
        )
      }
      let share = Double(nanoseconds) / Double(budget.deadlineNanoseconds)
      events.append(event(.counter, .work, "utilisation", start, ["shareOfBudget": .figure(share)]))
      events.append(showing(number, from: shown))
      begun = shown
    }
    return events
  }

  /// A frame on the screen: until the next one appears, and the last one for an interval.
  private func showing(_ number: Int, from vsync: Int) -> TraceEvent {
    let next = number + 1
    let intervals = next < work.count ? 1 + budget.missedVsyncCount(workNanoseconds: work[next]) : 1
    let start = budget.vsyncNanoseconds(vsync)
    let length = budget.vsyncNanoseconds(vsync + intervals) - start
    return event(
      .complete(durationNanoseconds: length),
      .shown,
      "frame \(number)",
      start,
      ["intervals": .count(intervals)]
    )
  }

  private func names() -> [TraceEvent] {
    [.naming("process_name", "modelled display", on: .modelled, track: 0)]
      + Track.allCases.map {
        .naming("thread_name", $0.name, on: .modelled, track: $0.rawValue)
      }
  }

  private func event(
    _ kind: TraceEvent.Kind,
    _ track: Track,
    _ name: String,
    _ start: Int,
    _ arguments: [String: TraceEvent.Argument] = [:]
  ) -> TraceEvent {
    TraceEvent(
      kind,
      name,
      category: "display",
      at: start,
      clock: .modelled,
      track: track.rawValue,
      arguments: arguments
    )
  }
}

extension TraceEvent {
  /// Names a process or a track.
  static func naming(_ kind: String, _ text: String, on clock: Clock, track: Int) -> TraceEvent {
    TraceEvent(
      .metadata,
      kind,
      category: "names",
      at: 0,
      clock: clock,
      track: track,
      arguments: ["name": .text(text)]
    )
  }
}
