// SPDX-License-Identifier: Apache-2.0

import SwiftUI

extension View {
  /// Puts the view at a place of a stack that is aligned at its top leading corner.
  func placed(x: CGFloat, y: CGFloat) -> some View {
    offset(x: x, y: y)
  }

  /// Puts the view in the middle of a rectangle's height, at a place of such a stack.
  func placed(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> some View {
    frame(width: width, height: height).offset(x: x, y: y)
  }
}

/// A text over the whole width, at the side on which its lines begin.
///
/// A text takes no more width than it needs, and lies at the leading edge. A label is as wide as it
/// is made, and lines that run from right to left begin at its right edge; so they do here.
struct HostedText: View {
  let text: String
  let font: Font
  var color = Color(uiColor: .label)
  var lineLimit: Int? = 1

  var body: some View {
    Text(text)
      .font(font)
      .foregroundStyle(color)
      .lineLimit(lineLimit)
      .frame(maxWidth: .infinity, alignment: text.runsFromRightToLeft ? .trailing : .leading)
  }
}

/// An image in a square of a side.
struct HostedImage: View {
  let image: UIImage
  let side: CGFloat

  var body: some View {
    Image(uiImage: image)
      .resizable()
      .frame(width: side, height: side)
  }
}

/// The flag of a row, in its colour.
struct HostedFlag: View {
  var body: some View {
    if let flag = Palette.flag {
      Image(uiImage: flag)
        .renderingMode(.template)
        .resizable()
        .frame(width: 16, height: 16)
        .foregroundStyle(.orange)
    }
  }
}
