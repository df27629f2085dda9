// SPDX-License-Identifier: Apache-2.0

extension CommandOption.Effect {
  /// Reads a value and keeps it in a place.
  static func reading<Value>(
    _ reader: ValueReader<Value>,
    into place: any WritableKeyPath<OptionValues, Value?> & Sendable
  ) -> CommandOption.Effect {
    .read { text, names, values throws(UsageError.ValueFault) in
      values[keyPath: place] = try reader.read(text, names)
    }
  }

  /// Notes a constant in a place.
  static func noting<Value: Sendable>(
    _ value: Value,
    into place: any WritableKeyPath<OptionValues, Value?> & Sendable
  ) -> CommandOption.Effect {
    .note { $0[keyPath: place] = value }
  }

  /// Notes that a flag was given.
  static func flag(_ place: any WritableKeyPath<OptionValues, Bool> & Sendable)
    -> CommandOption.Effect
  {
    .note { $0[keyPath: place] = true }
  }

  /// Does what the option does, with the text that was given with it.
  ///
  /// - Throws: the fault in the value, or in there being one or none.
  func apply(
    _ text: String?,
    of option: CommandOption,
    knowing names: KnownNames,
    to values: inout OptionValues
  ) throws(UsageError.ValueFault) {
    switch self {
    case .help, .version, .note:
      if let text { throw .unexpected(found: text) }
      if case .note(let note) = self { note(&values) }
    case .read(let read):
      guard let text, !text.isEmpty else {
        throw .missing(placeholder: option.placeholder ?? "")
      }
      try read(text, names, &values)
    }
  }
}
