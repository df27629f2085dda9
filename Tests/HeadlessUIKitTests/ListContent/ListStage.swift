// SPDX-License-Identifier: Apache-2.0

import Foundation

@_spi(Headless) @testable import HeadlessUIKit

/// A list content view on its own in a root, laid out at a size and text size.
@MainActor struct ListStage {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
  let view: UIListContentView

  /// Lays a configuration out.
  init(
    _ configuration: UIListContentConfiguration,
    size: CGSize = CGSize(width: 375, height: 44),
    category: UIContentSizeCategory = .large,
    isRightToLeft: Bool = false
  ) {
    root.traitOverrides.preferredContentSizeCategory = category
    if isRightToLeft { root.traitOverrides.layoutDirection = .rightToLeft }
    view = UIListContentView(configuration: configuration)
    root.addSubview(view)
    view.frame = CGRect(origin: .zero, size: size)
    root.layoutIfNeeded()
  }

  /// Where the image is seen, or nil.
  var image: CGRect? { Self.frame(view.imagePart) }
  /// Where the text is seen, or nil.
  var text: CGRect? { Self.frame(view.textPart) }
  /// Where the secondary text is seen, or nil.
  var secondaryText: CGRect? { Self.frame(view.secondaryTextPart) }

  func fit(width: CGFloat) {
    let height = view.sizeThatFits(CGSize(width: width, height: 0)).height
    view.frame.size = CGSize(width: width, height: height)
    root.layoutIfNeeded()
  }

  func lines(of label: UILabel?) -> [(text: String, x: Double, baseline: Double)] {
    FrameRenderer(root: root).renderFrame()
    return (label?.displayList ?? [])
      .compactMap { command in
        guard case .text(let run) = command else { return nil }
        return (run.shownText, run.x, run.baseline)
      }
  }

  private static func frame(_ part: UIView?) -> CGRect? {
    part.flatMap { $0.isHidden ? nil : $0.frame }
  }

  /// An image of a size in points.
  static func picture(_ width: Int, _ height: Int, color: UInt32 = 0x1020_30FF) -> UIImage {
    UIImage(
      pixelBuffer: PixelBuffer(
        width: width,
        height: height,
        pixels: Array(repeating: color, count: width * height)
      )
    )
  }

  /// The height of a label of one line in a font: its line height, up to whole half points.
  static func height(_ font: UIFont, lines: Int = 1) -> CGFloat {
    (font.lineHeight * CGFloat(lines) * 2 - 1e-6).rounded(.up) / 2
  }

  static func width(_ text: String, _ font: UIFont) -> CGFloat {
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = font
    return label.sizeThatFits(.zero).width
  }
}
