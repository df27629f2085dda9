// SPDX-License-Identifier: Apache-2.0

extension Verb {
  var entry: Entry {
    switch self {
    case .run:
      Entry(
        summary: "measure the selected cases and rank the strategies",
        account: """
          Scrolls each selected case, times dequeue and configure against the frame budget, and \
          prints which strategy is cheaper and where two cross. The samples go into a result \
          document.
          """,
        examples: ["run --suite smoke", "run --cell card --rows 100,1000"]
      )
    case .list:
      Entry(
        summary: "print the selected cases, measure nothing",
        account: """
          Prints one case identifier a line. The same options select cases for every verb. With \
          --counters it prints what is counted of a case, one counter a line.
          """,
        examples: ["list --suite full", "list --filter steady/card --json"]
      )
    case .verify:
      Entry(
        summary: "run the selected cases untimed and check what they leave on screen",
        account: """
          Runs each selected case without a clock and checks content digests and counters. A rise \
          or another digest exits \(ExitCode.countersDiffer.rawValue).
          """,
        examples: ["verify", "verify --scaling --cell card"]
      )
    case .advise:
      Entry(
        summary: "say which well-known mistakes the counts of lists show",
        account: """
          Flings each selected list, and has rows of screens change, without a clock: what is made, held \
          and asked again in fills is counted, and told with the name of its mistake. Advice is no \
          failure: with remarks and without it exits \(ExitCode.success.rawValue). A list that cannot \
          be played exits \(ExitCode.countersDiffer.rawValue).
          """,
        examples: ["advise", "advise --cell card --rows 10_000 --json"]
      )
    case .snapshot:
      Entry(
        summary: "draw one frame of a case as SVG",
        account: "Runs a case untimed up to a frame and draws what the screen would show there.",
        operands: [Operand("CASE", "a case identifier as 'list' prints it")],
        examples: [
          "snapshot scroll.steady/news/mutation/1000",
          "snapshot scroll.jump/card/mutation/1000 --frame 3 --output jump.svg",
        ]
      )
    case .trace:
      Entry(
        summary: "write a round of a case as trace events, for Perfetto and speedscope",
        account: """
          Plays one round of a case and writes its frames, phases, cells and reuse pools, and the \
          simulated display on a clock of its own, as trace-event JSON.
          """,
        operands: [Operand("CASE", "a case identifier as 'list' prints it")],
        examples: [
          "trace scroll.steady/news/mutation/1000",
          "trace scroll.jump/card/mutation/1000 --output jump.json",
        ]
      )
    case .profile:
      Entry(
        summary: "show where the time of a case goes: flame graph, phases, functions",
        account: """
          Has perf sample the measured frames of a case, or Callgrind or DHAT count them, and \
          writes a flame graph, folded stacks and what the tool recorded into a folder. Prints what \
          each phase and function took, and what grew against another profile.
          """,
        operands: [Operand("CASE", "a case identifier as 'list' prints it")],
        examples: [
          "profile scroll.steady/card/mutation/1000 --event callgrind",
          "profile scroll.steady/card/mutation/1000 --strategy mutation,configuration-diffing",
        ]
      )
    case .compare:
      Entry(
        summary: "compare two result documents: counters decide, times advise",
        account: """
          Compares the counters of two result documents exactly; a rise exits \
          \(ExitCode.countersDiffer.rawValue). Times of different sessions are shown and do not \
          decide, unless --gate-times lets them: then one past its tolerance exits \
          \(ExitCode.regression.rawValue).
          """,
        operands: [
          Operand("BASE.json", "the result document to compare against", .file),
          Operand("HEAD.json", "the result document in question", .file),
        ],
        examples: ["compare base.json head.json", "compare --gate-times base.json head.json"]
      )
    case .agree:
      Entry(
        summary: "say how far our ranking holds in a document that a device wrote",
        account: """
          Makes every ratio anew from the stored rounds of both documents, and prints Kendall's tau, \
          the pairs of strategies whose order is turned round, and where strategies change \
          places, side by side. A pair that both decide, in opposite ways, exits \
          \(ExitCode.countersDiffer.rawValue).
          """,
        operands: [
          Operand("DEVICE.json", "the result document of the device kit", .file),
          Operand("OURS.json", "a result document of the same cases, of 'run'", .file),
        ],
        examples: [
          "agree device-result.json ours.json",
          "agree device-result.json ours.json --markdown agreement.md",
        ]
      )
    case .pair:
      Entry(
        summary: "compare two builds by taking turns in fresh processes",
        account: """
          Starts both builds as drivers, pair after pair in random order, and gives a verdict for \
          each case. A confirmed regression exits \(ExitCode.regression.rawValue).
          """,
        examples: [
          "pair --base old/reuse-bench --head new/reuse-bench",
          "pair --base old/reuse-bench --head new/reuse-bench --cell card --deep --output pair.json",
        ]
      )
    case .merge:
      Entry(
        summary: "join the shards of one run into one document",
        account: """
          Joins what 'run --shard I/N' wrote into the document that one run would have written, and \
          prints its report. Documents that do not belong together exit \
          \(ExitCode.sessionVoid.rawValue) with the reason.
          """,
        operands: [
          Operand(
            "SHARD.json",
            "the result documents of the shards, in any order",
            .file,
            .repeated
          )
        ],
        examples: [
          "merge part-1.json part-2.json --output whole.json",
          "merge --partial part-*.json",
        ]
      )
    case .report:
      Entry(
        summary: "print a stored document again",
        account: """
          Prints what 'run', 'merge' or 'pair' printed of a document: of a run the answer, or with \
          --full all of it; of a pair always all. Measures nothing and judges nothing anew, so it exits \(ExitCode.success.rawValue) \
          whatever the document says.
          """,
        operands: [.storedDocument],
        examples: ["report .reuse-bench/latest.json", "report --full .reuse-bench/latest.json"]
      )
    case .export:
      Entry(
        summary: "write a stored document as another program reads it",
        account: """
          Writes the times of a document as CSV, its report as Markdown, or its figures for \
          github-action-benchmark, Bencher (bmf) or benchstat (gobench), with each quantile under a \
          name of its own. What has no place there is named on standard error.
          """,
        operands: [.storedDocument],
        examples: [
          "export .reuse-bench/latest.json --format csv --output samples.csv",
          "export .reuse-bench/latest.json --format bmf --filter scroll.steady/card",
        ]
      )
    case .history:
      Entry(
        summary: "keep the figures of each commit in a folder, and find where they changed",
        account: """
          Keeps counters and times of each commit and machine as small text files, shows a case \
          over the commits, finds change points and exports CSV. Stored times advise only.
          """,
        operands: [.choice("ACTION", of: HistoryAction.allCases.map(\.rawValue))],
        examples: ["history add history out.json", "history check history"]
      )
    case .driver:
      Entry(
        summary: "measure on request of another process, over standard input and output",
        account: "Serves the protocol by which one build measures another; 'pair' starts it.",
        examples: ["driver", "driver --protocol 1 --suite smoke"]
      )
    case .doctor:
      Entry(
        summary: "say what on this machine makes figures untrue, and what to type",
        account: """
          Looks at processors, limits, load, clocks, memory, heat and tools, each with its evidence \
          and the command that mends it, and compares the suite with itself for the smallest \
          change that can be seen now. Changes nothing.
          """,
        examples: ["doctor", "doctor --no-comparison --json"]
      )
    case .initialize:
      Entry(
        summary: "write a package that measures a list of your own",
        account: """
          Writes a package that builds and runs at once: a list with two ways to fill its cells, or \
          a whole screen, for you to put your own in their place, and a workflow that compares each \
          pull request. A folder that is not empty exits \(ExitCode.outputNotCreatable.rawValue).
          """,
        operands: [Operand("FOLDER", "the folder of the package, which is new or empty", .file)],
        examples: [
          "init ../inbox",
          "init ../settings --screen --dependency https://example.org/ReuseBench.git@0.1.0",
        ]
      )
    case .completions:
      Entry(
        summary: "write the completions of a shell, for verbs, options and names",
        account: """
          Writes a script by which a shell completes verbs, options, what may stand behind them and \
          files. It is made from the tables that this program reads lines by, so write it anew with \
          each release.
          """,
        operands: [.choice("SHELL", of: Shell.allCases.map(\.rawValue))],
        examples: [
          "completions bash --output ~/.local/share/bash-completion/completions/reuse-bench",
          "completions fish --output ~/.config/fish/completions/reuse-bench.fish",
        ]
      )
    case .manual:
      Entry(
        summary: "write the manual page, for 'man'",
        account: """
          Writes a page with all verbs, options and exits in the form that 'man' shows, made from the \
          tables that this program reads lines by.
          """,
        examples: ["manual", "manual --output ~/.local/share/man/man1/reuse-bench.1"]
      )
    case .help:
      Entry(
        summary: "explain a verb, or a word of the report",
        account: """
          Prints what --help prints, of a verb or in general, or says in a line what a word of the \
          report means; '\(HelpOptions.listing)' lists those.
          """,
        operands: [
          Operand(
            "WORD",
            "a verb, a word of the report, or '\(HelpOptions.listing)'",
            .words(HelpOptions.topics),
            .anyNumber
          )
        ],
        examples: ["help pair", "help setter comparison"]
      )
    }
  }
}

extension Verb.Operand {
  fileprivate static let storedDocument = Verb.Operand(
    "FILE",
    "a result document, or one that 'pair' wrote",
    .file
  )
}
