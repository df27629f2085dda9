// SPDX-License-Identifier: Apache-2.0

/// What `history` was asked for.
struct HistoryOptions: Sendable, Equatable {
  /// What is to be done with the folder.
  enum Request: Sendable, Equatable {
    /// Put documents in, of the commit that they name or of another.
    case add(documents: [String], commit: String?)
    /// Show a figure of a case; nil stands for its most telling one.
    case show(caseIdentifier: String, metric: String?)
    /// Find change points.
    case check
    /// Write CSV, of all cases or one, to a file or standard output.
    case export(caseIdentifier: String?, metric: String?, output: String?)
  }

  var folder: String
  var request: Request
  /// Part of a fingerprint: only machines that have it count.
  var machine: String?
  /// Path of the page; nil for none.
  var html: String?
  /// What stands before a commit's name in its address; nil where the line does not say.
  var commitAddress: String?
  var color = ColorChoice.standard
}

extension HistoryOptions: VerbOptions {
  static let verb = Verb.history

  init(operands: [String]) {
    guard let action = HistoryAction(rawValue: operands[0]) else {
      preconditionFailure("the table of verbs makes the first operand of 'history' an action")
    }
    let request: Request =
      switch action {
      case .add: .add(documents: Array(operands.dropFirst(2)), commit: nil)
      case .show: .show(caseIdentifier: operands[2], metric: nil)
      case .check: .check
      case .export:
        .export(caseIdentifier: operands.dropFirst(2).first, metric: nil, output: nil)
      }
    self.init(folder: operands[1], request: request)
  }

  func invocation() -> Invocation { .history(self) }

  /// The commit that documents are put under; nil where the request has no place for one.
  var commit: String? {
    get { if case .add(_, let commit) = request { commit } else { nil } }
    set {
      if case .add(let documents, _) = request {
        request = .add(documents: documents, commit: newValue)
      }
    }
  }

  /// The figure that is asked for; nil where the request has no place for one.
  var metric: String? {
    get {
      switch request {
      case .show(_, let metric), .export(_, let metric, _): metric
      case .add, .check: nil
      }
    }
    set {
      switch request {
      case .show(let name, _): request = .show(caseIdentifier: name, metric: newValue)
      case .export(let name, _, let output):
        request = .export(caseIdentifier: name, metric: newValue, output: output)
      case .add, .check: break
      }
    }
  }

  /// Path of what is written; nil where the request has no place for one.
  var output: String? {
    get { if case .export(_, _, let output) = request { output } else { nil } }
    set {
      if case .export(let name, let metric, _) = request {
        request = .export(caseIdentifier: name, metric: metric, output: newValue)
      }
    }
  }
}

/// What `history` is to do: the word after the verb.
enum HistoryAction: String, CaseIterable, Sendable {
  case add
  case show
  case check
  case export

  /// The table of actions.
  var entry: Verb.Entry {
    let folder = Verb.Operand(name: "DIR", summary: "the folder of the history", completion: .file)
    switch self {
    case .add:
      return Verb.Entry(
        summary: "put documents into the history, one file for each commit and machine",
        account: """
          Keeps the counters, least block times and quantiles of result documents as text of at \
          most 200 kB a commit; the documents stay where they are. Files are only ever added: a \
          second document of a commit and machine becomes a second file, the same one nothing. A \
          document of uncommitted changes or of no commit is refused unless --commit names one.
          """,
        operands: [
          folder,
          Verb.Operand(
            name: "DOCUMENT",
            summary: "a result document as 'run' writes it",
            presence: .repeated,
            completion: .file
          ),
        ],
        examples: [
          "history add history out.json", "history add --commit 0123abc history out.json",
        ],
        options: HistoryOptions.self
      )
    case .show:
      return Verb.Entry(
        summary: "show one case over the commits, with its change points",
        account: """
          Draws a figure of a case over the commits, marks its change points, and lists commit, \
          date and value.
          """,
        operands: [folder, Verb.Operand(name: "CASE", summary: "a case as 'list' prints it")],
        examples: [
          "history show history scroll.jump/news/mutation/1000",
          "history show history scroll.jump/news/mutation/1000 --metric frameP50",
        ],
        options: HistoryOptions.self
      )
    case .check:
      return Verb.Entry(
        summary: "find change points, counters first; advises and never fails",
        account: """
          Searches the counters of all commits, then the times of each machine, for places at \
          which they go over to another level, and prints case, figure, commit, both levels and \
          p. It needs 20 commits and finds nothing within 10 of an end. It exits 0 whatever it \
          finds: 'compare', 'pair' and limits are there to fail.
          """,
        operands: [folder],
        examples: ["history check history", "history check history --machine EPYC"],
        options: HistoryOptions.self
      )
    case .export:
      return Verb.Entry(
        summary: "write CSV with the columns time, commit and a figure each, as Otava reads it",
        account: """
          Writes one line for each commit of the machine and definition measured last. Figures \
          that a commit lacks are left out, since Otava takes no empty cells.
          """,
        operands: [
          folder,
          Verb.Operand(
            name: "CASE",
            summary: "only this case; its columns are called as --metric takes them",
            presence: .optional
          ),
        ],
        examples: ["history export history", "history export history --output all.csv"],
        options: HistoryOptions.self
      )
    }
  }
}
