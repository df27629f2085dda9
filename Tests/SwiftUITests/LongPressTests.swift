// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import SwiftUI
import TestSupport
import Testing

/// Counts what is done.
@MainActor private final class Tally {
  var presses = 0
  var taps = 0
}

@MainActor @Suite struct LongPressTests {
  /// Holds a finger on the first label of a row, and lifts it.
  private func hold(_ table: HostedTable, seconds: Double, moving: CGFloat = 0) throws {
    let label = try require(table.find(UILabel.self, in: 0))
    let place = label.convert(CGPoint(x: 2, y: 2), to: table.window)
    let touch = try require(table.window.beginTouch(at: place))
    if moving > 0 {
      table.window.moveTouch(touch, to: CGPoint(x: place.x + moving, y: place.y))
    }
    table.window.letTouchTimePass(seconds: seconds)
    table.window.endTouch(touch)
    table.render()
  }

  @Test("a finger that stays does it once, and the row is not selected")
  func presses() throws {
    let tally = Tally()
    let table = HostedTable(count: 1) { _ in
      Text("some words").onLongPressGesture { tally.presses += 1 }
    }
    try hold(table, seconds: 0.4)
    expect(tally.presses == 0 && table.selected == [0])
    try hold(table, seconds: 0.6)
    expect(tally.presses == 1 && table.selected == [0])
  }

  @Test("how long a finger stays and how far it moves are as they are given")
  func figures() throws {
    let tally = Tally()
    let table = HostedTable(count: 1) { _ in
      Text("some words")
        .onLongPressGesture(minimumDuration: 1, maximumDistance: 3) { tally.presses += 1 }
    }
    try hold(table, seconds: 0.8)
    try hold(table, seconds: 1.2, moving: 5)
    expectEqual(tally.presses, 0)
    try hold(table, seconds: 1.2, moving: 2)
    expectEqual(tally.presses, 1)
  }

  @Test("a view answers to taps and to long presses, each to its own")
  func taps() throws {
    let tally = Tally()
    let table = HostedTable(count: 1) { _ in
      Text("some words")
        .onTapGesture { tally.taps += 1 }
        .onLongPressGesture { tally.presses += 1 }
    }
    try hold(table, seconds: 0.1)
    expect(tally.taps == 1 && tally.presses == 0)
    try hold(table, seconds: 0.7)
    expect(tally.taps == 1 && tally.presses == 1)
  }

  @Test("a disabled view does not answer to long presses")
  func disabled() throws {
    let tally = Tally()
    let table = HostedTable(count: 1) { _ in
      Text("some words").onLongPressGesture { tally.presses += 1 }.disabled(true)
    }
    try hold(table, seconds: 0.7)
    expectEqual(tally.presses, 0)
  }
}
