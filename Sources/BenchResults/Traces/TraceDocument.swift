// SPDX-License-Identifier: Apache-2.0

/// A trace in the trace-event format, as Perfetto, `chrome://tracing` and speedscope open it.
public struct TraceDocument: Sendable {
  /// The events by time; of those that begin together the longer one comes first, for it holds the other.
  public let events: [TraceEvent]
  public let facts: [String: String]

  public init(_ events: [TraceEvent], facts: [String: String]) {
    self.events = events.enumerated()
      .sorted { first, second in
        let (a, b) = (first.element, second.element)
        let names = (a.kind == .metadata ? 0 : 1, b.kind == .metadata ? 0 : 1)
        if names.0 != names.1 { return names.0 < names.1 }
        if a.startNanoseconds != b.startNanoseconds {
          return a.startNanoseconds < b.startNanoseconds
        }
        return (b.endNanoseconds, first.offset) < (a.endNanoseconds, second.offset)
      }
      .map(\.element)
    self.facts = facts
  }

  /// The trace as JSON; times in microseconds, as the format has them.
  public var bytes: [UInt8] {
    JSONWriter.write(
      .object([
        "displayTimeUnit": .string("ms"),
        "otherData": .object(facts.mapValues(JSONValue.string)),
        "traceEvents": .array(events.map(Self.json)),
      ])
    )
  }

  private static func json(_ event: TraceEvent) -> JSONValue {
    var members: [String: JSONValue] = [
      "name": .string(event.name), "cat": .string(event.category),
      "pid": .integer(event.clock.rawValue), "tid": .integer(event.track),
      "ts": microseconds(event.startNanoseconds),
    ]
    if !event.arguments.isEmpty { members["args"] = .object(event.arguments.mapValues(json)) }
    switch event.kind {
    case .complete(let duration):
      members["ph"] = .string("X")
      members["dur"] = microseconds(duration)
    case .instant:
      members["ph"] = .string("i")
      // Seen on its own track, not on all of them.
      members["s"] = .string("t")
    case .counter: members["ph"] = .string("C")
    case .metadata: members["ph"] = .string("M")
    }
    return .object(members)
  }

  private static func json(_ argument: TraceEvent.Argument) -> JSONValue {
    switch argument {
    case .text(let text): .string(text)
    case .count(let count): .integer(count)
    case .figure(let figure): .number(figure)
    }
  }

  private static func microseconds(_ nanoseconds: Int) -> JSONValue {
    nanoseconds.isMultiple(of: 1_000)
      ? .integer(nanoseconds / 1_000) : .number(Double(nanoseconds) / 1_000)
  }
}

public struct TraceEvent: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    /// Something that lasts (`X`): begin and length.
    case complete(durationNanoseconds: Int)
    /// Something that happens (`i`), on its own track.
    case instant
    /// Figures that hold from now on (`C`).
    case counter
    /// The name of a process or track (`M`).
    case metadata
  }

  public enum Argument: Equatable, Sendable {
    case text(String)
    case count(Int)
    /// A number; finite.
    case figure(Double)
  }

  /// A clock of its own; viewers call it a process.
  public enum Clock: Int, Sendable {
    /// The time that was measured.
    case measured = 1
    /// The time of a display that was modelled.
    case modelled = 2
  }

  public var kind: Kind
  public var name: String
  /// What it belongs to, for viewers that filter.
  public var category: String
  /// When it begins, in nanoseconds after the trace does.
  public var startNanoseconds: Int
  public var clock: Clock
  /// The track below the clock.
  public var track: Int
  public var arguments: [String: Argument]

  public init(
    _ kind: Kind,
    _ name: String,
    category: String,
    at startNanoseconds: Int,
    clock: Clock,
    track: Int,
    arguments: [String: Argument] = [:]
  ) {
    self.kind = kind
    self.name = name
    self.category = category
    self.startNanoseconds = startNanoseconds
    self.clock = clock
    self.track = track
    self.arguments = arguments
  }

  public var endNanoseconds: Int {
    if case .complete(let duration) = kind { startNanoseconds + duration } else { startNanoseconds }
  }
}
