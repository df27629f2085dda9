// SPDX-License-Identifier: Apache-2.0

/// What a scanner asks for the advances of a text, in whole units of the ruler's own.
///
/// Offsets are those of the scalar's first byte; a ruler with one font has no use for them.
protocol AdvanceRuler {
  mutating func advance(ascii byte: UInt8, at offset: Int) -> Int

  /// The advance of the scalar at an offset behind `sequence`, which moves past it.
  mutating func advance(of scalar: UInt32, at offset: Int, in sequence: inout EmojiSequence) -> Int

  /// The advance of an ellipsis that is set as the scalar at an offset.
  mutating func ellipsis(at offset: Int) -> Int

  func points(_ units: Int) -> Double

  /// The greatest count of units whose width in points is at most `width`.
  ///
  /// NaN and infinity set no limit (`Int.max`); zero and less leave no room (0).
  func units(within width: Double) -> Int
}

/// The ruler of a text in one font: its units are those of the font.
struct FontRuler: AdvanceRuler {
  private let row: AdvanceRow
  private let font: TextFont

  @inline(__always)
  init(_ font: TextFont) {
    self.font = font
    row = AdvanceRow(font.weight)
  }

  @inline(__always)
  func advance(ascii byte: UInt8, at offset: Int) -> Int { row[ascii: byte] }

  @inline(__always)
  func advance(of scalar: UInt32, at offset: Int, in sequence: inout EmojiSequence) -> Int {
    row.advance(of: scalar, in: &sequence)
  }

  func ellipsis(at offset: Int) -> Int { row.ellipsis }

  func points(_ units: Int) -> Double { font.points(units) }

  func units(within width: Double) -> Int { font.units(within: width) }
}

/// The ruler of a text in several fonts: its units are 2⁻²⁴ points, so that sums stay exact.
///
/// A border between runs that lies within a grapheme cluster is not seen: `StyledText` moves it.
/// The widest line of 2⁶³ units is 5 · 10¹¹ points: a million scalars in the largest font.
struct RunRuler: AdvanceRuler {
  /// A stretch of the text that is measured alike.
  struct Run {
    /// The offset behind its last byte.
    var end: Int
    /// The advances of its weight, in font units.
    let row: AdvanceRow
    /// Units of the ruler to a font unit.
    let scale: Double
    /// What is added to each advance that is not zero; the sum is not less than zero.
    let kern: Int

    /// A run in a font, with a kern in points.
    init(end: Int, font: TextFont, kern: Double) {
      self.end = end
      row = AdvanceRow(font.weight)
      scale = font.points(1) * RunRuler.unitsPerPoint
      self.kern = Int((kern * RunRuler.unitsPerPoint).rounded())
    }

    /// A font's advance in units of the ruler.
    @inline(__always)
    func units(_ advance: Int) -> Int {
      guard advance > 0 else { return 0 }
      return max(0, Int(Double(advance) * scale + 0.5) &+ kern)
    }
  }

  private static let unitsPerPoint = 16_777_216.0

  private let runs: UnsafeBufferPointer<Run>
  private var number = 0
  private var start = 0
  private var end: Int

  /// The ruler of runs that follow one another, at least one; it must not outlive the buffer.
  init(_ runs: UnsafeBufferPointer<Run>) {
    self.runs = runs
    end = runs.first?.end ?? 0
  }

  @inline(__always)
  mutating func advance(ascii byte: UInt8, at offset: Int) -> Int {
    let run = run(at: offset)
    return run.units(run.row[ascii: byte])
  }

  @inline(__always)
  mutating func advance(
    of scalar: UInt32,
    at offset: Int,
    in sequence: inout EmojiSequence
  ) -> Int {
    let run = run(at: offset)
    return run.units(run.row.advance(of: scalar, in: &sequence))
  }

  mutating func ellipsis(at offset: Int) -> Int {
    let run = run(at: offset)
    return run.units(run.row.ellipsis)
  }

  func points(_ units: Int) -> Double { Double(units) / RunRuler.unitsPerPoint }

  func units(within width: Double) -> Int {
    guard width < .infinity else { return .max }
    guard width > 0 else { return 0 }
    let units = width * RunRuler.unitsPerPoint
    return units < 9e18 ? Int(units) : .max
  }

  @inline(__always)
  private mutating func run(at offset: Int) -> Run {
    if offset < start || offset >= end { seek(offset) }
    return runs[number]
  }

  /// Moves to the run of an offset: mostly the next one, else by bisection.
  private mutating func seek(_ offset: Int) {
    var low = 0
    var high = runs.count - 1
    if offset >= end, number + 1 <= high {
      low = number + 1
      if offset < runs[low].end { high = low }
    }
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    number = low
    start = low > 0 ? runs[low - 1].end : 0
    end = low == runs.count - 1 ? .max : runs[low].end
  }
}
