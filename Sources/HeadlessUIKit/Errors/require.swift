// SPDX-License-Identifier: Apache-2.0

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
