// SPDX-License-Identifier: Apache-2.0

import Foundation

extension MeasuredProfile {
  /// How the profile was taken, and what a reader has to know, in sentences.
  var facts: [String] {
    let rounds =
      played.roundCount == 1 ? "one round" : "\(played.roundCount.grouped) rounds of the case"
    let seconds = (Double(played.nanoseconds) / 1e9)
      .formatted(.number.precision(.significantDigits(3)).locale(Locale(identifier: "en_US_POSIX")))
    let time = isSampled ? " in \(seconds) s" : ""
    let named = (100 * namedShare)
      .formatted(.number.precision(.fractionLength(1)).locale(Locale(identifier: "en_US_POSIX")))
    return [
      "\(rounds.prefix(1).uppercased() + rounds.dropFirst()), "
        + "\(played.frameCount.grouped) measured frames\(time), by \(source); "
        + "\(named) % of the functions on the stacks have a name."
    ] + remarks
  }
}
