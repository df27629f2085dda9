// SPDX-License-Identifier: Apache-2.0

/// Walks a text by grapheme clusters and measures them.
struct ClusterCursor {
  /// The offset of the next cluster, always a cluster boundary.
  private(set) var offset: Int

  private let text: ScalarBytes
  private let row: AdvanceRow

  /// Stands at a cluster boundary of a text.
  init(_ text: ScalarBytes, _ row: AdvanceRow, at offset: Int) {
    self.text = text
    self.row = row
    self.offset = offset
  }

  /// Moves past the next cluster; nil at the end of the text and before a terminator.
  ///
  /// Complexity: O(bytes of the cluster).
  mutating func next() -> Cluster? {
    guard offset < text.count else { return nil }
    var (scalar, length) = text.scalar(at: offset)
    var properties = ScalarProperties(of: scalar)
    if properties.isTerminator { return nil }
    var cluster = Cluster(units: 0, hangs: properties.hangs)
    var breaker = ClusterBreaker()
    var sequence = EmojiSequence.none
    _ = breaker.step(over: properties)
    while true {
      cluster.units &+= row.advance(of: scalar, in: &sequence)
      offset += length
      guard offset < text.count else { return cluster }
      (scalar, length) = text.scalar(at: offset)
      properties = ScalarProperties(of: scalar)
      if breaker.step(over: properties) { return cluster }
      cluster.hangs = false
    }
  }
}
