// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import SwiftUI
import TestSupport
import Testing

/// A row that opens with an animation, says so once it has, and lets a view come and go.
private struct Opening: View {
  @State private var isOpen = false
  @State private var ends = 0

  var body: some View {
    VStack(alignment: .leading) {
      Button("more") {
        withAnimation(.spring(response: 0.3, dampingFraction: 0.7).delay(0.1)) {
          isOpen.toggle()
        } completion: {
          ends += 1
        }
      }
      if isOpen {
        Text("open")
          .transition(.asymmetric(insertion: .move(edge: .top), removal: .opacity))
      }
      Text("ended \(ends)").contentTransition(.numericText())
    }
    .animation(.easeInOut(duration: 0.2), value: isOpen)
  }
}

/// The same row without a word of animations.
private struct Plain: View {
  @State private var isOpen = false
  @State private var ends = 0

  var body: some View {
    VStack(alignment: .leading) {
      Button("more") {
        isOpen.toggle()
        ends += 1
      }
      if isOpen { Text("open") }
      Text("ended \(ends)")
    }
  }
}

/// Animations end at once: what a change of state leads to is shown with the next frame.
@MainActor @Suite("Hosted animations") struct HostedAnimationTests {
  @Test("a change with an animation is shown with the next frame, and its end is told")
  func endsAtOnce() {
    let table = HostedTable(count: 2) { _ in Opening() }
    table.tap("more", in: 0)
    expectEqual(table.texts(0), ["more", "open", "ended 1"])
    expectEqual(table.texts(1), ["more", "ended 0"])
    table.tap("more", in: 0)
    expectEqual(table.texts(0), ["more", "ended 2"])
  }

  @Test("rows look the same with animations and without, before and after a change")
  func sameLook() throws {
    let moving = HostedTable(count: 1) { _ in Opening() }
    let plain = HostedTable(count: 1) { _ in Plain() }
    for _ in 0..<2 {
      let (first, second) = (try require(moving.cell(0)), try require(plain.cell(0)))
      expectEqual(first.frame, second.frame)
      expectEqual(moving.texts(0), plain.texts(0))
      moving.tap("more", in: 0)
      plain.tap("more", in: 0)
    }
  }

  @Test("what runs in an animation hands back its result, and its error")
  func results() {
    struct Refused: Error {}
    var ended = 0
    expectEqual(withAnimation(nil) { 3 }, 3)
    var number = 1
    Binding(get: { number }, set: { number = $0 }).animation(.snappy).wrappedValue = 2
    expectEqual(number, 2)
    expectEqual(withTransaction(Transaction(animation: .linear)) { "a" }, "a")
    expectEqual(
      withAnimation(.default) {
        4
      } completion: {
        ended += 1
      },
      4
    )
    expectEqual(ended, 1)
    #expect(throws: Refused.self) {
      try withAnimation(.default) {
        throw Refused()
      } completion: {
        ended += 1
      }
    }
    expectEqual(ended, 1, "what failed has no end to be told of")
  }

  @Test("animations are equal where all that is said of them is")
  func equality() {
    let all: [Animation] = [
      .default, .linear, .linear(duration: 0.2), .easeIn, .easeOut, .easeInOut, .spring(),
      .spring(response: 0.4), .spring(dampingFraction: 0.6), .bouncy, .snappy,
      .interpolatingSpring(stiffness: 1, damping: 2), .timingCurve(0, 0, 1, 1),
      .linear.delay(1), .linear.speed(2), .linear.repeatCount(3), .linear.repeatForever(),
      .linear.repeatForever(autoreverses: false),
    ]
    expectEqual(Set(all).count, all.count)
    expectEqual(Animation.spring(duration: 0.5, bounce: 0), .smooth)
    expectEqual(Animation.linear.delay(1).delay(1), .linear.delay(2))
  }
}
