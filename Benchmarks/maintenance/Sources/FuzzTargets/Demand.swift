// SPDX-License-Identifier: Apache-2.0

/// Ends the process with a sentence where something is not as it must be.
func demand(_ isTrue: Bool, _ sentence: @autoclosure () -> String) {
  guard !isTrue else { return }
  fatalError(sentence())
}
