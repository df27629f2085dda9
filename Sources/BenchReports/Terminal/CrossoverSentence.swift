// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

/// A crossover in words.
struct CrossoverSentence {
  let crossover: ResultDocument.Crossover
  let typography: Typography
  let format: FigureFormat

  /// Circumstances, a colon, and the answer.
  var text: String { circumstances + ": " + answer + "." }

  private var circumstances: String {
    var parts = [
      typography.foreign(crossover.cell),
      format.count(crossover.rows) + (crossover.rows == 1 ? " row" : " rows"),
      "\(crossover.storage.rawValue) storage",
      "setter comparison " + (crossover.setterComparison ? "on" : "off"),
    ]
    if crossover.fieldKind != .all { parts.append("\(crossover.fieldKind.rawValue) fields only") }
    return parts.joined(separator: ", ")
  }

  private var answer: String {
    let strategy = typography.foreign(crossover.strategy)
    let baseline = typography.foreign(crossover.baseline)
    let phase = crossover.phase == .configure ? "in the configure phase" : "over the whole frame"
    switch crossover.answer {
    case .always:
      return "\(strategy) is always cheaper than \(baseline) \(phase)\(range)"
    case .never:
      return "\(strategy) is never cheaper than \(baseline) \(phase)\(range)"
    case .crossing(let share, let low, let high):
      return "\(strategy) is cheaper than \(baseline) \(phase) when \(direction(share)) than"
        + " \(fields(share))\(ofAll) fields change\(interval(low, high))"
    case .several(let shares):
      return "\(strategy) and \(baseline) change places \(phase) at \(list(shares))\(ofAll)"
        + " changed fields, so neither is cheaper throughout"
    case .unresolved:
      return "the rounds do not decide between \(strategy) and \(baseline) \(phase)\(range)"
    }
  }

  /// Which counts of changed fields were measured.
  private var range: String {
    guard let first = crossover.points.first, let last = crossover.points.last else { return "" }
    return " (measured with \(first.changedFieldCount) to \(last.changedFieldCount) of"
      + " \(last.fieldCount) fields changed)"
  }

  /// ` of 9`, or nothing where no point says how many fields there are.
  private var ofAll: String {
    fieldCount.map { " of \($0)" } ?? " of the"
  }

  private var fieldCount: Int? { crossover.points.last?.fieldCount }

  /// A share as a count of fields with one decimal; as a percentage where the count is unknown.
  private func fields(_ share: Double) -> String {
    guard let fieldCount else { return format.share(share) }
    return format.fixed(share * Double(fieldCount), decimals: 1)
  }

  /// On which side of the crossing the strategy is the cheaper one.
  private func direction(_ share: Double) -> String {
    let below = crossover.points.filter {
      Double($0.changedFieldCount) < share * Double($0.fieldCount)
    }
    let above = crossover.points.filter {
      Double($0.changedFieldCount) > share * Double($0.fieldCount)
    }
    if let first = below.first { return first.ratio <= 1 ? "fewer" : "more" }
    if let last = above.last { return last.ratio <= 1 ? "more" : "fewer" }
    return "fewer"
  }

  private func interval(_ low: Double?, _ high: Double?) -> String {
    switch (low, high) {
    case (let low?, let high?): " (interval \(fields(low)) to \(fields(high)))"
    case (let low?, nil): " (interval from \(fields(low)))"
    case (nil, let high?): " (interval up to \(fields(high)))"
    case (nil, nil): ""
    }
  }

  /// `2.1, 4.0 and 6.5`.
  private func list(_ shares: [Double]) -> String {
    let texts = shares.map(fields)
    guard let last = texts.last, texts.count > 1 else { return texts.joined() }
    return texts.dropLast().joined(separator: ", ") + " and " + last
  }
}
