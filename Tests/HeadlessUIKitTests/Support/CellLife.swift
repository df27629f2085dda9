// SPDX-License-Identifier: Apache-2.0

/// What a cell may go through, and in which order (R4).
struct CellLife {
  /// Where a cell is in its life.
  enum Stage {
    case made
    case filled
    case shown
    case pooled
    case prepared
  }

  /// What happens to a cell.
  enum Event {
    case prepareForReuse
    case fill
    case updateConfiguration
    case willDisplay
    case didEndDisplaying
  }

  private(set) var stage = Stage.made
  private(set) var faults: [String] = []
  /// How often each event happened.
  private(set) var counts: [Event: Int] = [:]
  private var isUpdated = false

  /// Takes an event down; one that may not happen now becomes a fault.
  mutating func note(_ event: Event) {
    counts[event, default: 0] += 1
    switch (stage, event) {
    case (.made, .fill), (.prepared, .fill): stage = .filled
    case (.shown, .fill): break
    case (.filled, .updateConfiguration), (.shown, .updateConfiguration): isUpdated = true
    case (.filled, .willDisplay):
      if !isUpdated { faults.append("displayed before its configuration was updated (R6)") }
      stage = .shown
    case (.shown, .didEndDisplaying): stage = .pooled
    case (.pooled, .prepareForReuse): stage = .prepared
    default: faults.append("\(event) while \(stage)")
    }
  }

  func count(_ event: Event) -> Int { counts[event] ?? 0 }
}
