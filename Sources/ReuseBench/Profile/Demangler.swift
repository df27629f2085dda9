// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchResults
import Foundation

/// Demangles the names of Swift functions by `swift demangle`.
struct Demangler {
  private let swift: String

  init() throws(ToolFailure) {
    guard let path = Executable.find("swift")?.path else {
      throw ExitCode.toolMissing.failure(
        "there is no 'swift' on PATH, which makes the names of functions readable; put the "
          + "toolchain's folder on PATH, or install it from https://swift.org/install"
      )
    }
    swift = path
  }

  func readable(_ stacks: [FoldedStack]) throws(ToolFailure) -> [FoldedStack] {
    let mangled = Set(stacks.flatMap(\.frames)).filter(Self.isMangled).sorted()
    guard !mangled.isEmpty else { return stacks }
    let workplace = try ToolWorkplace()
    try workplace.write(mangled.joined(separator: "\n") + "\n", as: "names")
    let tool = try ProcessResult.ofTool(
      swift,
      ["demangle", "--simplified"],
      input: workplace.file("names"),
      limitSeconds: ProcessResult.readingLimitSeconds
    )
    let names = tool.text.split(separator: "\n").map(String.init)
    guard tool.isSuccess, names.count == mangled.count else {
      throw ExitCode.toolMissing.failure(
        "'swift demangle' failed: \(tool.lastWords); check the toolchain at \(swift)"
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
