// SPDX-License-Identifier: Apache-2.0

extension Verb {
  /// What help and reading know of one verb, its options apart.
  struct Entry: Sendable {
    /// What the verb does, as one line of the general help.
    let summary: String
    /// What it prints, writes and answers by its exit, as the paragraph of its own help.
    let account: String
    /// The words it needs after its name, in order.
    let operands: [Operand]
  }

  /// A word that a verb needs and that is not an option.
  struct Operand: Sendable, Equatable {
    /// How often the word stands on a line.
    enum Presence: Sendable {
      /// Once.
      case once
      /// Once or not at all; only the last operand.
      case optional
      /// Once or more; only the last operand.
      case repeated
    }

    /// The placeholder in the usage line.
    let name: String
    /// What stands there, as one line of help.
    let summary: String
    /// How often it stands there.
    var presence = Presence.once

    /// The placeholder as the usage line writes it.
    var usage: String {
      switch presence {
      case .once: name
      case .optional: "[\(name)]"
      case .repeated: "\(name)..."
      }
    }
  }
}
