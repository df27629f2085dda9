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

  /// Forgets what was said, so that it is said again.
  static func forget() {
    said.removeAll()
  }
}
