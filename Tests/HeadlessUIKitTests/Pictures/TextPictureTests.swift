// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// A picture of labels: wrapping and truncation in many scripts, runs, directions, alignments.
@Suite("Pictures of text") @MainActor struct TextPictureTests {
  private let sentences = [
    "Words wrap at spaces, and long ones are cut to an ellipsis.",
    "단어는 빈칸에서 줄을 바꾸고 긴 글은 줄임표로 끝납니다.",
    "行頭に句読点は置けません。「括弧」も、閉じるものは同じです。",
    "标点不能放在行首，这一行很长，所以要换行。",
    "ข้อความภาษาไทยไม่มีช่องว่างระหว่างคำ แต่มีระหว่างประโยค",
    "النص العربي يبدأ من اليمين ويلتف عند المسافات.",
    "טקסט בעברית מתחיל מימין ונשבר ברווחים.",
    "👨‍👩‍👧‍👦 families, 🇰🇷 flags and 👍🏽 tones stay whole 👩🏾‍🚒👩🏾‍🚒👩🏾‍🚒👩🏾‍🚒👩🏾‍🚒.",
  ]

  @Test("labels of one and of many lines look as they did when they were looked at")
  func scripts() throws {
    var labels: [UILabel] = []
    for sentence in sentences {
      let wrapped = UILabel(frame: .zero)
      wrapped.numberOfLines = 0
      wrapped.text = sentence
      labels.append(wrapped)
      for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
        let line = UILabel(frame: .zero)
        line.text = sentence
        line.lineBreakMode = mode
        line.textColor = .secondaryLabel
        labels.append(line)
      }
    }
    try expect(GoldenPicture("text-scripts").difference(from: picture(of: labels)) == nil)
  }

  @Test("runs, alignments and shrunk texts look as they did when they were looked at")
  func styles() throws {
    let runs = NSMutableAttributedString(string: "large ", attributes: [.font: large])
    runs.append(
      NSAttributedString(
        string: "red bold ",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor.systemRed,
        ]
      )
    )
    runs.append(
      NSAttributedString(
        string: "marked",
        attributes: [
          .backgroundColor: UIColor.systemYellow
        ]
      )
    )
    runs.append(
      NSAttributedString(
        string: " underlined and struck out",
        attributes: [
          .underlineStyle: NSUnderlineStyle.single.rawValue,
          .strikethroughStyle: NSUnderlineStyle.single.rawValue,
        ]
      )
    )
    let attributed = UILabel(frame: .zero)
    attributed.numberOfLines = 0
    attributed.attributedText = runs
    var labels = [attributed]
    for alignment in [NSTextAlignment.left, .center, .right] {
      let label = UILabel(frame: .zero)
      label.text = "to one side\nor the other"
      label.numberOfLines = 0
      label.textAlignment = alignment
      labels.append(label)
    }
    let shrunk = UILabel(frame: .zero)
    shrunk.text = "a line that is shrunk until it fits in its width"
    shrunk.adjustsFontSizeToFitWidth = true
    shrunk.minimumScaleFactor = 0.5
    labels.append(shrunk)
    try expect(GoldenPicture("text-styles").difference(from: picture(of: labels)) == nil)
  }

  private let large = UIFont.systemFont(ofSize: 28)

  /// The labels below each other, 220 points wide.
  private func picture(of labels: [UILabel]) -> String {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 240, height: 0))
    var top: CGFloat = 8
    for label in labels {
      let size = label.sizeThatFits(CGSize(width: 220, height: 0))
      label.frame = CGRect(x: 10, y: top, width: 220, height: size.height)
      window.addSubview(label)
      top += size.height + 6
    }
    window.frame.size.height = top
    FrameRenderer(root: window).renderFrame()
    var snapshot = FrameSnapshot(of: window)
    return snapshot.svg()
  }
}
