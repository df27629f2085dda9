// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

extension TerminalReport {
  /// What was run, on which build, against which budget.
  func headerLines() -> [String] {
    let generator = document.generator
    let plan = document.plan
    let build = [
      typography.foreign("\(generator.name) \(generator.version)"), commit,
      typography.foreign(generator.toolchain), "\(generator.buildConfiguration.rawValue) build",
    ]
    let budget = format.nanoseconds(Double(plan.budgetNanoseconds), digits: 4)
    let request = [
      "suite " + typography.foreign(plan.suite),
      typography.foreign(plan.dataset.name) + ", " + rows(plan.dataset.rowCount),
      "\(format.plain(plan.refreshHertz)) Hz, budget \(budget)", appShare,
      "\(plan.pace.rawValue) frames", "\(format.count(plan.rounds)) rounds", "seed \(plan.seed)",
      parts,
    ]
    var lines = joined(build.filter { !$0.isEmpty })
    lines[0] = typography.paint(Span(lines[0], .strong))
    lines +=
      joined(request.filter { !$0.isEmpty }) + machineLines() + floorLines() + judgementLines()
    for sentence in stateSentences { lines += styled(sentence.text, sentence.style) }
    return lines
  }

  /// What makes a run less than it should be, in a sentence each.
  var stateSentences: [Span] {
    var sentences: [Span] = []
    if document.generator.buildConfiguration == .debug {
      let text = "This is a debug build: its counters hold, its times mean nothing."
      sentences.append(Span(text, .bad))
    }
    if !document.plan.isComplete {
      let text =
        document.shards == nil
        ? "The run was interrupted: only the cases that were finished are shown."
        : "The run is not whole\(missingShards): only the cases of the shards that were merged are shown."
      sentences.append(Span(text, .caution))
    }
    if document.lacksSingleSamples {
      let text =
        "There are no samples of single frames and cells in the page: medians and quantiles of times are"
        + " missing. Ratios, rounds, frame figures and counts are there."
      sentences.append(Span(text))
    }
    return sentences
  }

  /// Which shards are missing, in brackets behind what is said of that; empty where it is not told.
  private var missingShards: String {
    let warning = document.warnings.first { $0.code == ResultDocument.Warning.missingShardsCode }
    return warning.map { " (\(typography.foreign($0.message)))" } ?? ""
  }

  /// Which part of a run this is, or how many were joined; empty for a run in one piece.
  var parts: String {
    if let shard = document.plan.shard { return "shard \(shard.index) of \(shard.count)" }
    guard let shards = document.shards else { return "" }
    return "merged from \(format.count(shards.count)) "
      + (shards.count == 1 ? "shard" : "shards")
  }

  /// The machine, and what measuring costs on it.
  private func machineLines() -> [String] {
    let environment = document.environment
    let count = environment.processorCount
    let machine = [
      typography.foreign(environment.operatingSystem),
      "kernel " + typography.foreign(environment.kernel),
      typography.foreign(environment.architecture),
      environment.processorModel.map(typography.foreign),
      "\(count) " + (count == 1 ? "processor" : "processors"),
      environment.memoryBytes.map { format.bytes($0) + " memory" },
      environment.peakResidentBytes.map { "peak memory " + format.bytes($0) },
    ]
    let costs = [
      "clock read \(format.nanoseconds(environment.clockReadNanoseconds))",
      "empty stamp pair \(format.nanoseconds(environment.emptyStampPairNanoseconds))",
      "in each timed frame \(format.nanoseconds(environment.frameOverheadNanoseconds))",
      environment.countedCallNanoseconds.map { "counted call \(format.nanoseconds($0))" },
      "\(typography.foreign(environment.clockName)), step"
        + " \(format.nanoseconds(environment.clockResolutionNanoseconds))",
    ]
    return joined(machine.compactMap(\.self)) + joined(costs.compactMap(\.self))
  }

  /// Wraps a sentence and puts all of its lines in one style.
  func styled(_ text: String, _ style: TextStyle) -> [String] {
    typography.wrapped(text).map { typography.paint(Span($0, style)) }
  }

  /// The part of the refresh period that the application has, where it is not all of it.
  private var appShare: String {
    guard let share = document.plan.appShare, share != 1 else { return "" }
    return "app share " + format.share(share)
  }

  private var commit: String {
    guard let commit = document.generator.gitCommit else { return "" }
    let name = "commit " + typography.foreign(String(commit.prefix(12)))
    return document.generator.gitIsDirty == true ? name + " with changes" : name
  }
}
