// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite struct ModifierLayoutTests {
  @Test("S2-18: padding, background order and offset place a view")
  func placed() {
    padding()

    // The order of padding and background is the order of their rooms.
    let outside = Stage(width: 100, height: 50) {
      Color.red.padding(10).background(Color.blue)
    }
    expectEqual(outside.frames, [rect(0, 0, 100, 50), rect(10, 10, 80, 30)])
    let inside = Stage(width: 100, height: 50) {
      Color.red.background(Color.blue).padding(10)
    }
    expectEqual(inside.frames, [rect(10, 10, 80, 30), rect(10, 10, 80, 30)])

    // An offset moves what is seen and nothing else.
    let stage = Stage(width: 100) {
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10).offset(x: 3, y: -4)
        Color.blue.frame(width: 10, height: 10)
      }
    }
    expectEqual(stage.frames, [rect(3, -4, 10, 10), rect(10, 0, 10, 10)])
  }

  /// Padding in all its forms.
  private func padding() {
    let all = Stage(width: 100, height: 80) { Color.red.padding() }
    expectEqual(all.frames, [rect(16, 16, 68, 48)])
    let length = Stage(width: 100, height: 80) { Color.red.padding(5) }
    expectEqual(length.frames, [rect(5, 5, 90, 70)])
    let edges = Stage(width: 100, height: 80) { Color.red.padding([.leading, .top], 7) }
    expectEqual(edges.frames, [rect(7, 7, 93, 73)])
    let sides = Stage(width: 100, height: 80) { Color.red.padding(.horizontal) }
    expectEqual(sides.frames, [rect(16, 0, 68, 80)])
    let insets = Stage(width: 100, height: 80) {
      Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    expectEqual(insets.frames, [rect(2, 1, 94, 76)])
  }

  @Test("S2-18: frames and fixed sizes decide on the proposal and the alignment")
  func framed() {
    // A frame places its view by each alignment.
    let places: [(Alignment, CGFloat, CGFloat)] = [
      (.topLeading, 0, 0), (.top, 45, 0), (.topTrailing, 90, 0),
      (.leading, 0, 20), (.center, 45, 20), (.trailing, 90, 20),
      (.bottomLeading, 0, 40), (.bottom, 45, 40), (.bottomTrailing, 90, 40),
    ]
    for (alignment, x, y) in places {
      let stage = Stage(width: 100, height: 50) {
        Color.red.frame(width: 10, height: 10)
          .frame(width: 100, height: 50, alignment: alignment)
      }
      expectEqual(stage.frames, [rect(x, y, 10, 10)], "\(alignment)")
    }

    // A flexible frame takes what it is offered within its bounds.
    let whole = Stage(width: 200) {
      Text("a").frame(maxWidth: .infinity, alignment: .trailing)
    }
    let text = labelSize("a")
    expectEqual(whole.frames, [CGRect(origin: CGPoint(x: 200 - text.width, y: 0), size: text)])
    let bounded = Stage(width: 200, height: 100) {
      Color.red.frame(minWidth: 20, maxWidth: 150, minHeight: 10, maxHeight: 30)
    }
    expectEqual(bounded.frames, [rect(0, 35, 150, 30)])
    let least = Stage(width: 200) {
      Color.red.frame(width: 5, height: 5).frame(minWidth: 40, minHeight: 20)
    }
    expectEqual(least.frames, [rect(17.5, 7.5, 5, 5)])
    expectEqual(least.view.frame.height, 20)

    // An ideal length counts where none is offered.
    let stage = Stage(width: 200) {
      Color.red.frame(idealWidth: 60, maxWidth: .infinity, idealHeight: 33, maxHeight: .infinity)
        .fixedSize()
    }
    expectEqual(stage.frames, [rect(0, 0, 60, 33)])

    fixedSize()
  }

  /// A fixed size ignores what is offered.
  private func fixedSize() {
    let text = "Several words that do not fit"
    let stage = Stage(width: 40) { Text(text).fixedSize() }
    expectEqual(stage.frames[0].size, labelSize(text))
    let wrapped = Stage(width: 40) { Text(text).fixedSize(horizontal: false, vertical: true) }
    expectEqual(wrapped.frames[0].size, labelSize(text, width: 40))
  }

  @Test("S2-18: images have their own size, aspect or the size of the font")
  func images() throws {
    // An aspect is offered, to fit or to fill.
    let fit = Stage(width: 100, height: 100) { Color.red.aspectRatio(2, contentMode: .fit) }
    expectEqual(fit.frames, [rect(0, 25, 100, 50)])
    let fill = Stage(width: 100, height: 100) { Color.red.aspectRatio(2, contentMode: .fill) }
    expectEqual(fill.frames, [rect(0, 0, 200, 100)])
    let image = UIImage(pixelBuffer: PixelBuffer(width: 30, height: 10, pixels: Array(0..<300)))
    let picture = Stage(width: 60, height: 60) {
      Image(uiImage: image).resizable().scaledToFit()
    }
    expectEqual(picture.frames, [rect(0, 20, 60, 20)])

    // An image has its own size unless it is resizable.
    let pixels = UIImage(pixelBuffer: PixelBuffer(width: 30, height: 10, pixels: Array(0..<300)))
    let own = Stage(width: 100, height: 40) { Image(uiImage: pixels) }
    expectEqual(own.frames, [rect(0, 15, 30, 10)])
    let stretched = Stage(width: 100, height: 40) { Image(uiImage: pixels).resizable() }
    expectEqual(stretched.frames, [rect(0, 0, 100, 40)])

    // A symbol follows the font around it as symbols of the other framework do.
    let stage = Stage(width: 100) {
      VStack(spacing: 0) {
        Image(systemName: "star")
        Image(systemName: "star").font(.system(size: 34))
        Image(systemName: "no such symbol")
      }
    }
    let body = try require(UIImage(systemName: "star")).size
    expectEqual(stage.frames.map(\.size), [body, CGSize(width: 56, height: 56), .zero])
  }

  @Test("S2-18: backgrounds, layers, shapes and groups apply to the whole view")
  func layered() throws {
    // What lies behind or in front has no say in the size.
    let stage = Stage(width: 100) {
      Color.red.frame(width: 40, height: 20)
        .background(alignment: .topLeading) { Color.blue.frame(width: 90, height: 90) }
        .overlay(alignment: .bottomTrailing) { Color.green.frame(width: 6, height: 6) }
    }
    expectEqual(stage.view.frame.height, 20)
    expectEqual(stage.frames, [rect(0, 0, 90, 90), rect(0, 0, 40, 20), rect(34, 14, 6, 6)])

    // Opacity, hiding and clipping hold for all of a view at once.
    let layered = Stage(width: 100) {
      HStack(spacing: 0) {
        HStack(spacing: 2) {
          Color.red.frame(width: 10, height: 10)
          Color.blue.frame(width: 10, height: 10)
        }
        .opacity(0.5)
        Color.red.frame(width: 10, height: 10).hidden()
        Color.red.frame(width: 10, height: 10).cornerRadius(3)
      }
    }
    expectEqual(layered.frames, [rect(0, 0, 22, 10), rect(22, 0, 10, 10), rect(32, 0, 10, 10)])
    expectEqual(layered.views[0].alpha, 0.5)
    expectEqual(layered.views[0].subviews.map(\.frame), [rect(0, 0, 10, 10), rect(12, 0, 10, 10)])
    expect(layered.views[1].isHidden)
    expect(layered.views[2].clipsToBounds && layered.views[2].layer.cornerRadius == 3)
    expectEqual(layered.views[2].subviews.map(\.frame), [rect(0, 0, 10, 10)])

    shapes()
    groups()
  }

  /// Shapes fill their room, with corners that fit it.
  private func shapes() {
    let stage = Stage(width: 100) {
      VStack(spacing: 0) {
        Rectangle().frame(width: 40, height: 20)
        Capsule().fill(.red).frame(width: 40, height: 20)
        Circle().fill(.red).frame(width: 40, height: 20)
        RoundedRectangle(cornerRadius: 4).fill(.red).frame(width: 40, height: 20)
        RoundedRectangle(cornerRadius: 400).fill(.red).frame(width: 40, height: 20)
      }
    }
    expectEqual(
      stage.frames,
      [
        rect(0, 0, 40, 20), rect(0, 20, 40, 20), rect(10, 40, 20, 20), rect(0, 60, 40, 20),
        rect(0, 80, 40, 20),
      ]
    )
    expectEqual(stage.views.map(\.layer.cornerRadius), [0, 10, 10, 4, 10])
    expectEqual(stage.views[0].backgroundColor?.packedRGBA, UIColor.label.packedRGBA)
  }

  /// A modifier of a group applies to each view in it, and to none in an empty one.
  private func groups() {
    let stage = Stage(width: 100) {
      HStack(spacing: 0) {
        Group {
          Color.red.frame(width: 10, height: 10)
          Color.blue.frame(width: 10, height: 10)
        }
        .padding(1)
        Group { if UIView().tag == 1 { Color.red } }.padding(50)
        ForEach(0..<2) { _ in Color.green.frame(width: 5, height: 5) }.padding(2)
      }
    }
    expectEqual(
      stage.frames,
      [rect(1, 1, 10, 10), rect(13, 1, 10, 10), rect(26, 3.5, 5, 5), rect(35, 3.5, 5, 5)]
    )
  }
}
