// SPDX-License-Identifier: Apache-2.0

extension CommandOption {
  /// What a history keeps and shows.
  static let keeping: [CommandOption] = [
    CommandOption(
      "metric",
      "NAME",
      "the figure: a counter by its name, or a time such as configureP50",
      reads: .text,
      into: [.at(\HistoryOptions.metric)],
      only: [.show, .export]
    ),
    CommandOption(
      "machine",
      "TEXT",
      "only machines with TEXT in their fingerprint",
      reads: .text,
      into: [.at(\HistoryOptions.machine)],
      only: [.show, .check, .export]
    ),
    CommandOption(
      "commit",
      "HASH",
      "the commit that one document is of, in place of the one that it names",
      reads: .commit,
      into: [.at(\HistoryOptions.commit)],
      only: [.add]
    ),
    CommandOption(
      "commits-at",
      "URL",
      "where commits are, so that the page links to them: https://github.com/OWNER/NAME/commit",
      reads: .webAddress,
      into: [.at(\HistoryOptions.commitAddress)],
      only: [.show, .check]
    ),
  ]

  /// What is written where, and in which form.
  static let writing: [CommandOption] = [
    CommandOption(
      "format",
      "NAME",
      "the form in which another program reads the document",
      reads: .choice,
      into: [.at(\ExportOptions.format)],
      isRequired: true
    ),
    CommandOption(
      "output",
      "FILE",
      "where the document, drawing, trace or export goes; the folder of 'profile', and that for drawings of "
        + "what 'verify' finds stale",
      reads: .path,
      into: [
        .at(\RunOptions.output, standard: RunOptions.standardOutput),
        .at(\SnapshotOptions.output, standard: "standard output"),
        .at(\TraceOptions.output, standard: "standard output"),
        .at(\ProfileOptions.output, standard: ProfileOptions.standardOutput),
        .at(\PairOptions.output),
        .at(\VerifyOptions.output),
        .at(\MergeOptions.output, standard: RunOptions.standardOutput),
        .at(\HistoryOptions.output, standard: "standard output"),
        .at(\ExportOptions.output, standard: "standard output"),
        .at(\CompletionsOptions.output, standard: "standard output"),
        .at(\ManualOptions.output, standard: "standard output"),
      ],
      only: [.export]
    ),
    CommandOption(
      "markdown",
      "FILE",
      "also write the whole report as Markdown, as for a comment on a pull request",
      reads: .path,
      into: [
        .at(\RunOptions.markdown), .at(\ListOptions.markdown), .at(\CompareOptions.markdown),
        .at(\AgreeOptions.markdown),
        .at(\PairOptions.markdown), .at(\MergeOptions.markdown),
        .at(\StoredReportOptions.markdown),
      ]
    ),
    CommandOption(
      "html",
      "FILE",
      "also write a page to look at, for a browser, from disk and without a network",
      reads: .path,
      into: [
        .at(\RunOptions.html, standard: RunOptions.standardPage), .at(\CompareOptions.html),
        .at(\PairOptions.html), .at(\MergeOptions.html), .at(\StoredReportOptions.html),
        .at(\HistoryOptions.html),
      ],
      only: [.show, .check]
    ),
    CommandOption(
      "embed-samples",
      "keep the times of single frames and cells in the page, which grows several times as large",
      sets: [
        .at(\RunOptions.embedsSamples), .at(\MergeOptions.embedsSamples),
        .at(\StoredReportOptions.embedsSamples),
      ]
    ),
    CommandOption(
      "pictures",
      "FOLDER",
      "also write each chart of the page as an SVG file of its own into a folder",
      reads: .path,
      into: [.at(\StoredReportOptions.pictures)]
    ),
    CommandOption(
      "full",
      "print everything, in place of the answer alone",
      sets: [.at(\RunOptions.isFull), .at(\MergeOptions.isFull), .at(\StoredReportOptions.isFull)]
    ),
    CommandOption(
      "partial",
      "merge what there is, where shards are missing or were interrupted",
      sets: [.at(\MergeOptions.isPartial)]
    ),
    CommandOption(
      "counters",
      "what is counted and what each counter means, in place of the cases",
      sets: [.at(\ListOptions.listsCounters)]
    ),
    CommandOption(
      "json",
      "JSON in place of lines",
      sets: [.at(\ListOptions.isJSON), .at(\AdviseOptions.isJSON), .at(\DoctorOptions.isJSON)],
      group: .form
    ),
    CommandOption(
      "quiet",
      "no progress and no remarks on standard error",
      sets: [
        .at(\RunOptions.isQuiet), .at(\VerifyOptions.isQuiet), .at(\AdviseOptions.isQuiet),
        .at(\ProfileOptions.isQuiet),
        .at(\PairOptions.isQuiet), .at(\DoctorOptions.isQuiet), .at(\ExportOptions.isQuiet),
      ]
    ),
    CommandOption(
      "color",
      "WHEN",
      "colour in what is printed",
      reads: .choice,
      into: [
        .at(\RunOptions.color), .at(\ProfileOptions.color), .at(\CompareOptions.color),
        .at(\AgreeOptions.color), .at(\PairOptions.color), .at(\MergeOptions.color),
        .at(\StoredReportOptions.color), .at(\DoctorOptions.color), .at(\HistoryOptions.color),
      ],
      standard: ColorChoice.standard.rawValue,
      only: [.show, .check],
      group: .form
    ),
  ]

  /// What every verb takes.
  static let everywhere: [CommandOption] = [
    CommandOption(
      "help",
      letter: "h",
      "print help, of the verb if one is named",
      verbs: Set(Verb.allCases),
      effect: .help
    ),
    CommandOption("version", "print the version", verbs: Set(Verb.allCases), effect: .version),
  ]
}
