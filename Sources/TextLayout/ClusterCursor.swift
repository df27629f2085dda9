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
    if let cluster = nextInASCII() { return cluster }
    var (scalar, length) = text.scalar(at: offset)
    var properties = ScalarProperties(of: scalar)
    if properties.isTerminator { return nil }
    var cluster = Cluster(units: 0, shownUnits: 0, shownEnd: nil)
    var breaker = ClusterBreaker()
    var sequence = EmojiSequence.none
    _ = breaker.step(over: properties)
    repeat {
      cluster.units &+= row.advance(of: scalar, in: &sequence)
      offset += length
      if !properties.hangs {
        cluster.shownUnits = cluster.units
        cluster.shownEnd = offset
      }
      guard offset < text.count else { break }
      (scalar, length) = text.scalar(at: offset)
      properties = ScalarProperties(of: scalar)
    } while !breaker.step(over: properties)
    return cluster
  }

  /// One printing character of ASCII, which is a cluster unless a scalar past ASCII follows.
  @inline(__always)
  private mutating func nextInASCII() -> Cluster? {
    let byte = text[offset]
    guard byte &- 0x20 < 0x5F, offset + 1 == text.count || text[offset + 1] < 0x80 else {
      return nil
    }
    offset += 1
    let units = row[ascii: byte]
    if byte == 0x20 { return Cluster(units: units, shownUnits: 0, shownEnd: nil) }
    return Cluster(units: units, shownUnits: units, shownEnd: offset)
  }
}
