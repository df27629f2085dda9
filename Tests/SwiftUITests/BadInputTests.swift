// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import TestSupport
import Testing

@MainActor @Suite struct BadInputTests {
  private nonisolated static let lengths: [CGFloat] = [
    .nan, .infinity, -.infinity, -1, -1e300, 0, 1e300, .leastNonzeroMagnitude, 1e12,
  ]

  /// Whether every view has a frame of finite numbers and no negative size.
  private func isSound(_ view: UIView) -> Bool {
    let frame = view.frame
    let isFinite =
      frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite
      && frame.height.isFinite
    return isFinite && frame.width >= 0 && frame.height >= 0 && view.subviews.allSatisfy(isSound)
  }

  @Test("S2-18: lengths that mean nothing have a defined result", arguments: lengths)
  func lengths(length: CGFloat) {
    let stage = Stage(width: 300) {
      VStack(spacing: length) {
        Text("frame").frame(width: length, height: length)
        Text("bounds").frame(minWidth: length, maxWidth: length, minHeight: length)
        Text("most").frame(maxWidth: length, maxHeight: length)
        Text("ideal").frame(idealWidth: length, idealHeight: length).fixedSize()
        Text("padding").padding(length)
        Text("edges").padding(.horizontal, length)
        Text("offset").offset(x: length, y: length)
        Text("font").font(.system(size: length))
        HStack(spacing: length) {
          Color.red.aspectRatio(length, contentMode: .fit)
          Spacer(minLength: length)
          Color.red.layoutPriority(Double(length)).opacity(Double(length))
        }
        RoundedRectangle(cornerRadius: length).cornerRadius(length)
      }
    }
    expect(isSound(stage.view))
    for width in Self.lengths where width.isFinite && abs(width) < 1e6 {
      stage.lay(width: width, height: 50)
      expect(isSound(stage.view))
    }
  }

  @Test("S2-18: a meaningless frame is ignored, and negative padding extends outside")
  func ignored() {
    // A frame of a length that means nothing is no frame.
    let text = labelSize("text")
    for length in [.nan, .infinity, -.infinity, -1] as [CGFloat] {
      let stage = Stage(width: 300) { Text("text").frame(width: length, height: length) }
      expectEqual(stage.frames, [CGRect(origin: .zero, size: text)], "\(length)")
    }

    // Negative padding reaches out.
    let stage = Stage(width: 100) {
      HStack(spacing: -5) {
        Color.red.frame(width: 10, height: 10).padding(-2)
        Color.red.frame(width: 10, height: 10)
      }
    }
    // The padded box counts for 6 by 6, and the next begins 5 before its end.
    expectEqual(stage.frames, [rect(-2, 0, 10, 10), rect(1, 0, 10, 10)])
  }

  @Test(
    "S2-18: padding and spacing that are not numbers are none",
    arguments: [.nan, .infinity, -.infinity] as [CGFloat]
  )
  func ignoredSpace(length: CGFloat) {
    let stage = Stage(width: 300) {
      HStack(spacing: length) {
        Color.red.frame(width: 10, height: 10).padding(length)
        Color.red.frame(width: 10, height: 10)
      }
    }
    expectEqual(stage.frames, [rect(0, 0, 10, 10), rect(10, 0, 10, 10)])
  }

  @Test(
    "S2-18: hosting margins and least sizes that mean nothing are those of the system",
    arguments: lengths
  )
  func hostingLengths(length: CGFloat) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.contentConfiguration = UIHostingConfiguration { Text("a") }
      .margins(.all, length)
      .minSize(width: length, height: length)
    let fitted = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    expect(fitted.height.isFinite && fitted.height >= 0)
    cell.layoutIfNeeded()
    expect(isSound(cell))
  }

  @Test("S2-18: deep nesting, many children and long texts are laid out in linear time")
  func large() {
    // A thousand stacks in one another are measured in linear time.
    var view = AnyView(Text("deep"))
    for depth in 0..<1000 {
      let inner = view
      view =
        switch depth % 3 {
        case 0:
          AnyView(
            HStack {
              inner; Color.red.frame(maxWidth: 1, maxHeight: 1)
            }
          )
        case 1:
          AnyView(
            VStack {
              inner; Spacer(minLength: 0)
            }
          )
        default: AnyView(HStack { inner }.padding(.leading, 0.5))
        }
    }
    let tree = view
    let stage = Stage(width: 5000) { tree }
    expect(stage.labels.count == 1 && stage.views.count == 335)
    expect(isSound(stage.view))

    // Ten thousand views in a stack.
    func list(_ count: Int) -> some View {
      VStack(spacing: 1) {
        ForEach(0..<count, id: \.self) { Color.red.frame(width: CGFloat($0 % 7), height: 2) }
      }
    }
    // 9,999 leaves 3 by 7, and the widest is 6.
    let listStage = Stage(width: 100) { list(10_000) }
    expect(listStage.views.count == 10_000 && listStage.view.frame.height == 29_999)
    expectEqual(listStage.frames.last, rect(1.5, 29_997, 3, 2))
    listStage.show { list(10) }
    expectEqual(listStage.views.count, 10)

    texts()
  }

  /// A text of a megabyte and texts of odd scalars.
  private func texts() {
    let texts = [
      String(repeating: "word ", count: 200_000), String(repeating: "가", count: 300_000), "\u{0}",
      "\u{200D}\u{FE0F}", String(decoding: [0xED, 0xA0, 0x80, 0xFF], as: UTF8.self), "\n\n\n",
    ]
    for text in texts {
      let stage = Stage(width: 300) {
        HStack {
          Text(text).lineLimit(2)
          Text(text).lineLimit(1).truncationMode(.middle)
        }
      }
      expect(isSound(stage.view))
    }
  }
}
