// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite struct DepthTests {
  /// The heights of the views on a stage, back to front.
  private func heights(_ stage: Stage) -> [CGFloat] { stage.frames.map(\.height) }

  private func box(_ height: CGFloat) -> some View { Color.red.frame(width: 5, height: height) }

  @Test("views of a higher index lie in front, others in the order in which they are written")
  func order() {
    let stage = Stage(width: 300) {
      HStack {
        box(1).zIndex(2)
        box(2)
        box(3).zIndex(-1)
        box(4)
        box(5).zIndex(.nan)
        box(6).zIndex(2)
      }
    }
    expectEqual(heights(stage), [3, 2, 4, 5, 1, 6])
  }

  @Test("an index changes the order in its container alone, and no place")
  func container() {
    let stage = Stage(width: 300) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          box(1).zIndex(5)
          box(2)
        }
        box(3).zIndex(1)
        box(4)
      }
    }
    expectEqual(heights(stage), [2, 1, 4, 3])
    let plain = Stage(width: 300) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          box(1)
          box(2)
        }
        box(3)
        box(4)
      }
    }
    let byHeight = stage.frames.sorted { $0.height < $1.height }
    expectEqual(byHeight, plain.frames)
  }

  @Test("another index brings the view to another place in the order, and back")
  func changes() {
    func card(_ index: Double) -> some View {
      ZStack {
        box(1).zIndex(index)
        box(2)
      }
    }
    let stage = Stage(width: 300) { card(0) }
    expectEqual(heights(stage), [1, 2])
    stage.show { card(1) }
    expectEqual(heights(stage), [2, 1])
    stage.show { card(0) }
    expectEqual(heights(stage), [1, 2])
  }

  @Test("the index of a view holds through its modifiers and for each of several views")
  func modifiers() {
    let stage = Stage(width: 300) {
      ZStack {
        box(1).zIndex(1).padding(3)
        Group {
          box(2)
          box(3)
        }
        .zIndex(2)
        box(4)
      }
    }
    expectEqual(heights(stage), [4, 1, 2, 3])
  }
}
