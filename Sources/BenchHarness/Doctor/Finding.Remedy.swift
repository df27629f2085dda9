// SPDX-License-Identifier: Apache-2.0

extension Finding {
  /// What to type, what to know, or both; nothing of it is ever done by the examination.
  public struct Remedy: Sendable, Equatable {
    /// The exact command, or nil where no command helps.
    public let command: String?
    /// What a command does not say, such as that nothing can be done inside a guest.
    public let advice: String?

    /// Makes a remedy that is a command, perhaps with something to know about it.
    public static func command(_ command: String, advice: String? = nil) -> Remedy {
      Remedy(command: command, advice: advice)
    }

    /// Makes a remedy that is no command.
    public static func advice(_ advice: String) -> Remedy {
      Remedy(command: nil, advice: advice)
    }
  }
}
