// SPDX-License-Identifier: Apache-2.0

/// Words at a place of their own, for the floors that are written in C.
final class WordArray {
  /// The words.
  let words: UnsafeMutablePointer<Int64>

  /// Makes so many words of zero.
  init(count: Int) {
    words = .allocate(capacity: count)
    words.initialize(repeating: 0, count: count)
  }

  deinit {
    words.deallocate()
  }
}
