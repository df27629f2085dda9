// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import SwiftUI
import TestSupport
import Testing

/// A row that opens with an animation and lets a view come and go.
private struct Opening: View {
  @State private var isOpen = false
  @State private var ends = 0

  var body: some View {
    VStack(alignment: .leading) {
      Button("more") {
        withAnimation(.spring(response: 0.3, dampingFraction: 0.7).delay(0.1)) {
          isOpen.toggle()
          ends += 1
        }
      }
      if isOpen {
        Text("open")
          .transition(.asymmetric(insertion: .move(edge: .top), removal: .opacity))
      }
      Text("ended \(ends)")
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
  @Test("animated changes are displayed with the next frame, as without animation")
  func atOnce() throws {
    // A change with an animation is shown with the next frame.
    let table = HostedTable(count: 2) { _ in Opening() }
    table.tap("more", in: 0)
    expectEqual(table.texts(0), ["more", "open", "ended 1"])
    expectEqual(table.texts(1), ["more", "ended 0"])
    table.tap("more", in: 0)
    expectEqual(table.texts(0), ["more", "ended 2"])

    // Rows look the same with animations and without, before and after a change.
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
}
