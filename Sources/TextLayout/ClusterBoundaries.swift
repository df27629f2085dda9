// SPDX-License-Identifier: Apache-2.0

/// Finds the cluster boundaries next to offsets of a text, asked in rising order.
///
/// Complexity: O(bytes) for all questions together; between printing ASCII each is O(1).
struct ClusterBoundaries {
  private let text: ScalarBytes
  private var breaker = ClusterBreaker()
  // The scalar at `offset` is the next that the breaker is given.
  private var offset = 0

  /// Stands at the start of a text.
  init(_ text: ScalarBytes) { self.text = text }

  /// The first boundary at or behind an offset, which is not less than any asked for before.
  mutating func first(from asked: Int) -> Int {
    guard asked > 0 else { return 0 }
    guard asked < text.count else { return text.count }
    if asked < offset { return offset }
    if isPrinting(asked - 1), isPrinting(asked) { return asked }
    skip(to: asked)
    while offset < text.count {
      let (scalar, length) = text.scalar(at: offset)
      var next = breaker
      let isBoundary = next.step(over: ScalarProperties(of: scalar))
      if isBoundary && offset >= asked { return offset }
      breaker = next
      offset += length
    }
    return offset
  }

  /// Goes on from the last printing ASCII before an offset, on which nothing before has influence.
  private mutating func skip(to asked: Int) {
    var start = asked - 1
    while start > offset, !isPrinting(start) { start -= 1 }
    guard start > offset, isPrinting(start) else { return }
    offset = start
    breaker = ClusterBreaker()
  }

  private func isPrinting(_ offset: Int) -> Bool { text[offset] &- 0x20 < 0x5F }
}
