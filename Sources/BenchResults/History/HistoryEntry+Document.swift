// SPDX-License-Identifier: Apache-2.0

extension HistoryEntry {
  /// Takes from a document what a history keeps; `commit`, where given, replaces the one that it names itself.
  ///
  /// - Throws: ``HistoryError/unfit(document:place:found:remedy:)`` for a document of no commit or of changes that are
  ///   in none, for one that was interrupted, and for names that a line of text cannot hold.
  public init(
    _ document: ResultDocument,
    name: String,
    commit: String? = nil,
    committedAt: String? = nil
  ) throws(HistoryError) {
    let commit = try Self.commit(of: document, name: name, named: commit)
    try Self.check(document, name: name)
    let counterNames = Set(document.cases.flatMap(\.counters.keys)).sorted()
    let cases = document.cases.map { measured in
      let samples = HistorySamples(measured.samples, rounds: document.plan.rounds)
      return Case(
        id: measured.id,
        strategy: measured.strategy,
        workload: Workload(of: measured, in: document.plan.dataset),
        counters: counterNames.map { measured.counters[$0] },
        times: HistoryFigure.Time.allCases.map { $0.value(of: samples).map(Self.rounded) }
      )
    }
    try Self.check(cases, name: name)
    self.init(
      commit: commit,
      committedAt: committedAt,
      measuredAt: document.plan.startedAt,
      machine: document.environment.fingerprint,
      definition: HistoryDefinition(document),
      counterNames: counterNames,
      timeNames: HistoryFigure.Time.allCases,
      cases: cases.sorted { ($0.group, $0.strategy) < ($1.group, $1.strategy) }
    )
  }

  private static func commit(
    of document: ResultDocument,
    name: String,
    named: String?
  ) throws(HistoryError) -> String {
    if let named { return named }
    let generator = document.generator
    func unfit(_ place: String, _ found: String, _ remedy: String) -> HistoryError {
      .unfit(document: name, place: "generator.\(place)", found: found, remedy: remedy)
    }
    let other = "or say whose figures these are with --commit HASH"
    guard let commit = generator.gitCommit else {
      throw unfit("gitCommit", "absent", "measure inside the repository, \(other)")
    }
    guard HistoryText.isCommit(commit) else {
      throw unfit("gitCommit", JSONValue.quoted(commit), "a commit is 7 to 64 hexadecimal digits")
    }
    switch generator.gitIsDirty {
    case false: return commit
    case true:
      throw unfit("gitIsDirty", "true", "commit the changes and measure again, \(other)")
    case nil, .some:
      throw unfit("gitIsDirty", "absent", "measure where git can tell, \(other)")
    }
  }

  /// Refuses what is no whole run, and what lines of words cannot hold.
  private static func check(_ document: ResultDocument, name: String) throws(HistoryError) {
    let remedy = "give a document that `reuse-bench run` wrote"
    func unfit(_ place: String, _ found: String, _ remedy: String = remedy) -> HistoryError {
      .unfit(document: name, place: place, found: found, remedy: remedy)
    }
    for (place, text) in lines(of: document) where !HistoryText.isLine(text) {
      throw unfit(place, JSONValue.quoted(text))
    }
    for (place, text) in words(of: document) where !HistoryText.isWord(text) {
      throw unfit(place, JSONValue.quoted(text))
    }
    for counter in Set(document.cases.flatMap(\.counters.keys)).sorted()
    where !HistoryText.isName(counter) {
      let remedy = "a counter's name is letters and digits"
      throw unfit("cases.counters", JSONValue.quoted(counter), remedy)
    }
    guard HistoryText.isTime(document.plan.startedAt) else {
      throw unfit("plan.startedAt", JSONValue.quoted(document.plan.startedAt))
    }
    var seen: Set<String> = []
    for measured in document.cases where !seen.insert(measured.id).inserted {
      throw unfit("cases.id", "\(JSONValue.quoted(measured.id)) twice")
    }
    guard !document.cases.isEmpty else { throw unfit("cases", "empty", "measure some cases") }
    guard document.plan.isComplete else {
      let remedy = "the run did not come to its end, so measure again"
      throw unfit("plan.isComplete", "false", remedy)
    }
    // A history would miss their times for good.
    guard !document.lacksSingleSamples else {
      let remedy =
        "a history keeps times that need the samples of single frames and cells, so give the"
        + " JSON document, or a page that was written with --embed-samples"
      throw unfit("warnings", ResultDocument.Warning.samplesLeftOutCode, remedy)
    }
  }

  /// Refuses times that are none: a history writes them as digits, and a median of such is no figure.
  private static func check(_ cases: [Case], name: String) throws(HistoryError) {
    for measured in cases {
      for (time, value) in zip(HistoryFigure.Time.allCases, measured.times) {
        guard let value, !(0...longestTime).contains(value) else { continue }
        throw .unfit(
          document: name,
          place: "cases.samples",
          found: "\(value) ns as \(time.rawValue) of \(JSONValue.quoted(measured.id))",
          remedy: "a time is from 0 to \(Int(longestTime)) ns, so measure again"
        )
      }
    }
  }

  /// The longest time of a figure, in nanoseconds: eleven days, up to which digits are exact.
  static var longestTime: Double { 999_999_999_999_999 }

  /// What stands on a line of its own, with its place.
  private static func lines(of document: ResultDocument) -> [(place: String, text: String)] {
    [
      ("environment.fingerprint", document.environment.fingerprint),
      ("environment.architecture", document.environment.architecture),
      ("plan.suite", document.plan.suite), ("plan.dataset.name", document.plan.dataset.name),
      ("generator.toolchain", document.generator.toolchain),
      ("generator.flags", HistoryDefinition(document).flags),
    ] + document.cases.flatMap { ($0.sources ?? [:]).values.map { ("cases.sources", $0) } }
  }

  /// What is one word of a line, with its place.
  private static func words(of document: ResultDocument) -> [(place: String, text: String)] {
    let digests = (document.plan.dataset.digests ?? [:]).values
    var words = [(place: "plan.dataset.digest", text: document.plan.dataset.digest)]
    words += digests.map { ("plan.dataset.digests", $0) }
    for measured in document.cases {
      words += [("cases.id", measured.id), ("cases.strategy", measured.strategy)]
      if let scenario = measured.scenarioDigest { words.append(("cases.scenarioDigest", scenario)) }
    }
    return words
  }

  /// A time as it is written: to a tenth of a nanosecond, from a microsecond on to a whole one.
  private static func rounded(_ nanoseconds: Double) -> Double {
    nanoseconds < 1_000 ? (nanoseconds * 10).rounded() / 10 : nanoseconds.rounded()
  }
}

extension HistoryEntry.Case {
  /// The name with a star in place of the strategy: the group that the case is written in.
  var group: String {
    var parts = id.split(separator: "/", omittingEmptySubsequences: false)
    guard let index = parts.lastIndex(where: { $0 == strategy }) else { return id }
    parts[index] = "*"
    return parts.joined(separator: "/")
  }
}
