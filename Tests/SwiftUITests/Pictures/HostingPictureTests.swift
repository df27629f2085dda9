// SPDX-License-Identifier: Apache-2.0

import GoldenPictures
@_spi(Headless) import HeadlessUIKit
import SwiftUI
import Testing

/// A picture of hosted views: stacks, frames, paddings, shapes, backgrounds and margins.
@Suite("Pictures of hosted views") @MainActor struct HostingPictureTests {
  @Test("S2-18, R46: hosted cells look as they did when they were looked at")
  func cells() throws {
    let configurations: [any UIContentConfiguration] = [
      UIHostingConfiguration { Text("one text") },
      UIHostingConfiguration {
        HStack {
          Image(systemName: "star.fill").foregroundStyle(.orange)
          VStack(alignment: .leading) {
            Text("Headline").font(.headline)
            Text("A caption below it that is long enough to need a second line of its own.")
              .font(.caption).foregroundStyle(.secondary)
          }
          Spacer()
          Text("12").font(.footnote).padding(4).background(Color.red).cornerRadius(6)
        }
      },
      UIHostingConfiguration {
        HStack {
          Circle().fill(Color.green).frame(width: 24, height: 24)
          RoundedRectangle(cornerRadius: 6).fill(Color.blue).frame(width: 40, height: 24)
          Capsule().fill(Color.purple).frame(height: 12)
          Rectangle().fill(Color.yellow).frame(width: 12, height: 36)
        }
      }
      .background(Color.gray.opacity(0.2)),
      UIHostingConfiguration {
        ZStack(alignment: .bottomTrailing) {
          Color.teal.frame(height: 60)
          Text("corner").foregroundStyle(.white).padding(6)
        }
      }
      .margins(.all, 0),
      UIHostingConfiguration {
        VStack(spacing: 2) {
          Text("three lines at most, in the middle: " + String(repeating: "words and ", count: 20))
            .lineLimit(3).multilineTextAlignment(.center)
          Divider()
          Text("below the line")
        }
      }
      .margins(.horizontal, 60),
    ]
    #expect(
      try GoldenPicture("hosted-cells").difference(from: picture(of: configurations)) == nil
    )
  }

  private func picture(of configurations: [any UIContentConfiguration]) -> String {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
    var top: CGFloat = 0
    for configuration in configurations {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = configuration
      window.addSubview(cell)
      let height =
        cell.systemLayoutSizeFitting(
          CGSize(width: 320, height: 0),
          withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        )
        .height
      cell.frame = CGRect(x: 0, y: top, width: 320, height: height)
      top += height
    }
    window.frame.size.height = top
    FrameRenderer(root: window).renderFrame()
    var snapshot = FrameSnapshot(of: window)
    return snapshot.svg()
  }
}
