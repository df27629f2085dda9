// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
import BenchStatistics

/// The words and the order of a comparison of two builds, for every form of output.
struct PairReading {
  let document: PairDocument

  /// The cases with a phase that is not unchanged, regressions first.
  var changedCases: [PairDocument.Case] {
    let order: [BuildVerdict] = [.regressed, .improved, .inconclusive]
    return order.flatMap { verdict in document.cases.filter { Self.worst(of: $0) == verdict } }
  }

  var unchangedCases: [PairDocument.Case] {
    document.cases.filter { Self.worst(of: $0) == .unchanged }
  }

  var exactlyChanged: [PairDocument.Case] {
    document.cases.filter { !$0.isSameContent || !$0.counterChanges.isEmpty }
  }

  var phaseCount: Int { document.cases.reduce(0) { $0 + $1.phases.count } }

  /// The changes whose adjusted p value exceeds the plan's rate.
  var weakVerdicts: [String] {
    document.cases.flatMap { compared in
      compared.phases
        .filter { $0.verdict.isChange && $0.adjustedPValue > document.plan.falseDiscoveryRate }
        .map { "\(compared.id) \($0.phase.wholeName)" }
    }
  }

  var remarks: [String] {
    let states = [
      document.plan.instrument == .differs
        ? "the instrument differs between the builds, so times are for information and counters of "
          + "equal definition decide" : nil,
      document.plan.isComplete
        ? nil
        : "the comparison did not come to its end: what is not settled is inconclusive, and what has "
          + "fewer than 8 pairs has no row",
    ]
    let voids = document.cases.flatMap { compared in
      compared.phases.compactMap { phase in
        phase.voidReason.map { "\(compared.id) \(phase.phase.wholeName) is not judged: \($0)" }
      }
    }
    return document.warnings.map(\.message) + states.compactMap(\.self) + voids
      + [layoutSpread].compactMap(\.self) + unconfirmed + layoutChanges + uncompared
  }

  var facts: [String] {
    var facts: [String] = []
    if let base = document.base.layoutSeeds, let head = document.head.layoutSeeds {
      facts.append(
        "\(base.count) layouts of the base and \(head.count) of the head, of which each pair draws one"
      )
    }
    guard let code = document.code else { return facts }
    if let modules = code.differingModules {
      facts.append("the machine code differs in \(modules.joined(separator: ", "))")
    } else {
      let besides = code.uncalledSectionCount.map {
        ", but for \($0) \($0 == 1 ? "function" : "functions") or constants that nothing leads to"
      }
      facts.append(
        "identical machine code\(besides ?? ""): a change of time is where it lies, and no regression"
      )
    }
    return facts
  }

  private var layoutChanges: [String] {
    document.cases.flatMap { compared in
      compared.phases.filter { $0.isLayout == true }
        .map {
          "\(compared.id) \($0.phase.wholeName) looked \($0.standing.verdict.rawValue) in both series, "
            + "of identical machine code: it is layout"
        }
    }
  }

  /// The spread of the ratio over layouts, in the series where it is widest; nil where no layout was drawn twice.
  var layoutSpread: String? {
    var widest: (low: Double, high: Double, name: String)?
    for compared in document.cases {
      for phase in compared.phases {
        for (side, medians) in Self.mediansByLayout(phase.standing) where medians.count > 1 {
          guard let low = medians.min(), let high = medians.max() else { continue }
          if let widest, high / low <= widest.high / widest.low { continue }
          widest = (low, high, "\(side), \(compared.id) \(phase.phase.wholeName)")
        }
      }
    }
    return widest.map {
      "by layout of the \($0.name) the ratio reads from \(Self.rounded($0.low)) to \(Self.rounded($0.high))"
    }
  }

  private static func mediansByLayout(
    _ series: PairDocument.Comparison
  ) -> [(side: String, medians: [Double])] {
    let ratios = zip(series.headNanoseconds, series.baseNanoseconds).map { $0 / $1 }
    return [("base", series.baseLayouts), ("head", series.headLayouts)]
      .map { side, layouts in
        let groups = Dictionary(grouping: zip(layouts ?? [], ratios), by: \.0).values
        return (side, groups.filter { $0.count > 1 }.map { $0.map(\.1).median ?? 0 })
      }
  }

  private static func rounded(_ ratio: Double) -> String {
    String((ratio * 1_000).rounded() / 1_000)
  }

  private var unconfirmed: [String] {
    document.cases.flatMap { compared in
      compared.phases.compactMap { phase in
        let found = phase.standing.verdict
        guard phase.verdict == .inconclusive, found.isChange, phase.voidReason == nil
        else { return nil }
        let wasLookedAt = document.plan.isComplete || phase.series.last?.verdict != found
        return "\(compared.id) \(phase.phase.wholeName) looked \(found.rawValue), and fresh pairs "
          + (wasLookedAt ? "did not agree" : "were not taken to the end")
      }
    }
  }

  private var uncompared: [String] {
    var names: [String: Set<String>] = [:]
    for compared in document.cases {
      for (name, reason) in compared.uncomparedCounters { names[reason, default: []].insert(name) }
    }
    return names.sorted { $0.key < $1.key }
      .map { "not compared: \($0.value.sorted().joined(separator: ", ")): \($0.key)" }
  }

  var legend: String {
    let count = document.plan.pairCount
    return
      "Up to \(count) pairs of fresh processes in random order, fewer where the rest could not "
      + "change the verdict. ratio: the median over the pairs of the fastest blocks' mean; "
      + "interval: by the sign test, \(Self.percent(1 - document.plan.alpha)); shows: the smallest "
      + "change that one such series would have shown. A change counts from "
      + "\(Self.percent(document.plan.floor)) on, and once fresh pairs agree; unchanged is within "
      + "\(Self.percent(document.plan.unchangedBand))."
  }

  var sentence: String {
    let phases = document.cases.flatMap(\.phases)
    let verdicts = BuildVerdict.allCases
      .map { verdict in "\(verdict.rawValue) \(phases.count { $0.verdict == verdict })" }
      .joined(separator: ", ")
    return "\(verdicts); \(counterClause)."
  }

  private var counterClause: String {
    let all = document.cases.count
    let worse = document.cases.count(where: \.isWorse)
    if worse > 0 { return "counters or content worse in \(worse) of \(all) cases" }
    if !exactlyChanged.isEmpty {
      return "counters differ in \(exactlyChanged.count) of \(all) cases, none for the worse"
    }
    let compared = document.cases.map(\.comparedCounterCount).total
    guard compared > 0 else { return "no counter was compared" }
    let left = document.cases.reduce(0) { $0 + $1.uncomparedCounters.count }
    return left == 0
      ? "all counters are equal" : "\(compared) counters are equal, \(left) were not compared"
  }

  /// `+512, +12.3%`.
  func difference(_ change: PairDocument.CounterChange) -> String {
    let (difference, overflow) = change.head.subtractingReportingOverflow(change.base)
    let sign = change.head > change.base ? "+" : ""
    let text = overflow ? "out of range" : "\(sign)\(difference)"
    guard change.base != 0 else { return text }
    let share = (Double(change.head) - Double(change.base)) / Double(change.base) * 100
    let rounded = (share * 100).rounded() / 100
    return "\(text), \(sign)\(rounded)%"
  }

  static func percent(_ part: Double) -> String {
    let percent = (part * 1_000).rounded() / 10
    let isWhole = percent == percent.rounded() && percent.magnitude < 1e15
    return isWhole ? "\(Int(percent)) %" : "\(percent) %"
  }

  private static func worst(of compared: PairDocument.Case) -> BuildVerdict? {
    guard !compared.phases.isEmpty else { return nil }
    let verdicts = Set(compared.phases.map(\.verdict))
    let order: [BuildVerdict] = [.regressed, .improved, .inconclusive]
    return order.first(where: verdicts.contains) ?? .unchanged
  }
}
