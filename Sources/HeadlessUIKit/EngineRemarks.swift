// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Remarks about unusable values, each once in a process.
@MainActor enum EngineRemarks {
  static var write: (String) -> Void = { sentence in
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }

  private static var said: Set<String> = []

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

/// Stops the program unless a condition holds, with a message in release builds too.
@inline(__always) func require(_ condition: Bool, _ sentence: @autoclosure () -> String) {
  guard condition else { stop(sentence()) }
}

@inline(never) func stop(_ sentence: String) -> Never { fatalError(sentence) }
