// SPDX-License-Identifier: Apache-2.0

import SwiftUI

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
