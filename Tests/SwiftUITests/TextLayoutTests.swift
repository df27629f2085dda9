// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import TestSupport
import Testing

@MainActor @Suite struct TextLayoutTests {
  private let long = "The quick brown fox jumps over the lazy dog and runs away"

  @Test("S2-18: texts have the size of labels and share a row")
  func sizes() throws {
    // A text is as large as the same text in a label of the same width.
    for width in [60, 100, 240, 1000] as [CGFloat] {
      let stage = Stage(width: width) { Text(long) }
      expectEqual(stage.frames, [CGRect(origin: .zero, size: labelSize(long, width: width))])
      let label = try require(stage.labels.first)
      expect(label.numberOfLines == 0 && label.text == long)
    }

    // In a row a text wraps in what its neighbours leave.
    let stage = Stage(width: 160) {
      HStack {
        Color.red.frame(width: 20, height: 20)
        Text(long)
        Spacer()
      }
    }
    // 160 less the box, the space and the least length of the spacer: 160 - 20 - 8 - 8.
    let expected = labelSize(long, width: 124)
    expectEqual(stage.frames[1].size, expected)
    expectEqual(stage.frames[1].origin, CGPoint(x: 28, y: 0))
    expectEqual(stage.frames[0].midY, (expected.height / 2).onHalf)

    // Two texts side by side share the width, the shorter one first.
    let short = "Short"
    let width = labelSize(short).width
    let shared = Stage(width: 200) {
      HStack(spacing: 0) {
        Text(long)
        Text(short)
      }
    }
    expectEqual(shared.frames[1].width, width)
    expectEqual(shared.frames[0].size, labelSize(long, width: 200 - width))
  }

  @Test("S2-18: line limits, heights and modes cut texts")
  func limits() {
    // A line limit flows down and cuts.
    let stage = Stage(width: 100) {
      VStack(alignment: .leading, spacing: 0) {
        Text(long)
        Text(long).lineLimit(1)
      }
      .lineLimit(2)
    }
    let line = UIFont.preferredFont(forTextStyle: .body).lineHeight
    expectEqual(stage.labels.map(\.numberOfLines), [2, 1])
    expect(abs(stage.frames[0].height - 2 * line) <= 0.5)
    expect(abs(stage.frames[1].height - line) <= 0.5)

    // A text shows only the lines that its height holds, and all again with more room.
    let bodyLine = UIFont.preferredFont(forTextStyle: .body).lineHeight
    let cut = Stage(width: 100, height: 2 * bodyLine + 1) { Text(long) }
    expectEqual(cut.labels.map(\.numberOfLines), [2])
    expect(cut.frames[0].height <= 2 * bodyLine + 1)
    cut.lay(width: 100)
    expectEqual(cut.labels.map(\.numberOfLines), [0])
    expectEqual(cut.frames[0].size, labelSize(long, width: 100))

    // The modes of truncation and alignment reach the label.
    let modes = Stage(width: 100) {
      VStack {
        Text("a").truncationMode(.head).multilineTextAlignment(.center)
        Text("b").truncationMode(.middle).multilineTextAlignment(.trailing)
        Text("c")
      }
    }
    expectEqual(
      modes.labels.map(\.lineBreakMode),
      [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail]
    )
    expectEqual(modes.labels.map(\.textAlignment), [.center, .right, .natural])
  }

  @Test("S2-18: a text without width or content displays nothing")
  func nothing() {
    // A text that is offered no width is a line high and shows nothing.
    let stage = Stage(width: 50) { Text(long).frame(width: 0) }
    expectEqual(stage.frames[0].width, 0)
    expect(stage.frames[0].height <= 21)

    // An empty text takes no room.
    let empty = Stage(width: 50) { Text("") }
    expectEqual(empty.view.frame.height, 0)
  }
}

extension CGFloat {
  /// The nearest half point.
  fileprivate var onHalf: CGFloat { (self * 2).rounded() / 2 }
}
