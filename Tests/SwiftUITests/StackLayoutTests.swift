// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import TestSupport
import Testing

/// Boxes of known sizes, so that every expected place is a sum that can be done by hand.
@MainActor @Suite struct StackLayoutTests {
  /// A box of a size.
  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test("S2-18: rows, columns and layers align their views with default spacing")
  func alignments() {
    // A row puts 8 points between its views and centres them.
    let stage = Stage(width: 100) {
      HStack {
        box(10, 30)
        box(20, 10)
        box(30, 20)
      }
    }
    // 10 + 8 + 20 + 8 + 30 = 76 wide and 30 high.
    expectEqual(stage.frames, [rect(0, 0, 10, 30), rect(18, 10, 20, 10), rect(46, 5, 30, 20)])
    expectEqual(stage.view.frame.height, 30)

    // A column aligns its views at either side.
    let leading = Stage(width: 100) {
      VStack(alignment: .leading, spacing: 4) {
        box(10, 30)
        box(20, 10)
      }
    }
    expectEqual(leading.frames, [rect(0, 0, 10, 30), rect(0, 34, 20, 10)])
    let trailing = Stage(width: 100) {
      VStack(alignment: .trailing) {
        box(10, 30)
        box(20, 10)
      }
    }
    expectEqual(trailing.frames, [rect(10, 0, 10, 30), rect(0, 38, 20, 10)])

    // Layers share their alignment lines.
    let layers = Stage(width: 100) {
      ZStack(alignment: .bottomTrailing) {
        box(40, 20)
        box(10, 30)
      }
    }
    expectEqual(layers.frames, [rect(0, 10, 40, 20), rect(30, 0, 10, 30)])
  }

  @Test("S2-18: a row takes spacing and alignment", arguments: [0, 3, 12.5] as [CGFloat])
  func rowSpacing(spacing: CGFloat) {
    let top = Stage(width: 100) {
      HStack(alignment: .top, spacing: spacing) {
        box(10, 30)
        box(20, 10)
      }
    }
    expectEqual(top.frames, [rect(0, 0, 10, 30), rect(10 + spacing, 0, 20, 10)])
    let bottom = Stage(width: 100) {
      HStack(alignment: .bottom, spacing: spacing) {
        box(10, 30)
        box(20, 10)
      }
    }
    expectEqual(bottom.frames, [rect(0, 0, 10, 30), rect(10 + spacing, 20, 20, 10)])
  }

  @Test("S2-18: spacers and dividers divide a stack")
  func dividedSpace() {
    // A spacer takes what the others leave, and no spacing beside it.
    let stage = Stage(width: 200) {
      HStack {
        box(10, 10)
        Spacer()
        box(20, 10)
        box(30, 10)
      }
    }
    // From the right: 30, 8, 20.
    expectEqual(stage.frames, [rect(0, 0, 10, 10), rect(142, 0, 20, 10), rect(170, 0, 30, 10)])

    // Two spacers share, and keep a least length that is given.
    let shared = Stage(width: 110) {
      HStack(spacing: 0) {
        Spacer()
        box(10, 10)
        Spacer()
      }
    }
    expectEqual(shared.frames, [rect(50, 0, 10, 10)])
    let least = Stage(width: 20) {
      HStack(spacing: 0) {
        box(10, 10)
        Spacer(minLength: 30)
        box(10, 10)
      }
    }
    expectEqual(least.frames, [rect(0, 0, 10, 10), rect(40, 0, 10, 10)])

    divider()
  }

  @Test("S2-18: length is divided by flexibility and priority, and texts align on baselines")
  func divided() {
    // Flexible views divide what is left, the least flexible first.
    let stage = Stage(width: 100, height: 10) {
      HStack(spacing: 0) {
        Color.red
        Color.green.frame(maxWidth: 20)
        Color.blue
      }
    }
    // The middle one can take 0 to 20 and is asked first: a third of 100, of which it takes 20.
    expectEqual(stage.frames, [rect(0, 0, 40, 10), rect(40, 0, 20, 10), rect(60, 0, 40, 10)])

    // A higher layout priority chooses first, with the least of the others set aside.
    let prioritized = Stage(width: 100, height: 10) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 15)
        Color.green.layoutPriority(1)
        Color.blue.frame(width: 5)
      }
    }
    expectEqual(prioritized.frames, [rect(0, 0, 15, 10), rect(15, 0, 80, 10), rect(95, 0, 5, 10)])

    // Texts on one baseline, and a view without text at its bottom.
    let large = UIFont.systemFont(ofSize: 30)
    let small = UIFont.systemFont(ofSize: 10)
    let texts = Stage(width: 300) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("A").font(.system(size: 30))
        Text("b").font(.system(size: 10))
        box(10, 10)
      }
    }
    let baseline = large.ascender
    expect(abs(texts.frames[0].minY) < 0.5)
    expect(abs(texts.frames[1].minY - (baseline - small.ascender)) <= 0.25)
    expect(abs(texts.frames[2].maxY - baseline) <= 0.25)
  }

  /// A divider is one pixel across the axis of its stack.
  private func divider() {
    let row = Stage(width: 100, height: 20) {
      HStack(spacing: 4) {
        box(10, 10)
        Divider()
        box(10, 10)
      }
    }
    expectEqual(row.frames, [rect(0, 5, 10, 10), rect(14, 0, 0.5, 20), rect(18.5, 5, 10, 10)])
    let column = Stage(width: 100) {
      VStack(spacing: 4) {
        box(10, 10)
        Divider()
      }
    }
    expectEqual(column.frames, [rect(45, 0, 10, 10), rect(0, 14, 100, 0.5)])
  }
}
