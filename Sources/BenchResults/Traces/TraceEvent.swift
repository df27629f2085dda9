// SPDX-License-Identifier: Apache-2.0

/// An event of a trace, in the words of the trace-event format.
public struct TraceEvent: Equatable, Sendable {
  /// What the event is.
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

  /// A value beside an event.
  public enum Argument: Equatable, Sendable {
    /// A text.
    case text(String)
    /// A whole number.
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

  /// What it is.
  public var kind: Kind
  /// Its name.
  public var name: String
  /// What it belongs to, for viewers that filter.
  public var category: String
  /// When it begins, in nanoseconds after the trace does.
  public var startNanoseconds: Int
  /// Whose time that is.
  public var clock: Clock
  /// The track below the clock.
  public var track: Int
  /// What else is known of it.
  public var arguments: [String: Argument]

  /// Records an event.
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

  /// When it ends, in nanoseconds.
  public var endNanoseconds: Int {
    if case .complete(let duration) = kind { startNanoseconds + duration } else { startNanoseconds }
  }
}
