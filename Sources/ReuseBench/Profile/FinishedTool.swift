// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchResults
import Foundation

/// A program of the system that was run to its end, with what it said.
struct FinishedTool {
  /// What it wrote to standard output.
  let output: [UInt8]
  /// What it wrote to standard error.
  let talk: String
  /// Whether it did what it was asked.
  let isSuccess: Bool

  /// How long a tool may take to say its version, in seconds.
  static let versionLimitSeconds = 10.0
  /// How long a tool may take to read what another one recorded, in seconds.
  static let readingLimitSeconds = 600.0

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - path: where it is.
  ///   - arguments: the words after its name.
  ///   - input: the path of what stands on its standard input.
  ///   - limitSeconds: how long it may take.
  /// - Throws: ``ToolFailure`` if it cannot be started or does not end in time, or a signal arrived
  ///   meanwhile.
  init(
    _ path: String,
    _ arguments: [String],
    input: String = "/dev/null",
    limitSeconds: Double
  ) throws(ToolFailure) {
    let said: FinishedProgram
    do throws(ChildProcess.StartFault) {
      said = try FinishedProgram(
        path,
        arguments,
        input: input,
        talk: .captured,
        limitSeconds: limitSeconds
      )
    } catch {
      throw ToolFailure(exit: .toolMissing, message: "\(path) cannot be started: \(error.reason)")
    }
    guard said.ending != nil else {
      let words = "'\(path) \(arguments.first ?? "")'"
      if let exit = InterruptSignal.exit {
        throw ToolFailure(exit: exit, message: "a signal ended the wait for \(words)")
      }
      throw ToolFailure(
        exit: .toolMissing,
        message:
          "\(words) did not end within \(limitSeconds.formatted()) s and was ended; type it by"
          + " hand to see what it waits for"
      )
    }
    output = said.output
    talk = String(decoding: said.talk, as: UTF8.self)
    isSuccess = said.isSuccess
  }

  /// The last words on standard error that are any, as one line.
  static func lastWords(of talk: String) -> String {
    let lines = talk.split(whereSeparator: \.isNewline).suffix(3)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    return lines.isEmpty ? "it said nothing" : lines.joined(separator: " ")
  }
}

/// Makes names of Swift functions readable, by the toolchain's own `swift demangle`.
struct Demangler {
  private let swift: String

  /// Finds the toolchain.
  ///
  /// - Throws: ``ToolFailure`` if it is missing.
  init() throws(ToolFailure) {
    guard let path = ToolOnPath.path(of: "swift") else {
      throw ToolFailure(
        exit: .toolMissing,
        message:
          "there is no 'swift' on PATH, which makes the names of functions readable; put the "
          + "toolchain's folder on PATH, or install it from https://swift.org/install"
      )
    }
    swift = path
  }

  /// Returns stacks with readable names.
  ///
  /// - Throws: ``ToolFailure`` if the tool fails.
  func readable(_ stacks: [FoldedStack]) throws(ToolFailure) -> [FoldedStack] {
    let mangled = Set(stacks.flatMap(\.frames)).filter(Self.isMangled).sorted()
    guard !mangled.isEmpty else { return stacks }
    let workplace = try ToolWorkplace()
    try workplace.write(mangled.joined(separator: "\n") + "\n", as: "names")
    let tool = try FinishedTool(
      swift,
      ["demangle", "--simplified"],
      input: workplace.file("names"),
      limitSeconds: FinishedTool.readingLimitSeconds
    )
    let names = String(decoding: tool.output, as: UTF8.self).split(separator: "\n").map(String.init)
    guard tool.isSuccess, names.count == mangled.count else {
      throw ToolFailure(
        exit: .toolMissing,
        message: "'swift demangle' failed: \(FinishedTool.lastWords(of: tool.talk)); check the "
          + "toolchain at \(swift)"
      )
    }
    let readable = Dictionary(uniqueKeysWithValues: zip(mangled, names.map(Self.plain)))
    return stacks.map { stack in
      FoldedStack(stack.frames.map { readable[$0] ?? $0 }, weight: stack.weight)
    }
  }

  /// The name of a function, whether the optimiser made a variant of it or not: who reads a profile
  /// looks for the function, and other builds may have no such variant.
  private static func plain(_ name: String) -> String {
    let variant = "specialized "
    var name = name[...]
    while name.hasPrefix(variant) { name = name.dropFirst(variant.count) }
    return String(name)
  }

  /// Whether a symbol is one of Swift's, which begin with a dollar sign since Swift 4.
  private static func isMangled(_ name: String) -> Bool {
    name.hasPrefix("$s") || name.hasPrefix("$S") || name.hasPrefix("_$s")
  }
}

/// The program that runs now, to be started again below a tool.
enum OwnProgram {
  /// Its path.
  ///
  /// - Throws: ``ToolFailure`` if it is gone, as a new build takes it.
  static func path() throws(ToolFailure) -> String {
    let link = "/proc/self/exe"
    do {
      let path = try FileManager.default.destinationOfSymbolicLink(atPath: link)
      if access(path, X_OK) == 0 { return path }
      throw ToolFailure(
        exit: .inputMissing,
        message: "\(path) is gone, perhaps replaced by a new build; start the command again"
      )
    } catch let failure as ToolFailure {
      throw failure
    } catch {
      throw ToolFailure(
        exit: .inputMissing,
        message: "\(link) cannot be read: \(error.localizedDescription); mount /proc"
      )
    }
  }
}
