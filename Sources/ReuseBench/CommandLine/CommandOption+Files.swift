// SPDX-License-Identifier: Apache-2.0

import BenchResults

extension CommandOption {
  /// The options of a history.
  static let keeping: [CommandOption] = [
    CommandOption(
      "metric NAME",
      "the figure: a counter by its name, or a time such as configureP50",
      only: [.show, .export]
    )
    .reads(.text, into: [.at(\HistoryOptions.metric)]),
    CommandOption(
      "machine TEXT",
      "only machines with TEXT in their fingerprint",
      only: [.show, .check, .export]
    )
    .reads(.text, into: [.at(\HistoryOptions.machine)]),
    CommandOption(
      "commit HASH",
      "the commit that one document is of, in place of the one that it names",
      only: [.add]
    )
    .reads(.commit, into: [.at(\HistoryOptions.commit)]),
    CommandOption(
      "commits-at URL",
      "where commits are, so that the page links to them: https://github.com/OWNER/NAME/commit",
      only: [.show, .check]
    )
    .reads(.webAddress, into: [.at(\HistoryOptions.commitAddress)]),
  ]

  /// The options that decide whether stored figures got worse.
  static let judging: [CommandOption] = [
    CommandOption(
      "limits FILE",
      "hold counters against a file of limits; one past its limit is a failure"
    )
    .reads(.path, into: [.at(\RunOptions.limits)]),
    CommandOption(
      "update-limits",
      "write what was counted into the file of '--limits', which is made if it is missing"
    )
    .notes(true, in: [.at(\RunOptions.updatesLimits)]),
    CommandOption("exact", "a counter that fell counts as a difference too")
      .notes(true, in: [.at(\VerifyOptions.isExact), .at(\CompareOptions.isExact)]),
    CommandOption(
      "gate-times",
      "let times count, of documents from one machine that each compared itself"
    )
    .notes(true, in: [.at(\CompareOptions.gatesTimes)]),
    CommandOption(
      "tolerance PERCENT",
      "how far times may be apart, as 5 or by quantile as p50=5,p99=20"
    )
    .reads(
      .tolerances,
      into: [.at(\CompareOptions.tolerances)],
      standard: TimeGate.Tolerances.standard.description
    ),
  ]

  /// The options of a new package.
  static let beginning: [CommandOption] = [
    CommandOption("screen", "a view controller with a table, in place of a list of cells")
      .notes(true, in: [.at(\InitOptions.isScreen)]),
    CommandOption("dependency PLACE", "where ReuseBench is: a folder, or URL@VERSION")
      .reads(
        .dependency,
        into: [.at(\InitOptions.dependency, standard: "the checkout that built this tool")]
      ),
  ]

  /// The options of what is written and printed, and in which form.
  static let writing: [CommandOption] = [
    CommandOption(
      "format NAME",
      "the form in which another program reads the document",
      isRequired: true
    )
    .reads(.choice, into: [.at(\ExportOptions.format)]),
    CommandOption(
      "output FILE",
      "where the document, drawing, trace or export goes; the folder of 'profile', and that for drawings of "
        + "what 'verify' finds stale",
      only: [.export]
    )
    .reads(
      .path,
      into: [
        .at(\RunOptions.output, standard: RunOptions.standardOutput),
        .at(\SnapshotOptions.output, standard: "standard output"),
        .at(\TraceOptions.output, standard: "standard output"),
        .at(\ProfileOptions.output, standard: ProfileOptions.standardOutput),
        .at(\PairOptions.output), .at(\VerifyOptions.output),
        .at(\MergeOptions.output, standard: RunOptions.standardOutput),
        .at(\HistoryOptions.output, standard: "standard output"),
        .at(\ExportOptions.output, standard: "standard output"),
        .at(\CompletionsOptions.output, standard: "standard output"),
        .at(\ManualOptions.output, standard: "standard output"),
      ]
    ),
    CommandOption(
      "markdown FILE",
      "also write the whole report as Markdown, as for a comment on a pull request"
    )
    .reads(
      .path,
      into: [
        .at(\RunOptions.markdown), .at(\ListOptions.markdown), .at(\CompareOptions.markdown),
        .at(\AgreeOptions.markdown), .at(\PairOptions.markdown), .at(\MergeOptions.markdown),
        .at(\StoredReportOptions.markdown),
      ]
    ),
    CommandOption(
      "html FILE",
      "also write a page to look at, for a browser, from disk and without a network",
      only: [.show, .check]
    )
    .reads(
      .path,
      into: [
        .at(\RunOptions.html, standard: RunOptions.standardPage), .at(\CompareOptions.html),
        .at(\PairOptions.html), .at(\MergeOptions.html), .at(\StoredReportOptions.html),
        .at(\HistoryOptions.html),
      ]
    ),
    CommandOption(
      "embed-samples",
      "keep the times of single frames and cells in the page, which grows several times as large"
    )
    .notes(
      true,
      in: [
        .at(\RunOptions.embedsSamples), .at(\MergeOptions.embedsSamples),
        .at(\StoredReportOptions.embedsSamples),
      ]
    ),
    CommandOption(
      "pictures FOLDER",
      "also write each chart of the page as an SVG file of its own into a folder"
    )
    .reads(.path, into: [.at(\StoredReportOptions.pictures)]),
    CommandOption("full", "print everything, in place of the answer alone")
      .notes(
        true,
        in: [.at(\RunOptions.isFull), .at(\MergeOptions.isFull), .at(\StoredReportOptions.isFull)]
      ),
    CommandOption("partial", "merge what there is, where shards are missing or were interrupted")
      .notes(true, in: [.at(\MergeOptions.isPartial)]),
    CommandOption("counters", "what is counted and what each counter means, in place of the cases")
      .notes(true, in: [.at(\ListOptions.listsCounters)]),
    CommandOption("json", "JSON in place of lines", group: .form)
      .notes(
        true,
        in: [.at(\ListOptions.isJSON), .at(\AdviseOptions.isJSON), .at(\DoctorOptions.isJSON)]
      ),
    CommandOption("quiet", "no progress and no remarks on standard error")
      .notes(
        true,
        in: [
          .at(\RunOptions.isQuiet), .at(\VerifyOptions.isQuiet), .at(\AdviseOptions.isQuiet),
          .at(\ProfileOptions.isQuiet), .at(\PairOptions.isQuiet), .at(\DoctorOptions.isQuiet),
          .at(\ExportOptions.isQuiet),
        ]
      ),
    CommandOption("color WHEN", "colour in what is printed", only: [.show, .check], group: .form)
      .reads(
        .choice,
        into: [
          .at(\RunOptions.color), .at(\ProfileOptions.color), .at(\CompareOptions.color),
          .at(\AgreeOptions.color), .at(\PairOptions.color), .at(\MergeOptions.color),
          .at(\StoredReportOptions.color), .at(\DoctorOptions.color), .at(\HistoryOptions.color),
        ],
        standard: ColorChoice.standard.rawValue
      ),
  ]

  static let everywhere: [CommandOption] = [
    CommandOption("help", letter: "h", "print help, of the verb if one is named", does: .help),
    CommandOption("version", "print the version", does: .version),
  ]
}
