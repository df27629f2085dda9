// SPDX-License-Identifier: Apache-2.0

import BenchStatistics

extension ResultDocument.ModelledConfigure {
  /// Judges what was modelled anew by a rule that is as wide as the one before, or wider: from the
  /// intervals, since the prices of the device are in no document.
  mutating func judge(by rule: ChangeRule) {
    for group in groups.indices {
      for place in groups[group].entries.indices {
        let entry = groups[group].entries[place]
        groups[group].entries[place].verdict = rule.verdict(entry.ratio, entry.low, entry.high)
      }
    }
    for position in crossovers.indices { crossovers[position].judge(by: rule) }
  }
}

extension ResultDocument.Crossover {
  /// Judges the points anew, and leaves the answer open where they do not carry it any more.
  fileprivate mutating func judge(by rule: ChangeRule) {
    for place in points.indices {
      let point = points[place]
      points[place].verdict = rule.verdict(point.ratio, point.low, point.high)
    }
    let verdicts = Set(points.map(\.verdict))
    let isCarried =
      switch answer {
      case .always: verdicts == [.cheaper]
      case .never: verdicts == [.dearer]
      case .crossing, .several: verdicts.isSuperset(of: [.cheaper, .dearer])
      case .unresolved: true
      }
    if !isCarried { answer = .unresolved }
  }
}
