// SPDX-License-Identifier: Apache-2.0

/// A string on the heap, with room for one copy behind it.
final class TextPlace {
  /// The string; behind it is room that holds nothing.
  let text: UnsafeMutablePointer<String>

  /// Makes a string too long to be held without memory of its own.
  init() {
    text = .allocate(capacity: 2)
    text.initialize(to: String(repeating: "a text of its own ", count: 4))
  }

  deinit {
    text.deinitialize(count: 1)
    text.deallocate()
  }
}
