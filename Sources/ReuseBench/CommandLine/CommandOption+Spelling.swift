// SPDX-License-Identifier: Apache-2.0

extension CommandOption {
  private static let bySpelling: [String: CommandOption] = {
    var options: [String: CommandOption] = [:]
    for option in table {
      options[option.spelling] = option
      if let letter = option.letter { options["-\(letter)"] = option }
    }
    return options
  }()

  /// The option with this long or one-letter name, dashes included.
  static func spelled(_ spelling: String) -> CommandOption? {
    bySpelling[spelling]
  }
}
