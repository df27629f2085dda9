// SPDX-License-Identifier: Apache-2.0

/// Which way a list was scrolled last.
///
/// Only what happens between two layouts counts: an offset that a layout itself moves, to keep rows
/// where they are while heights above them change, is no scrolling.
struct ScrollMovement {
  /// A way along the list.
  enum Heading {
    case up
    case down
  }

  /// The way of the last scrolling; nil before any.
  private(set) var heading: Heading?
  /// Whether the list has been scrolled since the rows ahead were last looked at.
  var isFresh = false
  private var formerOffset: Double?

  /// Reads the offset that a layout begins with.
  mutating func begin(at offset: Double) {
    defer { formerOffset = offset }
    guard let formerOffset, formerOffset != offset else { return }
    heading = offset > formerOffset ? .down : .up
    isFresh = true
  }

  /// Reads the offset that a layout ends with.
  mutating func end(at offset: Double) {
    formerOffset = offset
  }

  /// Takes the next offset for a beginning: the content has moved, not the viewport.
  mutating func contentDidMove() {
    formerOffset = nil
    isFresh = false
  }

  /// Forgets all about it.
  mutating func reset() {
    self = ScrollMovement()
  }
}
