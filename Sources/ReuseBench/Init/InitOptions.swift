// SPDX-License-Identifier: Apache-2.0

/// What `init` was asked for.
struct InitOptions: Sendable, Equatable {
  var folder: String
  var isScreen = false
  /// Where ReuseBench is; nil for the checkout that built the tool.
  var dependency: GuestDependency?
}

extension InitOptions: VerbOptions {
  static let verb = Verb.initialize

  init(operands: [String]) { self.init(folder: operands[0]) }

  func invocation() -> Invocation { .initialize(self) }
}

extension ValueReader<GuestDependency> {
  /// Reads the folder of ReuseBench, or the address of its repository with a version.
  static var dependency: ValueReader {
    ValueReader { text, _ throws(UsageError.ValueFault) in
      guard let dependency = GuestDependency(text) else {
        throw .unreadable(
          found: text,
          expected: "the folder of ReuseBench, or the address of its repository with a version or"
            + " whole commit, such as https://example.org/ReuseBench.git@\(Tool.version)"
        )
      }
      return dependency
    }
    .ofFiles
  }
}
