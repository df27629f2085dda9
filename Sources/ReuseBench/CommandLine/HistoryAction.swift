// SPDX-License-Identifier: Apache-2.0

/// What `history` is to do: the word after the verb.
enum HistoryAction: String, CaseIterable, Sendable {
  /// Put documents into a history.
  case add
  /// Show one case over the commits.
  case show
  /// Find change points.
  case check
  /// Write CSV.
  case export

  /// The table of actions.
  var entry: Verb.Entry {
    let folder = Verb.Operand(name: "DIR", summary: "the folder of the history")
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
            presence: .repeated
          ),
        ]
      )
    case .show:
      return Verb.Entry(
        summary: "show one case over the commits, with its change points",
        account: """
          Draws a figure of a case over the commits, marks its change points, and lists commit, \
          date and value.
          """,
        operands: [folder, Verb.Operand(name: "CASE", summary: "a case as 'list' prints it")]
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
        operands: [folder]
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
        ]
      )
    }
  }
}
