// SPDX-License-Identifier: Apache-2.0

/// The figures that the head of a history file names, with their codes.
struct HistoryNames {
  /// Where the values of a code go.
  enum Place {
    /// Into the counter of that number.
    case counter(Int)
    /// Into the time of that number.
    case time(Int)
  }

  /// The counters in the order of the file.
  private(set) var counters: [String] = []
  /// The times in the order of the file.
  private(set) var times: [HistoryFigure.Time] = []
  /// The places by code.
  private(set) var places: [String: Place] = [:]

  /// Adds a figure; false where its code or name is there already, or no such time is known.
  mutating func add(_ name: String, code: String, isCounter: Bool) -> Bool {
    guard places[code] == nil else { return false }
    if isCounter {
      guard !counters.contains(name) else { return false }
      places[code] = .counter(counters.count)
      counters.append(name)
      return true
    }
    guard let time = HistoryFigure.Time(rawValue: name), !times.contains(time) else { return false }
    places[code] = .time(times.count)
    times.append(time)
    return true
  }
}
