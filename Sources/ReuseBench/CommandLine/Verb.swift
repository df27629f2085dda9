// SPDX-License-Identifier: Apache-2.0

/// What a command asks for: the first word of the line that is not an option.
enum Verb: String, CaseIterable, Sendable {
  case run
  case list
  case verify
  case snapshot
  case compare
  case pair
  case driver

  /// The verb of a line that names none.
  static let whenNoneIsNamed = Verb.run
}
