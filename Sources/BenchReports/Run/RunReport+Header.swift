// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension RunReport {
  var header: ReportSection { origin.adding([.sentences(stateSentences)]) }

  /// The header without the states of the run.
  var origin: ReportSection {
    let generator = document.generator
    let plan = document.plan
    let build = [
      "\(generator.name) \(generator.version)", generator.commit, generator.toolchain,
      "\(generator.buildConfiguration.rawValue) build",
    ]
    let budget = format.nanoseconds(Double(plan.budgetNanoseconds), digits: 4)
    let share = plan.appShare.flatMap { $0 == 1 ? nil : "app share " + format.share($0) }
    let request = [
      "suite " + plan.suite, plan.dataset.name + ", " + rows(plan.dataset.rowCount),
      "\(format.plain(plan.refreshHertz)) Hz, budget \(budget)", share,
      "\(plan.pace.rawValue) frames", "\(format.count(plan.rounds)) rounds", "seed \(plan.seed)",
      parts,
    ]
    return ReportSection(
      "",
      [build, request, machine, costs].map { .facts($0.compactMap(\.self)) } + [
        .sentences([floor].compactMap(\.self)), .sentences(judgement, .caution),
      ]
    )
  }

  var stateSentences: [Span] {
    var sentences: [Span] = []
    if document.generator.buildConfiguration == .debug {
      let text = "This is a debug build: its counters hold, its times mean nothing."
      sentences.append(Span(text, .bad))
    }
    if !document.plan.isComplete {
      let warning = document.warnings.first { $0.code == ResultDocument.Warning.missingShardsCode }
      let missing = warning.map { " (\($0.message))" } ?? ""
      let text =
        document.shards == nil
        ? "The run was interrupted: only the cases that were finished are shown."
        : "The run is not whole\(missing): only the cases of the shards that were merged are shown."
      sentences.append(Span(text, .caution))
    }
    if document.lacksSingleSamples {
      sentences.append(
        "There are no samples of single frames and cells in the page: medians and quantiles of times are missing. Ratios, rounds, frame figures and counts are there."
      )
    }
    return sentences
  }

  var parts: String? {
    if let shard = document.plan.shard { return "shard \(shard.index) of \(shard.count)" }
    return document.shards.map { "merged from " + format.counted($0.count, "shard") }
  }

  private var machine: [String?] {
    let environment = document.environment
    return [
      environment.operatingSystem, "kernel " + environment.kernel, environment.architecture,
      environment.processorModel, format.counted(environment.processorCount, "processor"),
      environment.memoryBytes.map { format.bytes($0) + " memory" },
      environment.peakResidentBytes.map { "peak memory " + format.bytes($0) },
    ]
  }

  private var costs: [String?] {
    let environment = document.environment
    return [
      "clock read \(format.nanoseconds(environment.clockReadNanoseconds))",
      "empty stamp pair \(format.nanoseconds(environment.emptyStampPairNanoseconds))",
      "in each timed frame \(format.nanoseconds(environment.frameOverheadNanoseconds))",
      environment.countedCallNanoseconds.map { "counted call \(format.nanoseconds($0))" },
      "\(environment.clockName), step \(format.nanoseconds(environment.clockResolutionNanoseconds))",
    ]
  }

  private var floor: String? {
    guard let floor = document.cases.first(where: { $0.made.role == .floor }) else { return nil }
    let figures = CaseFigures(floor)
    let counts = [("allocations", floor.counters["allocations"]), ("retains", floor.retainCount)]
      .compactMap { name, count in count.map { "\(format.count($0)) \(name)" } }
    let times = [("an empty frame", figures.frame), ("an empty configure", figures.configure)]
      .compactMap { name, samples in samples.map { "\(name) \(floorTime($0))" } }
    let parts = times + counts
    return parts.isEmpty ? nil : "floor: " + parts.joined(separator: ", ")
  }

  /// `41 ns (p99 60)`; a p99 in another unit names it.
  private func floorTime(_ samples: SortedSamples) -> String {
    let tail = samples.quantile(.p99).value
      .map { " (p99 \($0 < 1000 ? "\($0)" : format.nanoseconds($0)))" }
    return format.nanoseconds(samples.nearestRankSample(.p50)) + (tail ?? "")
  }

  var judgement: [String] {
    let slowdown = document.plan.slowdown.map {
      "frames are judged with their work multiplied by \($0), other times are as measured"
    }
    let rate = document.plan.instructionRate.map {
      "frames are modelled at \($0) instructions per ns"
    }
    return [slowdown, rate].compactMap(\.self)
  }

  var footer: [String] {
    ["measured " + document.plan.startedAt, path.map { "written to " + $0 }].compactMap(\.self)
  }

  var notes: [String] {
    guard !groups.isEmpty else { return [] }
    let members = groups.flatMap(\.members)
    let sets = members.flatMap { [$0.figures.configure, $0.figures.frame] }.compactMap(\.self)
    let pair = format.nanoseconds(document.environment.emptyStampPairNanoseconds)
    let isOff = document.cases.contains { !GroupName($0).hasSetterComparison }
    let needed = [Quantile.p50, .p90, .p99]
      .map { "p\($0.partsPerMillion / 10_000) takes \($0.neededCount)" }
    let notes: [(isNeeded: Bool, text: String)] = [
      (members.contains { $0.configure != nil || $0.frame != nil }, ratioNote(members)),
      (
        true,
        "share: of the budget that the median configure takes; over: cells that took more than all"
          + " of it; fit: cells that a frame holds: what one without cells leaves of the budget, over what"
          + " each cell adds to a frame."
      ), (isOff, "setter comparison off: setters invalidate even where the new value is equal."),
      (
        members.contains { $0.figures.configure != nil },
        "bars: how the configure times spread up to the greatest p99, on a logarithmic axis."
      ),
      (
        groups.contains(where: hasMarks),
        "*: under ten empty stamp pairs (\(pair) each), so the clock is a visible part of the time;"
          + " ratios come from batches and are free of it."
      ),
      (
        sets.contains { $0.count < Quantile.p99.neededCount },
        "too few: not enough samples to bound the quantile (\(needed.joined(separator: ", ")))."
      ),
      (
        members.contains { $0.exclusion != nil },
        "control: shows a known mistake; stale: left wrong content on screen."
      ),
    ]
    return notes.filter(\.isNeeded).map(\.text) + [thisImplementationNote].compactMap(\.self)
  }

  private func ratioNote(_ members: [ReportGroup.Member]) -> String {
    let entries = members.flatMap { [$0.configure, $0.frame] }.compactMap(\.self)
      .filter { $0.standing != .baseline }
    let marks = [
      (StrategyVerdict.inconclusive, "\(Self.inconclusiveMark) the rounds do not decide"),
      (.unchanged, "\(Self.unchangedMark) unchanged"),
    ]
    .filter { verdict, _ in entries.contains { $0.verdict == verdict } }.map(\.1)
    let ratio =
      "ratio, interval: time over that of the baseline, the median of the rounds, and what a sign"
      + " test over them leaves open"
    return ([ratio] + marks).joined(separator: "; ") + "."
  }

  var thisImplementationNote: String? {
    guard !ownStrategies.isEmpty else { return nil }
    return "\(typography.dagger): this implementation: a view of this engine fills the cell, and"
      + " Apple's does other work; the article Methodology says which, and whom it would favour."
  }

  var warnings: [Span] {
    // What disturbed frames has a sentence of its own.
    document.warnings.filter { $0.code != "interference" }
      .map { Span("\($0.code): \($0.message)", .warning) } + unavailable.map { Span($0, .faint) }
  }

  var unavailable: [String] {
    var reasons = document.environment.unavailable
    for measured in document.cases { reasons.merge(measured.unavailable) { first, _ in first } }
    let parts = reasons.sorted { $0.key < $1.key }.grouped(by: \.value)
      .map { "\($1.map(\.key).joined(separator: ", ")) (\($0))" }
    return parts.isEmpty ? [] : ["not available: " + parts.joined(separator: ", ")]
  }

  var interference: [String] {
    let passes = document.cases.compactMap { measured in
      measured.interference.map { (measured: measured, interference: $0) }
    }
    let frameCount = passes.map(\.interference.frameCount).total
    guard frameCount > 0 else { return [] }
    let disturbed = passes.map(\.interference.disturbedCount).total
    guard disturbed > 0,
      let worst = passes.max(by: { one, other in
        (one.interference.disturbedCount, one.interference.notRunningNanoseconds)
          < (other.interference.disturbedCount, other.interference.notRunningNanoseconds)
      })
    else {
      return ["None of \(format.count(frameCount)) frames of the processor pass was disturbed."]
    }
    let lost = passes.map(\.interference.notRunningNanoseconds).total
    let place = "\(shortTitle(GroupName(worst.measured))), \(worst.measured.strategy)"
    return [
      "\(format.count(disturbed)) of \(format.count(frameCount)) frames of the processor pass were"
        + " disturbed: for \(format.nanoseconds(lost)) in all the thread did not run; most often in"
        + " \(place) (\(format.count(worst.interference.disturbedCount)) of"
        + " \(format.count(worst.interference.frameCount)))."
    ]
  }
}

extension ResultDocument.Generator {
  var commit: String? {
    gitCommit.map { "commit \($0.prefix(12))" + (gitIsDirty == true ? " with changes" : "") }
  }
}

extension ResultDocument.Case {
  /// Retains of native and of bridged objects; `nil` where either was not counted.
  var retainCount: Int? {
    guard let native = counters["retains"], let bridged = counters["bridgeRetains"] else {
      return nil
    }
    let (sum, overflows) = native.addingReportingOverflow(bridged)
    return overflows ? nil : sum
  }
}
