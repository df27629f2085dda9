// SPDX-License-Identifier: Apache-2.0

/// Walks a text by grapheme clusters and measures them.
struct ClusterCursor<Ruler: AdvanceRuler> {
  /// The offset of the next cluster, always a cluster boundary.
  private(set) var offset: Int

  private let text: ScalarBytes
  private var ruler: Ruler

  /// Stands at a cluster boundary of a text.
  init(_ text: ScalarBytes, _ ruler: Ruler, at offset: Int) {
    self.text = text
    self.ruler = ruler
    self.offset = offset
  }

  /// Moves past the next cluster; nil at the end of the text and before a terminator.
  ///
  /// Complexity: O(bytes of the cluster).
  mutating func next() -> MeasuredCluster? {
    guard offset < text.count else { return nil }
    if let cluster = nextInASCII() { return cluster }
    var (scalar, length) = text.scalar(at: offset)
    var properties = ScalarProperties(of: scalar)
    if properties.isTerminator { return nil }
    var cluster = MeasuredCluster(units: 0, shownUnits: 0, shownEnd: nil)
    var breaker = ClusterBreaker()
    var sequence = EmojiSequence.none
    _ = breaker.step(over: properties)
    repeat {
      cluster.units &+= ruler.advance(of: scalar, at: offset, in: &sequence)
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
  private mutating func nextInASCII() -> MeasuredCluster? {
    let byte = text[offset]
    guard byte &- 0x20 < 0x5F, offset + 1 == text.count || text[offset + 1] < 0x80 else {
      return nil
    }
    let units = ruler.advance(ascii: byte, at: offset)
    offset += 1
    if byte == 0x20 { return MeasuredCluster(units: units, shownUnits: 0, shownEnd: nil) }
    return MeasuredCluster(units: units, shownUnits: units, shownEnd: offset)
  }
}

/// What one grapheme cluster means for a line.
struct MeasuredCluster {
  /// The advance of all of it, in units of the ruler.
  var units: Int
  /// The advance without the white space at its end that hangs at the end of a line.
  var shownUnits: Int
  /// The offset behind its last scalar that does not hang; nil if all of it hangs.
  var shownEnd: Int?
}
