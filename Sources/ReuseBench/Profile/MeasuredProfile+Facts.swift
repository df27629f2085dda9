// SPDX-License-Identifier: Apache-2.0

import Foundation

extension MeasuredProfile {
  /// How the profile was taken, and what a reader has to know, in sentences.
  var facts: [String] {
    let rounds = played.roundCount == 1 ? "One round" : "\(played.roundCount) rounds of the case"
    let seconds = Self.fixed(Double(played.nanoseconds) / 1e9, decimals: 2)
    let frames = Self.fixed(Double(played.frameCount), decimals: 0)
    return [
      "\(rounds), \(frames) measured frames\(isSampled ? " in \(seconds) s" : ""), by \(source); "
        + "\(Self.fixed(100 * namedShare, decimals: 1)) % of the functions on the stacks have a name."
    ] + setAside + remarks
  }

  /// What was recorded and is left out.
  private var setAside: [String] {
    guard unmeasuredWeight > 0 else { return [] }
    let weight = Self.fixed(Double(unmeasuredWeight), decimals: 0)
    return ["\(weight) more fell on frames that are not measured, and are left out."]
  }

  private static func fixed(_ figure: Double, decimals: Int) -> String {
    figure.formatted(
      .number.precision(.fractionLength(decimals)).locale(Locale(identifier: "en_US"))
    )
  }
}
