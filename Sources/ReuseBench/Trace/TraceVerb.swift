// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchResults
import BenchRunner
@_spi(Headless) import HeadlessUIKit

struct TraceOptions {
  var caseIdentifier: String
  var data: DatasetChoice?
  var seed: UInt64?
  var deadline = FrameDeadline.standard
  /// The part of the refresh period that the app may use; all of it where none is named.
  var appShare: Double?
  var output: String?
}

extension TraceOptions: VerbOptions {
  typealias Command = TraceVerb

  static let verb = Verb.trace

  init(operands: [String]) { self.init(caseIdentifier: operands[0]) }
}

/// `trace`: writes one round of a case as a timeline.
struct TraceVerb: VerbCommand {
  let options: TraceOptions
  let terminal: Terminal

  func perform() throws -> ExitCode {
    let identifier = try CaseIdentifier.named(options.caseIdentifier)
    let output = options.output.map { OutputFile(path: $0) }
    try output?.check(against: options.data?.inputs ?? [])
    let budget = try options.deadline.budget(appShare: options.appShare)
    let rows = try RequestedDataset(options.data)
      .opened(rowCount: identifier.group.rowCount).rows
    let frames = CaseTrace(
      identifier: identifier,
      rows: rows,
      seed: options.seed ?? MeasurementPlan().seed
    )
    .frames()
    let builder = TraceBuilder(
      caseIdentifier: options.caseIdentifier,
      frames: frames,
      budget: budget
    )
    let bytes = builder.document().bytes
    guard let output else {
      try terminal.write(String(decoding: bytes, as: UTF8.self))
      return .success
    }
    try output.write(bytes)
    try terminal.write(
      "\(PrintableText.of(output.path)): \(builder.summary); open it at https://ui.perfetto.dev or "
        + "https://www.speedscope.app\n",
      to: .error
    )
    return .success
  }
}

/// Makes a trace of measured frames: frames, phases, cells and pools on the clock that was measured,
/// and what a display would have shown on one of its own.
@MainActor struct TraceBuilder {
  private enum Track: Int, CaseIterable {
    case frames = 1
    case phases
    case cells
    case pools

    var name: String { "\(self)" }
  }

  let caseIdentifier: String
  let frames: [TracedFrame]
  let budget: FrameBudget

  var summary: String {
    let cells = frames.reduce(0) { $0 + $1.cells.count }
    let late = frames.count { budget.isLate(workNanoseconds: $0.nanoseconds) }
    return "\(frames.count) frames with \(cells) cells, \(late) over budget"
  }

  func document() -> TraceDocument {
    let start = frames.first?.start ?? 0
    var events = names()
    for (number, frame) in frames.enumerated() {
      events += frameEvents(frame, number, since: start)
    }
    events += ModelledDisplay(work: frames.map(\.nanoseconds), budget: budget).events()
    return TraceDocument(
      events,
      facts: [
        "case": caseIdentifier, "version": Tool.version,
        "budgetNanoseconds": String(budget.deadlineNanoseconds),
        "note": "Stamps make traced frames longer than timed ones; the display is modelled.",
      ]
    )
  }

  private func names() -> [TraceEvent] {
    [.naming("process_name", "measured: \(caseIdentifier)", on: .measured, track: 0)]
      + Track.allCases.map {
        .naming("thread_name", $0.name, on: .measured, track: $0.rawValue)
      }
  }

  private func frameEvents(_ frame: TracedFrame, _ number: Int, since start: Int) -> [TraceEvent] {
    let isLate = budget.isLate(workNanoseconds: frame.nanoseconds)
    let share = Double(frame.nanoseconds) / Double(budget.deadlineNanoseconds)
    var events = [
      slice(
        .frames,
        "frame \(number)",
        frame.start - start,
        frame.end - start,
        [
          "number": .count(number), "offset": .figure(frame.offset),
          "cells": .count(frame.cells.count), "shareOfBudget": .figure(share),
          "verdict": .text(isLate ? "over budget" : "within budget"),
        ]
      )
    ]
    if isLate {
      events.append(
        event(.instant, .frames, "over budget", frame.end - start, ["frame": .count(number)])
      )
    }
    events += frame.phases.map {
      slice(.phases, "\($0.phase)", $0.start - start, $0.end - start, [:])
    }
    for cell in frame.cells { events += slices(of: cell, since: start) }
    let pools = frame.accounting
    events.append(
      event(
        .counter,
        .pools,
        "cells",
        frame.end - start,
        [
          "pooled": .count(pools.pooled), "live": .count(pools.live),
          "offscreen": .count(pools.offscreen),
        ]
      )
    )
    return events
  }

  private func slices(of cell: TracedFrame.Cell, since start: Int) -> [TraceEvent] {
    let whole = slice(.cells, "cell", cell.start - start, cell.end - start, [:])
    guard let dequeued = cell.dequeued else { return [whole] }
    return [
      whole,
      slice(
        .cells,
        "dequeue",
        cell.start - start,
        dequeued - start,
        ["cell": .text(cell.isReused ? "reused" : "new")]
      ),
      slice(.cells, "configure", dequeued - start, cell.end - start, [:]),
    ]
  }

  private func slice(
    _ track: Track,
    _ name: String,
    _ start: Int,
    _ end: Int,
    _ arguments: [String: TraceEvent.Argument]
  ) -> TraceEvent {
    event(.complete(durationNanoseconds: end - start), track, name, start, arguments)
  }

  private func event(
    _ kind: TraceEvent.Kind,
    _ track: Track,
    _ name: String,
    _ start: Int,
    _ arguments: [String: TraceEvent.Argument]
  ) -> TraceEvent {
    TraceEvent(
      kind,
      name,
      category: track.name,
      at: start,
      clock: .measured,
      track: track.rawValue,
      arguments: arguments
    )
  }
}
