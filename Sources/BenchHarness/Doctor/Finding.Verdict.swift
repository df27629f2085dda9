// SPDX-License-Identifier: Apache-2.0

extension Finding {
  /// What a finding means for figures.
  public enum Verdict: Sendable, Equatable {
    /// It makes figures untrue or unsteady.
    case disturbs
    /// It is the ordinary state of such machines, and a reader of figures should know it.
    case note
    /// It could not be read, or the machine withholds this source of figures.
    case unavailable(reason: String)
    /// It disturbs nothing.
    case good

    /// The verdict as one word.
    public var word: String {
      switch self {
      case .disturbs: "disturbs"
      case .note: "note"
      case .unavailable: "unavailable"
      case .good: "good"
      }
    }
  }
}
