// SPDX-License-Identifier: Apache-2.0

struct HistoryOptions {
  var action: HistoryAction
  var folder: String
  /// The words after the folder: documents of `add`, a case of `show` and perhaps of `export`.
  var words: [String] = []
  /// The commit of the document to add; nil for the one that it names.
  var commit: String?
  /// The figure to show or export; nil for the most telling one, or all.
  var metric: String?
  var output: String?
  /// Part of a fingerprint: only machines that have it count.
  var machine: String?
  var html: String?
  /// The address of a commit up to its name; nil where the line does not say.
  var commitAddress: String?
  var color = ColorChoice.standard
}

extension HistoryOptions: VerbOptions {
  typealias Command = HistoryVerb

  static let verb = Verb.history

  init(operands: [String]) {
    guard let action = HistoryAction(rawValue: operands[0]) else {
      preconditionFailure("the table of verbs makes the first operand of 'history' an action")
    }
    self.init(action: action, folder: operands[1], words: Array(operands.dropFirst(2)))
  }
}

enum HistoryAction: String, CaseIterable, Sendable {
  case add
  case show
  case check
  case export

  var entry: Verb.Entry {
    let folder = Verb.Operand("DIR", "the folder of the history", .file)
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
          Verb.Operand("DOCUMENT", "a result document as 'run' writes it", .file, .repeated),
        ],
        examples: ["history add history out.json", "history add --commit 0123abc history out.json"]
      )
    case .show:
      return Verb.Entry(
        summary: "show one case over the commits, with its change points",
        account: """
          Draws a figure of a case over the commits, marks its change points, and lists commit, \
          date and value.
          """,
        operands: [folder, Verb.Operand("CASE", "a case as 'list' prints it")],
        examples: [
          "history show history scroll.jump/news/mutation/1000",
          "history show history scroll.jump/news/mutation/1000 --metric frameP50",
        ]
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
        examples: ["history check history", "history check history --machine EPYC"]
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
            "CASE",
            "only this case; its columns are called as --metric takes them",
            .nothing,
            .optional
          ),
        ],
        examples: ["history export history", "history export history --output all.csv"]
      )
    }
  }
}
