// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
@_exported public import BenchLists
import BenchMistakes
import BenchResults
import BenchRunner
import Foundation

/// The command line: reads it, does what the verb says and ends the process.
@MainActor public enum BenchmarkTool {
  static var names: KnownNames {
    KnownNames(
      suites: Suite.all.map(\.name),
      cells: CellDesign.all.map(\.name),
      strategies: CaseStrategy.known.map(\.rawValue),
      datasets: DatasetChoice.builtInNames
    )
  }

  /// Measures lists of a program's own: runs the tool with the arguments of the process, and ends the
  /// process.
  ///
  /// To be called at the top of a main file. In Swift 5 mode that belongs to no actor, so neither does
  /// this; off the main thread it stops.
  ///
  /// - Parameter lists: what there is to measure; it stands in place of the suite's own lists.
  public nonisolated static func main(
    @BenchmarkBuilder _ lists: @MainActor () -> [BenchmarkEntry]
  ) -> Never {
    refuseTooFewFiles()
    MainActor.assumeIsolated { run(lists().map(\.list)) }
  }

  /// Runs the tool over lists of a program's own.
  private static func run(_ definitions: [any ListDefinition]) -> Never {
    do throws(RegistrationError) {
      try ListCatalogue.check(definitions, reserved: Set(Verb.allCases.map(\.rawValue)))
    } catch {
      exit(say("\(Tool.program): \(error)", .usage, Terminal()).rawValue)
    }
    ListCatalogue.register(definitions)
    switch MainQueueWork.open() {
    case .value(let work): ListCatalogue.queuedWork = work
    case .unavailable(let reason):
      let sentence = "work that cells queue on the main actor is not run: \(reason)"
      say("\(Tool.program): \(sentence)", .success, Terminal())
    }
    main()
  }

  /// Measures the suite's lists: runs the tool with the arguments of the process, and ends the process.
  public static func main() -> Never {
    refuseTooFewFiles()
    HashSeed.fix()
    Terminal.reserveClosedStreams()
    Terminal.ignoreBrokenPipes()
    Terminal.ignoreFileLimits()
    let terminal = Terminal()
    guard !CommandLine.arguments.isEmpty else {
      let sentence = "reuse-bench: the command line cannot be read: mount /proc"
      exit(say(sentence, .inputMissing, terminal).rawValue)
    }
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(run(arguments, terminal).rawValue)
  }

  /// Ends the process where it may not open as many files as it needs.
  private nonisolated static func refuseTooFewFiles() {
    guard let refusal = OpenFiles.refusal() else { return }
    exit(say("\(Tool.program): \(refusal.message)", refusal.exit, Terminal()).rawValue)
  }

  /// Runs the tool and returns how it ends.
  static func run(_ arguments: [String], _ terminal: Terminal) -> ExitCode {
    ListCatalogue.register(mistakes: MistakeCatalogue.all.map(\.list))
    do {
      return try perform(try CommandLineReader.read(arguments, knowing: names), arguments, terminal)
    } catch let error as UsageError {
      return say(error.message(program: Tool.program), .usage, terminal)
    } catch let failure as ToolFailure {
      return say("\(Tool.program): \(failure.message)", failure.exit, terminal)
    } catch let fault as Terminal.Fault {
      // Without a message whoever read the output has gone: there is nobody to tell.
      guard let message = fault.message else { return fault.exitCode }
      return say("\(Tool.program): \(message)", fault.exitCode, terminal)
    } catch {
      return say("\(Tool.program): \(error)", .internalFault, terminal)
    }
  }

  private static func perform(
    _ invocation: Invocation,
    _ arguments: [String],
    _ terminal: Terminal
  ) throws -> ExitCode {
    switch invocation {
    case .run(let options):
      return try RunVerb(options: options, arguments: arguments, terminal: terminal).perform()
    case .list(let options): return try ListVerb(options: options, terminal: terminal).perform()
    case .verify(let options):
      return try VerifyVerb(options: options, terminal: terminal).perform()
    case .advise(let options):
      return try AdviseVerb(options: options, terminal: terminal).perform()
    case .snapshot(let options):
      return try SnapshotVerb(options: options, terminal: terminal).perform()
    case .trace(let options):
      return try TraceVerb(options: options, terminal: terminal).perform()
    case .profile(let options):
      return try ProfileVerb(options: options, terminal: terminal).perform()
    case .compare(let options):
      return try CompareVerb(options: options, terminal: terminal).perform()
    case .agree(let options):
      return try AgreeVerb(options: options, terminal: terminal).perform()
    case .pair(let options):
      return try PairVerb(options: options, arguments: arguments, terminal: terminal).perform()
    case .history(let options):
      return try HistoryVerb(options: options, terminal: terminal).perform()
    case .merge(let options):
      return try MergeVerb(options: options, terminal: terminal).perform()
    case .driver(let options):
      return try DriverVerb(options: options, terminal: terminal).perform()
    case .doctor(let options):
      return try DoctorVerb(options: options, terminal: terminal).perform()
    case .initialize(let options):
      return try InitVerb(options: options, terminal: terminal).perform()
    case .report(let options):
      return try ReportVerb(options: options, terminal: terminal).perform()
    case .export(let options):
      return try ExportVerb(options: options, terminal: terminal).perform()
    case .completions(let options):
      return try CompletionsVerb(options: options, names: names, terminal: terminal).perform()
    case .manual(let options):
      return try ManualVerb(options: options, names: names, terminal: terminal).perform()
    case .help(let verb): return try write(help(terminal).text(for: verb), terminal)
    case .actionHelp(let action): return try write(help(terminal).text(for: action), terminal)
    case .meaning(let word): return try write(help(terminal).text(for: word), terminal)
    case .words: return try write(help(terminal).words, terminal)
    case .version: return try write("reuse-bench \(Tool.version)\n", terminal)
    }
  }

  private static func help(_ terminal: Terminal) -> Help {
    var shown = names
    // There are many mistakes, and `list --suite mistakes` prints them.
    shown.cells = CellDesign.standard.map(\.name)
    return Help(program: Tool.program, names: shown, width: terminal.width)
  }

  private static func write(_ text: String, _ terminal: Terminal) throws -> ExitCode {
    try terminal.write(text)
    return .success
  }

  @discardableResult
  private nonisolated static func say(
    _ message: String,
    _ exit: ExitCode,
    _ terminal: Terminal
  ) -> ExitCode {
    do {
      // Names of files and what stands in them are part of many messages.
      try terminal.write(PrintableText.of(message, keepsLines: true) + "\n", to: .error)
    } catch {
      // Standard error is closed: the exit code alone has to say it.
      return exit
    }
    return exit
  }
}
