// SPDX-License-Identifier: Apache-2.0

import Foundation

@_spi(Headless) @testable import HeadlessUIKit

/// What a label commits when it is shown at a size.
@MainActor struct DrawnLabel {
  struct Text: Equatable {
    let words: String
    let x: Double
    let baseline: Double
    let width: Double
    let size: Double
    let color: UInt32
    let isRightToLeft: Bool
  }

  let texts: [Text]
  let fills: [(rect: CGRect, color: UInt32)]

  init(_ label: UILabel, width: Double, height: Double) throws {
    let root = UIView(frame: CGRect(0, 0, 2000, 2000))
    label.frame = CGRect(x: 0, y: 0, width: width, height: height)
    label.setNeedsDisplay()
    root.addSubview(label)
    let renderer = FrameRenderer(root: root)
    renderer.renderFrame()
    let records = try CommitReader.records(of: renderer.withCommittedBytes { Array($0) })
    label.removeFromSuperview()
    var texts: [Text] = []
    var fills: [(rect: CGRect, color: UInt32)] = []
    for command in records.last?.contents ?? [] {
      switch command {
      case .text(let words, let x, let baseline, let width, let size, let weight, let color):
        texts.append(
          Text(
            words: words,
            x: Double(x),
            baseline: Double(baseline),
            width: Double(width),
            size: Double(size),
            color: color,
            isRightToLeft: weight & 0x80 != 0
          )
        )
      case .fill(let rect, let color): fills.append((rect, color))
      default: break
      }
    }
    self.texts = texts
    self.fills = fills
  }

  var words: [String] { texts.map(\.words) }
}

/// Whether two lengths are the same as far as the single precision of a commit tells.
func isClose(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.01 }
