// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Remarks about unusable values, each once in a process.
@MainActor enum EngineRemarks {
  /// The writer of remarks: standard error.
  static var write: (String) -> Void = { sentence in
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }

  private static var said: Set<String> = []

  /// Writes a sentence once for each matter.
  static func say(once matter: String, _ sentence: @autoclosure () -> String) {
    guard said.insert(matter).inserted else { return }
    write(sentence())
  }

  /// Writes a sentence from any thread, once for each matter.
  nonisolated static func sayAnywhere(once matter: String, _ sentence: String) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { say(once: matter, sentence) }
    } else {
      Task { @MainActor in say(once: matter, sentence) }
    }
  }

  static func forget() { said.removeAll() }
}

/// Stops the program unless a condition holds, for errors that stop UIKit too; `precondition` has
/// no message in release builds.
@inline(__always)
func require(_ condition: Bool, _ sentence: @autoclosure () -> String) {
  guard condition else { stop(sentence()) }
}

/// Stops the program with a sentence about the needed change.
@inline(never)
func stop(_ sentence: String) -> Never {
  fatalError(sentence)
}
