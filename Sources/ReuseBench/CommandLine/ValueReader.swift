// SPDX-License-Identifier: Apache-2.0

/// How the text after an option becomes a value.
struct ValueReader<Value>: Sendable {
  /// Reads the text, which is never empty, with the registered names at hand.
  let read: @Sendable (String, KnownNames) throws(UsageError.ValueFault) -> Value
}
