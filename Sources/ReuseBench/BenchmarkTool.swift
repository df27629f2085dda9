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
    exit(run(terminal).rawValue)
  }

  private nonisolated static func refuseTooFewFiles() {
    guard let refusal = OpenFiles.refusal() else { return }
    exit(say("\(Tool.program): \(refusal.message)", refusal.exit, Terminal()).rawValue)
  }

  private static func run(_ terminal: Terminal) -> ExitCode {
    ListCatalogue.register(mistakes: MistakeCatalogue.all.map(\.list))
    do {
      return try CommandLineReader.read(Tool.arguments, knowing: names).perform(on: terminal)
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
