// SPDX-License-Identifier: Apache-2.0

/// One thing about the machine that was looked at, in words.
public struct DoctorRow: Equatable, Sendable {
  /// The part of the report that a row stands in, in the order of the report.
  public enum Section: String, CaseIterable, Sendable {
    /// It makes figures untrue or unsteady.
    case disturbs
    /// A reader of figures should know it.
    case note
    /// It could not be read, or the machine withholds it.
    case unavailable
    /// It disturbs nothing.
    case good
  }

  /// The part of the report.
  public var section: Section
  /// What was looked at.
  public var title: String
  /// What stood there, or why nothing could be read.
  public var found: String
  /// Where it stood; `nil` where nothing could be read.
  public var source: String?
  /// Why it matters, as one sentence.
  public var why: String
  /// The exact command that mends it.
  public var command: String?
  /// What to know beside the command, or in its place, as a clause.
  public var advice: String?

  /// Records one row.
  public init(
    section: Section,
    title: String,
    found: String,
    source: String?,
    why: String,
    command: String? = nil,
    advice: String? = nil
  ) {
    self.section = section
    self.title = title
    self.found = found
    self.source = source
    self.why = why
    self.command = command
    self.advice = advice
  }
}
