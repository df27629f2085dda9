// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the engine has to say about values it cannot use, each thing once in a process.
@MainActor enum EngineRemarks {
  /// Where remarks go: to standard error.
  static var write: (String) -> Void = { sentence in
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }

  private static var said: Set<String> = []

  /// Says a sentence unless something was said about the same matter.
  static func say(once matter: String, _ sentence: @autoclosure () -> String) {
    guard said.insert(matter).inserted else { return }
    write(sentence())
  }

  /// Says a sentence from whichever thread, unless something was said about the same matter.
  nonisolated static func sayAnywhere(once matter: String, _ sentence: String) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { say(once: matter, sentence) }
    } else {
      Task { @MainActor in say(once: matter, sentence) }
    }
  }

  static func forget() { said.removeAll() }
}

/// Stops the program with a sentence unless a condition holds.
///
/// For mistakes of the app that stop UIKit too. Unlike `precondition` it says its sentence in release
/// builds as well.
@inline(__always)
func require(_ condition: Bool, _ sentence: @autoclosure () -> String) {
  guard condition else { stop(sentence()) }
}

/// Stops the program with a sentence that says what the app has to change.
@inline(never)
func stop(_ sentence: String) -> Never {
  fatalError(sentence)
}
