// SPDX-License-Identifier: Apache-2.0

extension HistoryEntry {
  /// Takes from a document what a history keeps.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - name: what error messages call it, usually its path.
  ///   - commit: the commit that it is of, in place of the one that it names itself.
  ///   - committedAt: when that commit was made: ISO 8601, in UTC; `nil` where that is not known.
  /// - Throws: ``HistoryError/unfit(document:place:found:remedy:)`` for a document of no commit or
  ///   of changes that are in none, and for names that a line of text cannot hold.
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
        counters: counterNames.map { measured.counters[$0] },
        times: HistoryFigure.Time.allCases.map { $0.value(of: samples).map(Self.rounded) }
      )
    }
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

  /// The commit that a document is of.
  ///
  /// - Throws: ``HistoryError/unfit(document:place:found:remedy:)`` where that cannot be said.
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

  /// Refuses what lines of words cannot hold.
  private static func check(_ document: ResultDocument, name: String) throws(HistoryError) {
    let lines = [
      ("environment.fingerprint", document.environment.fingerprint),
      ("plan.suite", document.plan.suite), ("plan.dataset.name", document.plan.dataset.name),
      ("generator.toolchain", document.generator.toolchain),
    ]
    let remedy = "give a document that `reuse-bench run` wrote"
    for (place, text) in lines where !HistoryText.isLine(text) {
      throw .unfit(document: name, place: place, found: JSONValue.quoted(text), remedy: remedy)
    }
    let words =
      [("plan.dataset.digest", document.plan.dataset.digest)]
      + document.cases.flatMap { [("cases.id", $0.id), ("cases.strategy", $0.strategy)] }
    for (place, text) in words where !HistoryText.isWord(text) {
      throw .unfit(document: name, place: place, found: JSONValue.quoted(text), remedy: remedy)
    }
    for counter in Set(document.cases.flatMap(\.counters.keys)).sorted()
    where !HistoryText.isName(counter) {
      throw .unfit(
        document: name,
        place: "cases.counters",
        found: JSONValue.quoted(counter),
        remedy: "a counter's name is letters and digits"
      )
    }
    guard HistoryText.isTime(document.plan.startedAt) else {
      let found = JSONValue.quoted(document.plan.startedAt)
      throw .unfit(document: name, place: "plan.startedAt", found: found, remedy: remedy)
    }
    var seen: Set<String> = []
    for measured in document.cases where !seen.insert(measured.id).inserted {
      let found = JSONValue.quoted(measured.id)
      throw .unfit(document: name, place: "cases.id", found: "\(found) twice", remedy: remedy)
    }
    guard !document.cases.isEmpty else {
      throw .unfit(document: name, place: "cases", found: "empty", remedy: "measure some cases")
    }
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
